import { afterEach, expect, test } from 'vitest';
import { choices, firstAnswer, inReadingOrder, pressBack, pressEnd } from './keyboard';
import { Numbering } from './numbering';

/** A board with these buttons; nothing is laid out here, so each says where it lies. */
function board(...buttons: string[]): HTMLElement {
  document.body.innerHTML = `<div id="board">${buttons.join('')}</div>`;
  const root = document.querySelector<HTMLElement>('#board') as HTMLElement;
  for (const one of root.querySelectorAll<HTMLElement>('[data-at]')) {
    const [left = 0, top = 0] = (one.dataset.at ?? '').split(' ').map(Number);
    one.getBoundingClientRect = () => new DOMRect(left, top, 40, 20);
    one.checkVisibility = () => true;
    one.onclick = () => pressed.push(nameOf(one));
  }
  return root;
}
const button = (attributes: string, at: string) =>
  `<button ${attributes} data-at="${at}">x</button>`;
const move = (notation: string, at = '0 0') => button(`data-move="${notation}"`, at);
const nameOf = (one: HTMLElement | undefined) => one?.dataset.move ?? one?.dataset.act ?? '';
const names = (found: (HTMLElement | undefined)[]) => found.map(nameOf);
const pressed: string[] = [];
afterEach(() => void (pressed.length = 0));

test('choices are read from top to bottom and from left to right, ways back last', () => {
  const root = board(
    button('data-act="back"', '0 0'),
    move('c', '0 100'),
    move('b', '60 4'),
    move('a', '10 8'),
  );
  expect(names(choices(root))).toEqual(['a', 'b', 'c', 'back']);
  expect(inReadingOrder([])).toEqual([]);
});

test('what lies together is read together', () => {
  const tail = `<div data-together>${move('exchange', '100 0')}${move('nothing', '100 30')}</div>`;
  const root = board(tail, move('take', '0 12'), move('pass', '0 90'));
  const group = root.querySelector('[data-together]') as HTMLElement;
  group.getBoundingClientRect = () => new DOMRect(100, 0, 40, 50);
  expect(names(choices(root))).toEqual(['take', 'exchange', 'nothing', 'pass']);
});

test('a tall column at the right is read before what begins far below its top', () => {
  const column = `<div data-together>${move('buy', '500 20')}</div>`;
  const root = board(move('hand', '0 150'), column);
  const tall = root.querySelector('[data-together]') as HTMLElement;
  tall.getBoundingClientRect = () => new DOMRect(500, 0, 40, 200);
  expect(names(choices(root))).toEqual(['buy', 'hand']);
});

const BACK = button('data-act="back"', '0 0');
const many = (count: number, first = 0) =>
  Array.from({ length: count }, (_, at) => move(`m${first + at}`, `0 ${(first + at) * 30}`));

test('a number stays while a decision is prepared, and 0 shows the next nine', () => {
  const numbering = new Numbering();
  const shown = (root: HTMLElement) => names(numbering.shown(root, 't', 1));
  expect(shown(board(...many(12)))).toEqual(many(9).map((_, at) => `m${at}`));
  const fewer = board(...many(11, 1), BACK);
  expect(shown(fewer).slice(0, 3)).toEqual(['', 'm1', 'm2']);
  numbering.next();
  expect([numbering.first, numbering.last, numbering.count]).toEqual([10, 12, 12]);
  expect(shown(fewer)).toEqual(['m9', 'm10', 'm11']);
  numbering.next();
  expect(numbering.first).toBe(1);
  expect(shown(board(...many(12))).slice(0, 3)).toEqual(['m0', 'm1', 'm2']);
});

test('what comes later has a number that nothing else had, and ways back have none', () => {
  const numbering = new Numbering();
  const shown = (root: HTMLElement) => names(numbering.shown(root, 't', 1));
  shown(board(...many(4)));
  const after = [move('m0'), move('new', '0 200'), move('m3', '0 90'), BACK];
  expect(shown(board(...after))).toEqual(['m0', '', '', 'm3', 'new']);
  expect(shown(board(move('upper', '0 10'), move('m3', '0 90')))).toEqual([
    ...['', '', '', 'm3', '', 'upper'],
  ]);
  expect(shown(board(...many(4)))).toEqual(['m0', 'm1', 'm2', 'm3']);
});

test('at the same question all are counted anew if all is new, or if nine digits would do', () => {
  const numbering = new Numbering();
  const shown = (...buttons: string[]) => names(numbering.shown(board(...buttons), 't', 1));
  shown(...many(7));
  expect(shown(move('a'), move('b', '50 0'))).toEqual(['a', 'b']);
  shown(...many(9));
  expect(shown(...many(9), move('x', '0 200')).length).toBe(9); // of ten one has to wait
  expect(shown(...many(3), move('y', '0 200'))).toEqual(['m0', 'm1', 'm2', 'y']);
});

test('whoever takes a decision back finds the numbers as they were', () => {
  const numbering = new Numbering();
  const shown = (ply: number, ...buttons: string[]) =>
    names(numbering.shown(board(...buttons), 't', ply));
  shown(1, ...many(4));
  const fewer = many(2, 2);
  expect(shown(2, ...fewer)).toEqual(['', '', 'm2', 'm3']);
  expect(shown(3, move('upper'), ...fewer)).toEqual(['upper', 'm2', 'm3']);
  expect(shown(2, ...fewer)).toEqual(['', '', 'm2', 'm3']);
  expect(shown(1, ...many(4))).toEqual(['m0', 'm1', 'm2', 'm3']);
});

test('what lies on the board and among the answers has one number, what is looked at has the first', () => {
  const numbering = new Numbering();
  const card = button('data-act="card" data-thing="vase"', '0 0');
  const answer = button('data-act="pick" data-thing="vase"', '0 90');
  const line = (...buttons: string[]) => `<div class="actions">${buttons.join('')}</div>`;
  const shown = (...buttons: string[]) => names(numbering.shown(board(...buttons), 't', 1));
  expect(shown(card, line(answer))).toEqual(['pick']);
  const leave = button('data-act="unfocus"', '0 120');
  expect(shown(card, line(leave, move('sell', '50 120')))).toEqual(['sell']);
});

test('in a turn a thing keeps its number, in the next one all are counted anew', () => {
  const numbering = new Numbering();
  numbering.shown(board(...many(4)), 't', 1);
  const left = board(...many(2, 1), move('new', '0 0'));
  expect(names(numbering.shown(left, 't', 2))).toEqual(['new', 'm1', 'm2']);
  expect(names(numbering.shown(board(...many(1, 3)), 't', 3))).toEqual(['', '', '', 'm3']);
  expect(names(numbering.shown(board(...many(2, 1)), 'u', 4))).toEqual(['m1', 'm2']);
  numbering.shown(board(...many(12)), 'v', 5);
  expect(names(numbering.shown(board(...many(3, 9)), 'v', 6))).toEqual(['m9', 'm10', 'm11']);
});

test('a question that a board calls another one counts its answers anew', () => {
  const numbering = new Numbering();
  const asks = (question: string, ...buttons: string[]) => {
    const root = board(...buttons, `<i data-question="${question}"></i>`);
    return names(numbering.shown(root, 't', 1));
  };
  expect(asks('', ...many(3))).toEqual(['m0', 'm1', 'm2']);
  expect(asks('pay', move('museum'), move('ship', '50 0'))).toEqual(['museum', 'ship']);
  expect(asks('pay again', move('ship'), move('museum', '50 0'))).toEqual(['ship', 'museum']);
  expect(asks('', ...many(3))).toEqual(['m0', 'm1', 'm2']);
});

test('the key that ends confirms whatever is to be confirmed first', () => {
  const legal = [{ key: 0, notation: 'pass', parts: { do: 'pass' }, ends: [] }];
  for (const act of ['commit', 'finish', 'name'])
    pressEnd(board(move('pass'), button(`data-act="${act}"`, '0 0')), legal);
  pressEnd(board(move('pass'), move('hire')), legal);
  expect(pressEnd(board(move('hire')), legal)).toBe(false);
  expect(pressed).toEqual(['commit', 'finish', 'name', 'pass']);
});

test('Escape takes the whole way back before a single piece', () => {
  const back = button('data-act="back"', '0 100');
  expect(pressBack(board(button('data-act="unpick offer cup"', '0 0'), back))).toBe(true);
  expect(pressBack(board(button('data-act="unpick offer cup"', '0 0')))).toBe(true);
  expect(pressBack(board(move('a')))).toBe(false);
  expect(pressed).toEqual(['back', 'unpick offer cup']);
});

test('after a decision the focus never lies on what gives something up, if anything else is left', () => {
  const back = button('data-act="back"', '0 100');
  const line = (...answers: string[]) => `<div class="actions">${answers.join('')}</div>`;
  const first = (...buttons: string[]) => nameOf(firstAnswer(board(...buttons)));
  const decline = move('decline', '50 100');
  expect(first(move('buy', '0 0'), line(back, decline))).toBe('buy');
  expect(first(line(back, decline))).toBe('back');
  expect(first(line(decline))).toBe('decline');
  const commit = button('data-act="commit"', '90 100');
  expect(first(move('buy', '0 0'), line(back, decline, commit))).toBe('commit');
});
