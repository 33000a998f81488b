import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, toPromise, waitFor } from 'xstate';
import { dropDrawn, isDrawn, provideFirstPage, provideTakeOver } from '../../src/app/take-over.actors';
import { settled } from '../support/deferred';

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

const takeOver = () => toPromise(createActor(provideTakeOver()).start());

it('takes the place of what the server has drawn, once [NFR-07]', async () => {
  const { app } = draw();
  expect(isDrawn()).toBe(true);
  await takeOver();
  await takeOver();
  expect(isDrawn()).toBe(false);
  expect(app.innerHTML).toBe(PAGE);
});

/** A shop whose entry leads on to its market, part by part. */
function openShop(path: string, popular: Promise<string>, latest: Promise<string>) {
  const top = createRootRoute();
  const entry = createRoute({
    getParentRoute: () => top,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/home' });
    },
  });
  const home = createRoute({
    getParentRoute: () => top,
    path: '/home',
    loader: () => ({ stores: { popular: { key: 'popular', promise: popular } }, latest }),
  });
  return createRouter({
    routeTree: top.addChildren([entry, home]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

it.each(['/', '/home'])(
  'waits for the page that %s leads to, with all its parts, failed ones too [NFR-07, NFR-09]',
  async (path) => {
    let answer: (name: string) => void = () => undefined;
    const popular = new Promise<string>((resolve) => {
      answer = resolve;
    });
    let refuse: (error: Error) => void = () => undefined;
    const latest = new Promise<string>((_, reject) => {
      refuse = reject;
    });
    const router = openShop(path, popular, latest);
    const firstPage = createActor(provideFirstPage(router)).start();
    await vi.waitFor(() => expect(router.state.matches.at(-1)?.status).toBe('success'));
    expect(router.state.location.pathname).toBe('/home');
    expect(firstPage.getSnapshot().status).toBe('active');
    answer('Basil Kitchen');
    refuse(new Error('no answer'));
    await waitFor(firstPage, ({ status }) => status === 'done');
    // React shows at once what says that it is answered.
    expect(popular).toMatchObject({ status: 'fulfilled', value: 'Basil Kitchen' });
    expect(latest).toMatchObject({ status: 'rejected' });
  },
);

it('waits for a finger that is down, and for the part that was pressed [NFR-07]', async () => {
  const { words, app } = draw();
  const pressed = app.querySelector('button');
  const click = vi.fn();
  pressed?.addEventListener('click', click);
  words.querySelector('button')?.setAttribute('data-pressed', '1');
  pressed?.remove();
  document.documentElement.setAttribute('data-pressing', '');
  const done = takeOver();
  if (pressed) app.append(pressed);
  await settled();
  expect(isDrawn()).toBe(true);
  document.documentElement.removeAttribute('data-pressing');
  await done;
  expect(isDrawn()).toBe(false);
  expect(click).toHaveBeenCalledTimes(1);
});

it('waits for the button that was pressed where its part comes late [NFR-07]', async () => {
  const { words, app } = draw();
  const pressed = app.querySelector('button');
  words.querySelector('button')?.setAttribute('data-pressed', '1');
  pressed?.remove();
  const done = takeOver();
  await settled();
  expect(isDrawn()).toBe(true);
  if (pressed) app.append(pressed);
  await done;
  expect(isDrawn()).toBe(false);
});

describe('a page that is shorter than where somebody reads [NFR-07]', () => {
  function grow() {
    const { words, app } = draw();
    const heights = (element: HTMLElement, height: () => number) =>
      Object.defineProperty(element, 'scrollHeight', { get: height });
    heights(words, () => 5000);
    heights(app, () => 500 * app.querySelectorAll('article').length);
    const clock = new SimulatedClock();
    const flow = createActor(provideTakeOver(), { clock }).start();
    return { app, clock, done: toPromise(flow) };
  }

  it('is waited for until it reaches down', async () => {
    const { app, done } = grow();
    app.append(document.createElement('article'));
    await settled();
    expect(isDrawn()).toBe(true);
    app.append(document.createElement('article'));
    await done;
    expect(isDrawn()).toBe(false);
  });

  it('is not waited for longer than three seconds', async () => {
    const { clock, done } = grow();
    clock.increment(2_999);
    await settled();
    expect(isDrawn()).toBe(true);
    clock.increment(1);
    await done;
    expect(isDrawn()).toBe(false);
  });
});

it('keeps what was typed before the app came, and where [NFR-07]', async () => {
  const { words, app } = draw();
  const heard = vi.fn();
  app.addEventListener('input', heard);
  const drawn = words.querySelector('input');
  drawn?.focus();
  if (drawn) drawn.value = '20 Quay';
  await takeOver();
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
  await takeOver();
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
  await takeOver();
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
