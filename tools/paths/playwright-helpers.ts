import { DEVICES, type Part } from './playwright-devices';
import type { Clock } from './playwright-lines';

/**
 * Returns the helper functions that a generated test file uses. They are copied into it, so that it needs no
 * other file.
 */
export function helpersFor(body: string, clock: Clock): string {
  const parts = PARTS.filter(({ used }) => used.some((name) => body.includes(`${name}(`)));
  const needsRoute = parts.some(({ text }) => text.includes(': Route'));
  const types = ['type Page', ...(needsRoute ? ['type Route'] : [])];
  return [
    `import { expect, ${types.join(', ')}, test } from '@playwright/test';`,
    HEAD,
    open(clock),
    ...(clock === 'frozen' ? [QUIET] : []),
    ...parts.map(({ text }) => text),
  ].join('\n');
}

const HEAD = `
const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000';
test.use({ baseURL: BASE_URL, viewport: { width: 1440, height: 900 } });
`;

const open = (clock: Clock) => `/** Opens the shop in a browser with these values in its local storage. */
async function open(page: Page, path: string, storage: Record<string, string>, isReady = true) {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      if (sessionStorage.getItem('given:' + key) === null) {
        sessionStorage.setItem('given:' + key, '1');
        localStorage.setItem(key, value);
      }
  }, storage);
${clock === 'none' ? '' : OWN_CLOCK}  await page.goto(path);
  if (isReady) await page.getByRole('banner').or(page.getByRole('main')).first().waitFor();
${clock === 'frozen' ? FROZEN_CLOCK : ''}}
`;

const OWN_CLOCK = `  // Dialogs and drawers open and close without animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: new Date('2026-11-24T09:00:00Z') });
`;
const FROZEN_CLOCK = `  await quiet(page);
  // From now on the page's clock advances only in steps of the test.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000));
`;

const QUIET = `/** Waits until the page sends no more requests. */
async function quiet(page: Page) {
  let asked = Date.now();
  page.on('request', () => {
    asked = Date.now();
  });
  await expect.poll(() => Date.now() - asked, { intervals: [50] }).toBeGreaterThan(400);
}
`;

const PARTS: readonly Part[] = [
  {
    used: ['soon'],
    text: `/** Retries an assertion. Advances the page's clock each time, because the page may wait for a timer. */
async function soon(page: Page, isSo: (patience: { timeout: number }) => Promise<void>) {
  await expect(async () => {
    try {
      await isSo({ timeout: 250 });
    } catch (error) {
      await page.clock.runFor(50);
      throw error;
    }
  }).toPass({ timeout: 10_000, intervals: [0] });
}
`,
  },
  {
    used: ['startingWith'],
    text: `/** Matches a name that begins with these words. */
const startingWith = (words: string) => new RegExp('^' + words.replace(/[.*+?^$()|{}[\\]\\\\]/g, '\\\\$&'));
`,
  },
  {
    used: ['otherWindow'],
    text: `/** Presses the first button of the popup that the page has opened, or closes the popup. */
async function otherWindow(page: Page, does: 'answers' | 'closes') {
  const find = () => page.context().pages().find((one) => one !== page);
  await expect.poll(find, 'a window opens').toBeDefined();
  const other = find();
  if (does === 'closes') return other?.close();
  const press = other?.getByRole('button').first().click();
  // The window closes itself on the press, sometimes before the press is reported.
  await press?.catch((error: unknown) => {
    if (!other?.isClosed()) throw error;
  });
}
`,
  },
  {
    used: ['otherTab'],
    text: `/** Simulates another tab of the same browser: stores values, or removes those that are null. */
async function otherTab(page: Page, values: Record<string, string | null>) {
  const other = await page.context().newPage();
  await other.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: 'another tab' }));
  await other.goto(new URL('/another-tab', BASE_URL).href);
  await other.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored))
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
  }, values);
  await other.close();
}
`,
  },
  {
    used: ['otherTabSays'],
    text: `/** Simulates another tab of the same browser that broadcasts a message. */
async function otherTabSays(page: Page, channel: string, message: string) {
  await page.evaluate(
    ([name, text]) => {
      const mouth = new BroadcastChannel(name);
      mouth.postMessage(text);
      mouth.close();
    },
    [channel, message] as const,
  );
}
`,
  },
  {
    used: ['withoutFirstAnswers'],
    text: `/** Removes the data that the server inlines in the page, so that the app has to request it. */
async function withoutFirstAnswers(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const whole = await response.text();
    await route.fulfill({ response, body: whole.replace(/<script[^>]*id="souk-boot"[\\s\\S]*?<\\/script>/, '') });
  });
}
`,
  },
  ...DEVICES,
  {
    used: ['always'],
    text: `/** These requests always get these responses. */
async function always(page: Page, answers: Record<string, unknown>) {
  for (const [path, json] of Object.entries(answers))
    await page.route(
      (url) => url.pathname === '/api/v1' + path,
      (route) => route.fulfill({ json }),
    );
}
`,
  },
  {
    used: ['hold', 'answer', 'letThrough'],
    text: `type Calls = { waiting: Map<string, Route[]>; given: Set<unknown> };

/** Holds requests until a step sends their response. Those of "silent" never get one. */
async function hold(page: Page, paths: string[], silent: string[]): Promise<Calls> {
  const calls: Calls = { waiting: new Map(), given: new Set() };
  page.on('requestfailed', (request) => calls.given.add(request));
  for (const path of paths)
    await page.route(
      (url) => url.pathname === path,
      (route) => void calls.waiting.set(path, [...(calls.waiting.get(path) ?? []), route]),
    );
  for (const path of silent)
    await page.route(
      (url) => url.pathname === path,
      () => undefined,
    );
  return calls;
}

/** The last pending request for this path. Ignores aborted ones. */
async function latest({ waiting, given }: Calls, path: string): Promise<Route | undefined> {
  const find = () => waiting.get(path)?.findLast((route) => !given.has(route.request()));
  const before = find();
  await new Promise((done) => setTimeout(done, 40));
  return before === find() ? before : undefined;
}

async function taken(calls: Calls, path: string): Promise<Route | undefined> {
  let route: Route | undefined;
  await expect(async () => {
    route = await latest(calls, path);
    expect(route, 'the page calls ' + path).toBeDefined();
  }).toPass({ timeout: 10_000, intervals: [20] });
  calls.waiting.set(path, []);
  return route;
}

/** Sends the response of the pending request. Status 0: simulates that the network is down. */
async function answer(calls: Calls, path: string, status: number, body: unknown) {
  const route = await taken(calls, path);
  if (status === 0) await route?.abort('internetdisconnected');
  else await route?.fulfill({ status, json: body });
}

/** Passes the pending request to the real server. */
const letThrough = async (calls: Calls, path: string) => (await taken(calls, path))?.continue();
`,
  },
  {
    used: ['askedAgain'],
    text: `/** Waits until the page repeats its request after a pause. Advances the page's clock meanwhile. */
async function askedAgain(page: Page, calls: Calls, path: string, pause: number) {
  await expect(async () => {
    await page.clock.runFor(pause);
    expect(await latest(calls, path), 'the page calls ' + path + ' again').toBeDefined();
  }).toPass({ timeout: 10_000, intervals: [20] });
}
`,
  },
];
