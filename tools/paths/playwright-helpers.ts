type Needs = { hasCalls: boolean; hasTimers: boolean; hasOtherTabs: boolean };

/** The few functions that a generated spec brings along, so that it stands alone. */
export function helpersFor({ hasCalls, hasTimers, hasOtherTabs }: Needs): string {
  const types = ['type Page', ...(hasCalls ? ['type Route'] : [])];
  return [
    `import { expect, ${types.join(', ')}, test } from '@playwright/test';`,
    HEAD,
    open(hasTimers),
    ...(hasOtherTabs ? [OTHER_TAB] : []),
    ...(hasCalls ? [CALLS] : []),
  ].join('\n');
}

const HEAD = `
const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000';
test.use({ baseURL: BASE_URL, viewport: { width: 1440, height: 900 } });
`;

const open = (hasTimers: boolean) => `/** Opens the shop as somebody whose browser holds these values. */
async function open(page: Page, path: string, storage: Record<string, string>) {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      if (sessionStorage.getItem('given:' + key) === null) {
        sessionStorage.setItem('given:' + key, '1');
        localStorage.setItem(key, value);
      }
  }, storage);
${hasTimers ? "  await page.clock.install({ time: new Date('2026-11-24T09:00:00Z') });\n" : ''}  await page.goto(path);
  await page.getByRole('banner').waitFor();
${hasTimers ? "  // From here on time passes only when a step says so.\n  await page.clock.pauseAt(new Date('2026-11-24T10:00:00Z'));\n" : ''}}
`;

const OTHER_TAB = `/** Another tab of the same browser stores a value. */
async function otherTab(page: Page, key: string, value: string) {
  const other = await page.context().newPage();
  await other.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: 'another tab' }));
  await other.goto(new URL('/another-tab', BASE_URL).href);
  await other.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
  await other.close();
}
`;

const CALLS = `type Calls = Map<string, Route[]>;

/** These calls wait until a step says how they end; the silent ones wait for ever. */
async function hold(page: Page, waiting: string[], silent: string[]): Promise<Calls> {
  const calls: Calls = new Map();
  const given = new Set<unknown>();
  page.on('requestfailed', (request) => given.add(request));
  for (const path of waiting) {
    calls.set(path, []);
    await page.route('**/api/v1' + path + '*', (route) => {
      const alive = (calls.get(path) ?? []).filter((other) => !given.has(other.request()));
      calls.set(path, [...alive, route]);
    });
  }
  for (const path of silent) await page.route('**/api/v1' + path + '*', () => undefined);
  return calls;
}

/** The latest call of this kind ends. Status 0: the network is off. */
async function answer(calls: Calls, path: string, status: number, body: unknown) {
  await expect.poll(() => calls.get(path)?.length ?? 0, { message: 'the page calls ' + path }).toBeGreaterThan(0);
  const route = calls.get(path)?.at(-1);
  calls.set(path, []);
  if (status === 0) await route?.abort('internetdisconnected');
  else await route?.fulfill({ status, json: body });
}
`;
