import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { run } from '../../../tools/paths/main';
import { flows } from '../models';

vi.setConfig({ testTimeout: 30_000 });

/** Runs the tool as a tester does. */
async function called(command: string): Promise<{ code: number; output: string; complained: string }> {
  const output: string[] = [];
  const complained: string[] = [];
  const code = await run(command.split(' '), {
    info: (line) => output.push(line),
    error: (line) => complained.push(line),
  });
  return { code, output: output.join('\n'), complained: complained.join('\n') };
}

describe('an invalid option of the paths tool', () => {
  it.each([
    ['nobody', 'There is no machine "nobody". There are: storefront, session, auth'],
    ['cart --to lines.nowhere', 'has no state "lines.nowhere". It has: lines, lines.loading'],
    ['cart --max 0', '--max takes a whole number from 1 to 100, not "0"'],
    ['cart --max 1.5', '--max takes a whole number from 1 to 100, not "1.5"'],
    [
      'placeSearch --max 2',
      '2 steps are too few: the shortest way to "xstate.done.actor.suggestPlaces" has 3 steps',
    ],
    ['cart --random many', '--random takes a whole number from 1 to 100000, not "many"'],
    ['cart --seed 3', '--seed belongs to --random'],
    ['cart --cover rules', '--cover takes one of transitions, states, pairs, blocked, not "rules"'],
    ['cart --cover blocked --format playwright', '--cover blocked has no specs'],
    ['cart --format pdf', '--format takes one of md, json, gherkin, playwright, not "pdf"'],
    ['cart --lang fr', '--lang takes one of en, ar, not "fr"'],
    ['cart --since nowhere', '--since takes a commit of this repository, not "nowhere"'],
    ['cart --wrong', "Unknown option '--wrong'"],
    ['cart module', 'One machine at a time, not cart, module'],
    ['cart --all', 'Either a machine or --all, not both'],
    ['--story nobody', 'There is no story "nobody". There are: buy,'],
    ['cart --story buy', '--story takes only --format, --lang and --out, not cart'],
    ['--story buy --max 3', '--story takes only --format, --lang and --out, not --max'],
    ['--story buy --format playwright', '`npm run flows:shots -- stories` walks the stories in a browser'],
    ['arrival --format playwright', '"arrival" has no page that tests can walk: it only forwards events'],
  ])('ends the tool with exit code 2 and an explanation: %s', async (command, reason) => {
    const { code, output, complained } = await called(command);
    expect(complained).toContain(reason);
    expect({ code, output }).toEqual({ code: 2, output: '' });
  });
});

it('a path to an event that a guard blocks says that nothing changes [X-20]', async () => {
  const { output } = await called('otp --cover blocked');
  const steps = output.split('\n').filter((line) => /^\| [1-9]/.test(line));
  expect(steps.at(-1)).toContain('| Nothing changes; the control may be hidden or disabled');
  expect(output).not.toContain('## Coverage');
});

it('the steps of a path are printed in the product’s terms', async () => {
  const { output } = await called('proceed --to asking --cover states');
  expect(output).toContain('## Guest, login or sign-up?\n\n`proceed/asking`');
  expect(output).toContain('| 1 | you | As a guest, where guests may order, press “Proceed To Checkout” |');
});

describe('a path across flows', () => {
  it('names the control, the screen and the states of every machine that moved', async () => {
    const { output } = await called('--story buy');
    expect(output).toContain('# Put in the cart and buy\n\n`buy`\n\nA guest adds a dish');
    expect(output).toMatch(
      /\| 1 \| Press “Add Falafel Wrap to cart” \| \*In the cart\*.*Add to cart: Idle<br>Cart: /,
    );
    expect(output).toMatch(/\| 8 \| Press “Place Order” \| \*Order placed\*.*Checkout: Order placed.*CHK-05/);
  });

  it('can continue with each of the other controls on a screen', async () => {
    const { output } = await called('--story buy --format json');
    const paths = JSON.parse(output) as { id: string; steps: { action: string }[] }[];
    expect(paths.map(({ id, steps }) => [id, steps.at(-1)?.action])).toEqual([
      ['buy', 'Press “Place Order”'],
      ['buy/guest', 'Press “Guest”'],
    ]);
  });

  it('leads from two carts to one order, through a declined conflict, and from a declined payment to a paid order', async () => {
    const { output } = await called('--story all --format json');
    const paths = JSON.parse(output) as { id: string; steps: { flows: { flow: string }[] }[] }[];
    const flowsOf = (id: string) =>
      new Set(
        paths.find((path) => path.id === id)?.steps.flatMap(({ flows }) => flows.map(({ flow }) => flow)),
      );
    expect([...flowsOf('merge')]).toEqual(expect.arrayContaining(['Cart', 'Cart merge', 'Checkout']));
    expect([...flowsOf('pay-late')]).toEqual(expect.arrayContaining(['Checkout', 'Payment of an order']));
    expect([...flowsOf('two-providers')]).toEqual(expect.arrayContaining(['Add a vehicle', 'Trip cart']));
  });

  it.each(['buy', 'all'])('is a scenario of one Gherkin feature: %s', async (story) => {
    const { output } = await called(`--story ${story} --format gherkin`);
    expect(output.match(/^Feature: /gm)).toHaveLength(1);
    expect(output.match(/^ {2}Scenario: /gm)?.length).toBeGreaterThan(1);
  });

  it('is written in Arabic for Gherkin tools', async () => {
    const { output } = await called('--story buy --lang ar --format gherkin');
    expect(output).toMatch(/^# language: ar\n\nخاصية: من السلة إلى الشراء/);
    expect(output).toContain('    متى اضغط «أضف لفافة فلافل إلى السلة»');
  });
});

it('every path to a requested state ends there, with one path for each transition into it', async () => {
  const { output } = await called('listing --to moreFailed --format json');
  const { stories } = JSON.parse(output) as { stories: { steps: { states: string[] }[] }[] };
  expect(stories.length).toBeGreaterThan(0);
  for (const { steps } of stories) expect(steps.at(-1)?.states).toEqual(['moreFailed']);
});

it('covering states needs fewer steps than covering transitions', async () => {
  const steps = async (cover: string) => {
    const { output } = await called(`addToCart --cover ${cover} --format json`);
    const report = JSON.parse(output) as {
      stories: { steps: unknown[] }[];
      coverage: { states: { paths: number[]; reason: string | null }[] };
    };
    const uncovered = report.coverage.states.filter(({ paths }) => paths.length === 0);
    expect(uncovered.filter(({ reason }) => reason === null)).toEqual([]);
    return report.stories.flatMap((story) => story.steps).length;
  };
  expect(await steps('states')).toBeLessThan(await steps('transitions'));
});

it('a path is never longer than the maximum', async () => {
  const { output } = await called('location --max 6 --format json');
  const { stories } = JSON.parse(output) as { stories: { steps: unknown[] }[] };
  expect(Math.max(...stories.map(({ steps }) => steps.length))).toBeLessThanOrEqual(6);
});

it('a printed test path contains no step that is impossible on the page', async () => {
  const { output } = await called('addToCart --format json');
  const { stories } = JSON.parse(output) as { stories: { steps: { event: { type: string } }[] }[] };
  const page = flows.find(({ model }) => model.machine.id === 'addToCart')?.page;
  const never = Object.entries(page?.impossible ?? {}).flatMap(([type, reason]) =>
    typeof reason === 'string' ? [type] : [],
  );
  const printed = new Set(stories.flatMap(({ steps }) => steps.map(({ event }) => event.type)));
  expect(never.length).toBeGreaterThan(0);
  expect(never.filter((type) => printed.has(type))).toEqual([]);
});

it('no changed path is listed when nothing has changed since the last commit', async () => {
  const { code, output } = await called('placeSearch --since HEAD --format json');
  expect({ code, output }).toEqual({ code: 0, output: '' });
});

it.each(['md', 'json', 'gherkin', 'playwright'])(
  'the output of the paths tool is stable, so that a diff shows only changes: %s',
  async (format) => {
    const command = `preferences --format ${format}`;
    expect((await called(command)).output).toBe((await called(command)).output);
  },
);

it('test paths can be printed as Gherkin in Arabic', async () => {
  const { output } = await called('placeSearch --format gherkin --lang ar');
  expect(output.split('\n').slice(0, 3)).toEqual([
    '# language: ar',
    expect.stringContaining('@LOC-15'),
    'خاصية: البحث عن مكان (placeSearch)',
  ]);
  expect(output).toContain('    متى انتظر نصف ثانية دون كتابة');
});

it('a generated Playwright spec imports nothing from the project', async () => {
  const { output } = await called('placeSearch --format playwright');
  const imports = [...output.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
  expect(imports).toEqual(['@playwright/test']);
  expect(output).toContain('process.env.BASE_URL');
  expect(output).toContain('await page.clock.runFor(500);');
  expect(output).toContain('await answer(calls, "/api/v1/config/place-api-autocomplete", 200');
});

it('random walks are run and their results are described', async () => {
  const { code, output } = await called('proceed --random 20 --seed 5');
  expect(output).toMatch(/^proceed: 20 walks, \d+ steps, none failed \(seed 5\)$/);
  expect(code).toBe(0);
});

it('the test paths of all machines are written within the time limit, with texts for every step', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-paths-'));
  try {
    // Measures processor time, because a busy machine needs more elapsed time. The English specs are written
    // by `npm test` anyway.
    const before = process.cpuUsage();
    const { code } = await called(`--all --cover states --lang ar --out ${folder}`);
    expect(code).toBe(0);
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(30);
    expect(readdirSync(folder)).toHaveLength(flows.length + 1);
    const overview = readFileSync(join(folder, 'overview.md'), 'utf8');
    for (const { model } of flows) expect(overview).toContain(`\`${model.machine.id}\``);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
