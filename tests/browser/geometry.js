// What is wrong on the screen: cut, covered, out of reach, or in something else's place.
() => {
  const faults = [];
  const name = (one) => {
    const own =
      one.getAttribute('data-move') ||
      one.getAttribute('data-place') ||
      one.getAttribute('aria-label') ||
      one.textContent.trim().slice(0, 24);
    return `${one.tagName.toLowerCase()}.${[...one.classList].slice(0, 2).join('.')} “${own}”`;
  };
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    one.getClientRects().length > 0 &&
    !one.closest('[inert]');
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inside = (a, b) =>
    a.left >= b.left - 1.5 &&
    a.right <= b.right + 1.5 &&
    a.top >= b.top - 1.5 &&
    a.bottom <= b.bottom + 1.5;
  const clip = (one, axis) => {
    // how this element treats what does not fit into it
    const style = getComputedStyle(one);
    const flow = axis === 'x' ? style.overflowX : style.overflowY;
    return flow === 'visible' ? '' : flow === 'hidden' || flow === 'clip' ? 'cuts' : 'scrolls';
  };
  // Only what cuts without a way to scroll there takes something away.
  const cutBy = (rect, one) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const box = up.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      if (clip(up, 'x') === 'cuts' && (rect.left < box.left - 1.5 || rect.right > box.right + 1.5))
        return up;
      if (clip(up, 'y') === 'cuts' && (rect.top < box.top - 1.5 || rect.bottom > box.bottom + 1.5))
        return up;
      const scrolls = clip(up, 'x') === 'scrolls' || clip(up, 'y') === 'scrolls';
      if (scrolls) {
        if (clip(up, 'x') !== 'scrolls' && rect.right > box.right + 1.5) return up;
        return null;
      }
      if (getComputedStyle(up).position === 'fixed') return null;
    }
    return null;
  };
  const root = document.querySelector('[data-screen]') || document.body;
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('the page is too wide');
  for (const one of root.querySelectorAll('button, a[href], input, select, summary')) {
    if (!shown(one) || one.closest('.sr-only')) continue;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const rect = one.getBoundingClientRect();
    const by = cutBy(rect, one);
    if (by) {
      faults.push(`cut: ${name(one)} by ${name(by)}`);
      continue;
    }
    const x = rect.left + rect.width / 2,
      y = rect.top + rect.height / 2;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
      faults.push(`out of reach: ${name(one)}`);
      continue;
    }
    for (const [dx, dy] of [
      [0.5, 0.5],
      [0.12, 0.5],
      [0.88, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
    ]) {
      const at = [rect.left + rect.width * dx, rect.top + rect.height * dy];
      if (at[1] >= innerHeight || at[0] >= innerWidth || at[0] < 0 || at[1] < 0) continue;
      const top = document.elementFromPoint(...at);
      if (!top || one.contains(top) || top.contains(one)) continue;
      const label = top.closest('label');
      if (label && label.contains(one)) continue;
      faults.push(`covered: ${name(one)} by ${name(top)}`);
      break;
    }
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode,
      one = text.parentElement;
    if (!text.data.trim() || !one || !shown(one) || one.closest('svg, [data-abridged]')) continue;
    if (one.clientWidth === 1 || one.getBoundingClientRect().width <= 1.5) continue; // for ears only
    if (one.scrollWidth > one.clientWidth + 1 && clip(one, 'x') === 'cuts' && one.clientWidth > 0)
      faults.push(`cut text: ${name(one)}`);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const whole of range.getClientRects()) {
      if (whole.width < 2) continue;
      const slack = whole.height * 0.22; // above and below the letters
      const rect = {
        left: whole.left,
        right: whole.right,
        top: whole.top + slack,
        bottom: whole.bottom - slack,
      };
      const by =
        cutBy(rect, one) ||
        (clip(one, 'y') === 'cuts' && !inside(rect, one.getBoundingClientRect()) ? one : null);
      if (by) {
        faults.push(`cut text: ${name(one)} by ${name(by)}`);
        break;
      }
    }
  }
  const seen = (one) => {
    // the part of it that does not lie outside of what scrolls
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const box = { left, top, right, bottom };
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      if (!clip(up, 'x') && !clip(up, 'y')) continue;
      const edge = up.getBoundingClientRect();
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return box;
  };
  const panels = [...root.querySelectorAll('[data-panel]')].filter(shown);
  panels.forEach((one, index) => {
    const box = seen(one);
    for (const other of panels.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const rest = seen(other);
      const wide = Math.min(box.right, rest.right) - Math.max(box.left, rest.left);
      const high = Math.min(box.bottom, rest.bottom) - Math.max(box.top, rest.top);
      if (wide > 1.5 && high > 1.5)
        faults.push(`two panels: ${one.dataset.panel} and ${other.dataset.panel}`);
    }
    // What stands in a panel stays in it, unless it can be scrolled to.
    if (clip(one, 'x') === 'scrolls' || clip(one, 'y') === 'scrolls') return;
    const whole = one.getBoundingClientRect();
    for (const part of one.querySelectorAll('button, p, h2, span, b, strong')) {
      if (!shown(part) || part.closest('[popover], dialog')) continue;
      let up = part.parentElement,
        scrolled = false;
      for (; up && up !== one; up = up.parentElement)
        if (clip(up, 'x') || clip(up, 'y')) {
          scrolled = true;
          break;
        }
      if (scrolled) continue;
      const rect = part.getBoundingClientRect();
      if (rect.width < 2 || rect.height < 2) continue;
      if (
        rect.bottom > whole.bottom + 6 ||
        rect.right > whole.right + 6 ||
        rect.top < whole.top - 6 ||
        rect.left < whole.left - 6
      ) {
        faults.push(`sticks out of ${one.dataset.panel}: ${name(part)}`);
        break;
      }
    }
  });
  return [...new Set(faults)];
};
