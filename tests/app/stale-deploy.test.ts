import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadMissingStyles, reloadWhenStale } from '../../src/app/stale-deploy';
import { PART_KEPT_AWAY } from '../../src/ui/lazy-part';

const SCRIPT = 'http://shop/assets/cart-1.js';
const CHROME = `Failed to fetch dynamically imported module: ${SCRIPT}`;
const SAFARI = 'Importing a module script failed.';
let builds = 0;

afterEach(() => vi.restoreAllMocks());

/** Simulates the server's answer for the script. `null`: the network fails again. */
const served = (answer: Response | null) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer;
  });
const gone = () => served(new Response(null, { status: 404 }));

async function missing(message = CHROME): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }));
  await new Promise((resolve) => setTimeout(resolve));
}

function pageOf(build: string, session: () => Storage = () => sessionStorage) {
  const reload = vi.fn();
  reloadWhenStale({ build, session, reload });
  return reload;
}
const newBuild = () => {
  builds += 1;
  return `/assets/start-${builds}.js`;
};

it('the page reloads once per build when a script of the build is missing [NFR-09]', async () => {
  const requested = gone();
  const build = newBuild();
  const reload = pageOf(build);
  await missing();
  await missing();
  expect(requested).toHaveBeenCalledWith(SCRIPT, expect.objectContaining({ method: 'HEAD' }));
  expect(reload).toHaveBeenCalledTimes(1);
  const sameAgain = pageOf(build);
  await missing();
  expect(sameAgain).not.toHaveBeenCalled();
  const next = pageOf(newBuild());
  await missing();
  expect(next).toHaveBeenCalledTimes(1);
});

it('the page reloads when a script that was first requested offline still fails with the network [NFR-08, NFR-09]', async () => {
  served(new Response());
  const reload = pageOf(newBuild());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await missing();
  await missing();
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await missing();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the page waits for the network before it reports a script as missing [NFR-09]', async () => {
  gone();
  const reload = pageOf(newBuild());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await missing();
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await missing();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the page reloads for a script that an older browser keeps failing after going offline [NFR-08]', () => {
  const reload = pageOf(newBuild());
  window.dispatchEvent(new Event(PART_KEPT_AWAY));
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['is still there', new Response(null, { headers: { 'content-type': 'text/javascript' } })],
  ['cannot be requested', null],
  ['is requested while the server is unavailable', new Response(null, { status: 503 })],
])(
  'the page does not reload, and keeps everything typed, while the script %s [NFR-08, NFR-09]',
  async (_, answer) => {
    served(answer);
    const reload = pageOf(newBuild());
    await missing();
    expect(reload).not.toHaveBeenCalled();
  },
);

it('the page reloads when the browser has cached the failure of an existing script [NFR-09]', async () => {
  served(new Response(null, { headers: { 'content-type': 'text/javascript' } }));
  const reload = pageOf(newBuild());
  const message = CHROME.replace('cart', 'kept');
  await Promise.all([missing(message), missing(message)]);
  expect(reload).not.toHaveBeenCalled();
  await missing(message);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['static hosting answers with the start page', CHROME],
  ['the browser does not name the missing script', SAFARI],
])('the page reloads when %s [NFR-09]', async (_, message) => {
  served(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  const reload = pageOf(newBuild());
  await missing(message);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the page does not reload when it cannot store that it has reloaded', async () => {
  gone();
  const reload = pageOf(newBuild(), () => {
    throw new Error('The browser keeps nothing');
  });
  await missing();
  expect(reload).not.toHaveBeenCalled();
});

describe('A style sheet that failed to load', () => {
  const sheet = (rel = 'stylesheet') => {
    const link = Object.assign(document.createElement('link'), { rel, href: '/assets/dialog-1.css' });
    document.head.append(link);
    return link;
  };
  const there = () => [...document.head.querySelectorAll('link')];
  const fails = (link: HTMLLinkElement | undefined) => link?.dispatchEvent(new Event('error'));
  beforeEach(() => {
    document.head.replaceChildren();
    reloadMissingStyles();
  });

  it('is requested again while online, and whenever the network returns [NFR-08]', () => {
    const first = sheet();
    sheet('icon');
    fails(first);
    const [second, icon] = there();
    expect([second === first, second?.href, icon?.rel]).toEqual([false, first.href, 'icon']);
    fails(second);
    expect(there()[0]).toBe(second);
    window.dispatchEvent(new Event('online'));
    expect(there()[0]).not.toBe(second);
    expect(there().length).toBe(2);
  });

  it('is requested again when the network returns, but not after it has loaded [NFR-08]', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const first = sheet();
    fails(first);
    expect(there()).toEqual([first]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    const [second] = there();
    expect(second).not.toBe(first);
    window.dispatchEvent(new Event('online'));
    expect(there()).toEqual([second]);
  });
});
