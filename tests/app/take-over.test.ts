import { afterEach, expect, it, vi } from 'vitest';
import { isDrawn, takeOver } from '../../src/app/take-over';

const PAGE = `
  <label for="address">Address</label><input id="address">
  <button type="button">Use Current Location</button>
  <button type="button" aria-label="Choose your address">Address</button>`;

function draw(): { words: HTMLElement; app: HTMLElement } {
  document.body.innerHTML = `<div id="first-words">${PAGE}</div><div id="root">${PAGE}</div>`;
  const [words, app] = ['first-words', 'root'].map((id) => document.getElementById(id));
  if (!words || !app) throw new Error('The page is not drawn.');
  return { words, app };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('takes the place of what the server has drawn, once [NFR-07]', () => {
  const { app } = draw();
  expect(isDrawn()).toBe(true);
  takeOver(app);
  takeOver(app);
  expect(isDrawn()).toBe(false);
  expect(app.innerHTML).toBe(PAGE);
});

it('keeps what was typed before the app came, and where [NFR-07]', () => {
  const { words, app } = draw();
  const heard = vi.fn();
  app.addEventListener('input', heard);
  const drawn = words.querySelector('input');
  drawn?.focus();
  if (drawn) drawn.value = '20 Quay';
  takeOver(app);
  expect(document.activeElement).toBe(app.querySelector('input'));
  expect(app.querySelector('input')?.value).toBe('20 Quay');
  expect(heard).toHaveBeenCalledOnce();
});

it('does what was pressed before the app came, and nothing else [NFR-07]', () => {
  const { words, app } = draw();
  const pressed: string[] = [];
  app.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).textContent));
  words.querySelector('[aria-label]')?.setAttribute('data-pressed', '');
  takeOver(app);
  expect(pressed).toEqual(['Address']);
});

it('lets the app be where the server has drawn nothing [NFR-11]', () => {
  document.body.innerHTML = `<div id="root">${PAGE}</div>`;
  takeOver();
  expect(document.getElementById('root')?.innerHTML).toBe(PAGE);
});
