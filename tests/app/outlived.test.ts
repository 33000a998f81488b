import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringMissingStyles, readAnewWhenOutlived } from '../../src/app/outlived';
import { PART_KEPT_AWAY } from '../../src/ui/later';

const SCRIPT = 'http://shop/assets/cart-1.js';
const CHROME = `Failed to fetch dynamically imported module: ${SCRIPT}`;
const SAFARI = 'Importing a module script failed.';
let builds = 0;

afterEach(() => vi.restoreAllMocks());

/** What the server says of the script; null: the network drops the question, too. */
const served = (answer: Response | null) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer;
  });
const gone = () => served(new Response(null, { status: 404 }));

async function missing(words = CHROME): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(words) }));
  await new Promise((resolve) => setTimeout(resolve));
}

function pageOf(build: string, session: () => Storage = () => sessionStorage) {
  const reload = vi.fn();
  readAnewWhenOutlived({ build, session, reload });
  return reload;
}
const newBuild = () => {
  builds += 1;
  return `/assets/start-${builds}.js`;
};

it('reads the page anew when a script is there no more, once for each build [NFR-09]', async () => {
  const asked = gone();
  const build = newBuild();
  const reload = pageOf(build);
  await missing();
  await missing();
  expect(asked).toHaveBeenCalledWith(SCRIPT, expect.objectContaining({ method: 'HEAD' }));
  expect(reload).toHaveBeenCalledTimes(1);
  const sameAgain = pageOf(build);
  await missing();
  expect(sameAgain).not.toHaveBeenCalled();
  const next = pageOf(newBuild());
  await missing();
  expect(next).toHaveBeenCalledTimes(1);
});

it('waits for the network, which may be all that is missing [NFR-09]', async () => {
  gone();
  const reload = pageOf(newBuild());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await missing();
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await missing();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reads the page anew for what an older browser keeps away after it was asked for offline [NFR-08]', () => {
  const reload = pageOf(newBuild());
  window.dispatchEvent(new Event(PART_KEPT_AWAY));
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['is still there', new Response(null, { headers: { 'content-type': 'text/javascript' } })],
  ['can not be asked for', null],
  ['is asked for at a bad moment', new Response(null, { status: 503 })],
])('stays, with all that was filled in, while the script %s [NFR-08, NFR-09]', async (_, answer) => {
  served(answer);
  const reload = pageOf(newBuild());
  await missing();
  expect(reload).not.toHaveBeenCalled();
});

it('reads the page anew where the browser keeps the failure of a script that is there [NFR-09]', async () => {
  served(new Response(null, { headers: { 'content-type': 'text/javascript' } }));
  const reload = pageOf(newBuild());
  const words = CHROME.replace('cart', 'kept');
  await Promise.all([missing(words), missing(words)]);
  expect(reload).not.toHaveBeenCalled();
  await missing(words);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['a host of files answers with its first page', CHROME],
  ['the browser does not say which script it was', SAFARI],
])('reads the page anew where %s [NFR-09]', async (_, words) => {
  served(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  const reload = pageOf(newBuild());
  await missing(words);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('never reads a page anew that could not remember it', async () => {
  gone();
  const reload = pageOf(newBuild(), () => {
    throw new Error('The browser keeps nothing');
  });
  await missing();
  expect(reload).not.toHaveBeenCalled();
});

describe('a style sheet that did not come', () => {
  const sheet = (rel = 'stylesheet') => {
    const link = Object.assign(document.createElement('link'), { rel, href: '/assets/dialog-1.css' });
    document.head.append(link);
    return link;
  };
  const there = () => [...document.head.querySelectorAll('link')];
  const fails = (link: HTMLLinkElement | undefined) => link?.dispatchEvent(new Event('error'));
  beforeEach(() => {
    document.head.replaceChildren();
    bringMissingStyles();
  });

  it('is asked for again in its place, once while the network seems to be there, and whenever it is back [NFR-08]', () => {
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

  it('waits for a network where there is none, and is left alone once it came [NFR-08]', () => {
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
