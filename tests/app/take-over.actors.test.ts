import { afterEach, expect, it, vi } from 'vitest';
import { dropDrawn, isDrawn, takeOver } from '../../src/app/take-over.actors';

const PAGE = `
  <label for="address">Address</label><input id="address">
  <label><input type="radio" name="size" checked="">Small</label>
  <label><input type="radio" name="size">Large</label>
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

it('takes the place of what the server has drawn, once [NFR-07]', async () => {
  const { app } = draw();
  expect(isDrawn()).toBe(true);
  await takeOver(app);
  await takeOver(app);
  expect(isDrawn()).toBe(false);
  expect(app.innerHTML).toBe(PAGE);
});

it('keeps what was typed before the app came, and where [NFR-07]', async () => {
  const { words, app } = draw();
  const heard = vi.fn();
  app.addEventListener('input', heard);
  const drawn = words.querySelector('input');
  drawn?.focus();
  if (drawn) drawn.value = '20 Quay';
  await takeOver(app);
  expect(document.activeElement).toBe(app.querySelector('input'));
  expect(app.querySelector('input')?.value).toBe('20 Quay');
  expect(heard).toHaveBeenCalledOnce();
});

it('does what was pressed before the app came, and nothing else [NFR-07]', async () => {
  const { words, app } = draw();
  const pressed: string[] = [];
  app.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).textContent));
  const [current, address] = words.querySelectorAll('button');
  current?.setAttribute('data-pressed', '2');
  address?.setAttribute('data-pressed', '1 3');
  await takeOver(app);
  expect(pressed).toEqual(['Address', 'Use Current Location', 'Address']);
});

it('keeps what was chosen before the app came [NFR-07]', async () => {
  const { words, app } = draw();
  for (const [part, name] of [
    [words, 'drawn'],
    [app, 'live'],
  ] as const)
    for (const radio of part.querySelectorAll<HTMLInputElement>('[type=radio]')) radio.name = name;
  words.querySelectorAll<HTMLInputElement>('[type=radio]')[1]?.click();
  await takeOver(app);
  const chosen = [...app.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ checked }) => checked);
  expect(chosen).toEqual([false, true]);
});

it('makes room for what says that the shop could not be opened [NFR-09]', () => {
  draw();
  dropDrawn();
  expect(isDrawn()).toBe(false);
});

it('lets the app be where the server has drawn nothing [NFR-11]', async () => {
  document.body.innerHTML = `<div id="root">${PAGE}</div>`;
  await takeOver();
  expect(document.getElementById('root')?.innerHTML).toBe(PAGE);
});
