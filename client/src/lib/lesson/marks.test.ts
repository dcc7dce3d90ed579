import { expect, test } from 'vitest';
import { hiddenBehind, mark } from './marks';

/** What is marked on a board with these buttons. */
function marked(buttons: string, strayed: boolean): string[] {
  document.body.innerHTML = `<div id="board">${buttons}</div>`;
  const root = document.querySelector('#board') as HTMLElement;
  for (const one of root.querySelectorAll('button')) one.checkVisibility = () => true;
  mark(root, { moves: ['hire asia'], places: [], strayed });
  return [...root.querySelectorAll('[data-wanted]')].map((one) => one.id);
}
const wanted = '<button id="hire" data-move="hire asia"></button>';
const pay =
  '<button id="pay" data-move="pay ship"></button><button id="send" data-act="name"></button>';
const back = '<button id="back" data-act="back"></button>';

test('what a step wants is marked, or what sends it', () => {
  expect(marked(wanted + pay, false)).toEqual(['hire']);
  expect(marked(pay, false)).toEqual(['send']);
});

test('whoever has begun something else is led back, not on', () => {
  expect(marked(pay + back, true)).toEqual(['back']);
  const instead = '<button id="instead" data-instead="hire asia"></button>';
  expect(marked(pay + back + instead, true)).toEqual(['instead']);
});

test('what cannot be seen is opened by its tab', () => {
  document.body.innerHTML = `<div id="root"><div class="board">
    <button data-act="tab tracks"></button><button data-act="tab sites"></button>
    <div class="pane tracks"><i id="track" data-place="track"></i></div></div></div>`;
  const root = document.querySelector('#root') as HTMLElement;
  const track = document.querySelector('#track') as HTMLElement;
  const behind = (seen: boolean) => {
    track.checkVisibility = () => seen;
    mark(root, { moves: [], places: ['track'], strayed: false });
    return hiddenBehind(root)?.dataset.act;
  };
  expect(behind(false)).toBe('tab tracks');
  expect(behind(true)).toBeUndefined();
});

test('what a step speaks of is opened, but not before what is to be pressed', () => {
  const behind = (where: string) => {
    document.body.innerHTML = `<div id="root"><div class="board">
      <button data-act="tab market"></button><button data-act="tab prices"></button>
      <div data-part="market"><i id="place" data-place="cup"></i></div>
      <div ${where}><button id="move" data-move="offer"></button></div></div></div>`;
    const root = document.querySelector('#root') as HTMLElement;
    const [place, move] = ['#place', '#move'].map((one) => root.querySelector<HTMLElement>(one)!);
    place!.checkVisibility = () => false;
    move!.checkVisibility = () => true;
    mark(root, { moves: ['offer'], places: ['cup'], strayed: false });
    return hiddenBehind(root)?.dataset.act;
  };
  expect(behind('class="hand"')).toBe('tab market');
  expect(behind('data-part="prices"')).toBeUndefined();
});
