import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, toPromise, waitFor } from 'xstate';
import {
  hideBehindServerRendered,
  isServerRendered,
  provideFirstPage,
  provideMountApp,
  removeServerRendered,
} from '../../src/app/mount-app.actors';
import { settled } from '../support/deferred';
import { drawTwoPages as draw, PAGE } from './two-pages';

afterEach(() => {
  document.body.innerHTML = '';
});

const loaded = async () => undefined;
const mountApp = () => toPromise(createActor(provideMountApp(loaded)).start());

it('the app replaces the server-rendered page exactly once [NFR-07]', async () => {
  const { app } = draw();
  expect(isServerRendered()).toBe(true);
  await mountApp();
  await mountApp();
  expect(isServerRendered()).toBe(false);
  expect(app.innerHTML).toBe(PAGE);
});

/** A shop whose landing page leads to the module's home page, whose parts load one after the other. */
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
  'mounting the app waits for the page that %s redirects to and for all its lazy parts, even failed ones [NFR-07, NFR-09]',
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
    // React renders an already resolved promise immediately.
    expect(popular).toMatchObject({ status: 'fulfilled', value: 'Basil Kitchen' });
    expect(latest).toMatchObject({ status: 'rejected' });
  },
);

it('mounting the app waits while a finger is down, and for the code of the pressed button [NFR-07]', async () => {
  const { serverRendered, app } = draw();
  const pressed = app.querySelector('button');
  const click = vi.fn();
  pressed?.addEventListener('click', click);
  serverRendered.querySelector('button')?.setAttribute('data-pressed', '1');
  pressed?.remove();
  document.documentElement.setAttribute('data-pressing', '');
  const done = mountApp();
  if (pressed) app.append(pressed);
  await settled();
  expect(isServerRendered()).toBe(true);
  document.documentElement.removeAttribute('data-pressing');
  await done;
  expect(isServerRendered()).toBe(false);
  expect(click).toHaveBeenCalledTimes(1);
});

it('mounting the app waits for a pressed button whose code loads late [NFR-07]', async () => {
  const { serverRendered, app } = draw();
  const pressed = app.querySelector('button');
  serverRendered.querySelector('button')?.setAttribute('data-pressed', '1');
  pressed?.remove();
  const done = mountApp();
  await settled();
  expect(isServerRendered()).toBe(true);
  if (pressed) app.append(pressed);
  await done;
  expect(isServerRendered()).toBe(false);
});

it.each([
  ['a chosen option', '[type=radio]:not([checked])', (radio: HTMLElement) => radio.click()],
  ['an opened detail', 'details', (details: HTMLElement) => details.setAttribute('open', '')],
] as const)(
  'mounting the app waits for the part of the page that has %s [NFR-07]',
  async (_, selector, change) => {
    const { serverRendered, app } = draw();
    for (const part of [serverRendered, app])
      part.insertAdjacentHTML('beforeend', '<details><summary>Size guide</summary></details>');
    const changed = serverRendered.querySelector<HTMLElement>(selector);
    if (changed) change(changed);
    const rest = [...app.children];
    app.replaceChildren();
    const done = mountApp();
    await settled();
    expect(isServerRendered()).toBe(true);
    app.append(...rest);
    await done;
    expect(isServerRendered()).toBe(false);
  },
);

describe('The scroll position on a page that is still too short [NFR-07]', () => {
  function grow() {
    const { serverRendered, app } = draw();
    const heights = (element: HTMLElement, height: () => number) =>
      Object.defineProperty(element, 'scrollHeight', { get: height });
    heights(serverRendered, () => 5000);
    heights(app, () => 500 * app.querySelectorAll('article').length);
    const clock = new SimulatedClock();
    const flow = createActor(provideMountApp(loaded), { clock }).start();
    return { app, clock, done: toPromise(flow) };
  }

  it('is restored once the page is long enough', async () => {
    const { app, done } = grow();
    app.append(document.createElement('article'));
    await settled();
    expect(isServerRendered()).toBe(true);
    app.append(document.createElement('article'));
    await done;
    expect(isServerRendered()).toBe(false);
  });

  it('is no longer restored after three seconds', async () => {
    const { clock, done } = grow();
    clock.increment(2_999);
    await settled();
    expect(isServerRendered()).toBe(true);
    clock.increment(1);
    await done;
    expect(isServerRendered()).toBe(false);
  });
});

it('text typed before the app mounts is kept, with the cursor position [NFR-07]', async () => {
  const { serverRendered, app } = draw();
  const received = vi.fn();
  app.addEventListener('input', received);
  const drawn = serverRendered.querySelector('input');
  drawn?.focus();
  if (drawn) drawn.value = '20 Quay';
  await mountApp();
  expect(document.activeElement).toBe(app.querySelector('input'));
  expect(app.querySelector('input')?.value).toBe('20 Quay');
  expect(received).toHaveBeenCalledOnce();
});

it('a press before the app mounts is repeated once on the same button [NFR-07]', async () => {
  const { serverRendered, app } = draw();
  const pressed: string[] = [];
  app.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).textContent));
  const [current, address] = serverRendered.querySelectorAll('button');
  current?.setAttribute('data-pressed', '2');
  address?.setAttribute('data-pressed', '1 3');
  await mountApp();
  expect(pressed).toEqual(['Address', 'Use Current Location', 'Address']);
});

it('a choice made before the app mounts is kept [NFR-07]', async () => {
  const { serverRendered, app } = draw();
  for (const [part, name] of [
    [serverRendered, 'drawn'],
    [app, 'live'],
  ] as const)
    for (const radio of part.querySelectorAll<HTMLInputElement>('[type=radio]')) radio.name = name;
  serverRendered.querySelectorAll<HTMLInputElement>('[type=radio]')[1]?.click();
  await mountApp();
  const chosen = [...app.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ checked }) => checked);
  expect(chosen).toEqual([false, true]);
});

it('a disclosure opened before the app mounts stays open [NFR-07]', async () => {
  const { serverRendered, app } = draw();
  for (const part of [serverRendered, app])
    part.insertAdjacentHTML(
      'beforeend',
      '<details><summary>Returns</summary></details><details><summary>Size guide</summary></details>',
    );
  serverRendered.querySelectorAll('details')[1]?.setAttribute('open', '');
  await mountApp();
  expect([...app.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
});

describe.each([
  ['the mounted app', mountApp],
  ['an error page', removeServerRendered],
])('%s', (_, show) => {
  it('takes the focus and is read aloud only once the server-rendered page is gone [NFR-07]', async () => {
    const { app } = draw();
    hideBehindServerRendered(app);
    expect(app.hasAttribute('inert')).toBe(true);
    expect(within(app).queryAllByRole('button')).toEqual([]);
    await show();
    expect(app.hasAttribute('inert')).toBe(false);
    expect(within(app).getAllByRole('button')).toHaveLength(2);
  });
});

it('an app without a server-rendered page is never hidden [NFR-11]', () => {
  document.body.innerHTML = `<div id="root">${PAGE}</div>`;
  const app = document.getElementById('root');
  if (!app) throw new Error('The page is not drawn.');
  hideBehindServerRendered(app);
  expect(within(app).getAllByRole('button')).toHaveLength(2);
});

it('an error page replaces the server-rendered page [NFR-09]', () => {
  draw();
  removeServerRendered();
  expect(isServerRendered()).toBe(false);
});

it('the app mounts when the page has no server-rendered HTML [NFR-11]', async () => {
  document.body.innerHTML = `<div id="root">${PAGE}</div>`;
  await mountApp();
  expect(document.getElementById('root')?.innerHTML).toBe(PAGE);
});
