// Texts on the screen that do not come from the files of languages: in the language of nobody
// (locales/pseudo.py) every vowel of such a file has an accent.
(known) => {
  const plain = /[A-Za-z]*[aeiou][A-Za-z]*/g;
  const ours = new Set(known);
  const found = new Set();
  const look = (text, where) => {
    for (const word of (text ?? '').match(plain) ?? [])
      if (word.length > 2 && !ours.has(word)) found.add(`“${word}” in ${where}: ${text.trim().slice(0, 60)}`);
  };
  const shown = (one) => one.checkVisibility() && !one.closest('[lang]:not(html), [translate=no]');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    if (one && shown(one) && !one.closest('script, style, svg'))
      look(walker.currentNode.data, one.className || one.tagName);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    if (shown(one))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        look(one.getAttribute(name), `${name} of ${one.tagName}`);
  look(document.title, 'the name of the page');
  return [...found];
};
