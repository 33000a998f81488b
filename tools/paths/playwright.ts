import type { AnyMachineSnapshot } from 'xstate';
import { type AnyPage, type Flow, flows } from '../../tests/machines/models';
import type { AnyPath, PathRequest } from '../../tests/support/model';
import { type Act, RETRY_PAUSE, type Sight, type Target } from '../../tests/support/model/page';
import { type Move, moveFor, pagePaths, sightsAt } from '../../tests/support/model/page-plan';
import type { Language } from '../../tests/support/model/words';
import { wordsOfPage } from './catalogue';
import { labels } from './labels';
import { WrongRequest } from './options';
import { helpersFor } from './playwright-helpers';
import type { Report } from './report';
import type { Story } from './story';

const LANGUAGE = 'language-setting';

type Say = (source: string) => string;

export const specPaths = (flow: Flow, request: PathRequest): AnyPath[] =>
  pagePaths(flow, pageOf(flow), request);

/** A spec that needs nothing of this project but a running server. */
export function toPlaywright({ flow, machine, language, stories, paths, command }: Report): string {
  const page = pageOf(flow);
  const tests = stories.map((story, index) => testFor(story, paths[index], page, language));
  const impossible = Object.entries(page.impossible).map(
    ([type, why]) => `// Not on a page: ${type}: ${why}.`,
  );
  return [
    `// Made by "${command}". Run it against a running server:`,
    '//   BASE_URL=http://localhost:3000 npx playwright test',
    ...impossible,
    helpersFor({
      hasCalls: Object.keys(page.calls).length > 0 || (page.silent ?? []).length > 0,
      hasTimers: Object.keys(page.timers).length > 0,
      hasOtherTabs: tests.some((test) => test.includes('otherTab(')),
    }),
    `test.describe(${quoted(machine)}, () => {`,
    tests.join('\n\n'),
    '});',
    '',
  ].join('\n');
}

function testFor(story: Story, path: AnyPath | undefined, page: AnyPage, language: Language): string {
  if (!path) throw new Error(`${story.id} has no path`);
  const { path: address, storage: own } = page.open(path.input as never);
  const storage = { [LANGUAGE]: language, ...own };
  const say = wordsOfPage(storage[LANGUAGE] === 'ar' ? 'ar' : 'en');
  const calls = Object.values(page.calls);
  const hasCalls = calls.length > 0 || (page.silent ?? []).length > 0;
  return [
    `  test(${quoted(`${story.id} ${labels.endsAt[language]} “${story.title}”`)}, async ({ page }) => {`,
    ...(hasCalls
      ? [`    const calls = await hold(page, ${quoted(calls)}, ${quoted(page.silent ?? [])});`]
      : []),
    `    await open(page, ${quoted(address)}, ${quoted(storage)});`,
    ...step(`0. ${story.start.action}`, sightLines(page, path.start.state, say)),
    ...story.steps.flatMap(({ number, action }, index) => {
      const walked = path.steps[index];
      if (!walked) throw new Error(`${story.id} ends before step ${number}`);
      const moves = moveLines(moveFor(page, walked.event), say);
      return step(`${number}. ${action}`, [...moves, ...sightLines(page, walked.state, say)]);
    }),
    '  });',
  ].join('\n');
}

const step = (title: string, lines: string[]): string[] => [
  `    await test.step(${quoted(title)}, async () => {`,
  ...lines.map((line) => `      ${line}`),
  '    });',
];

function moveLines(move: Move, say: Say): string[] {
  if ('passes' in move) return [`await page.clock.runFor(${move.passes});`];
  if ('call' in move) {
    const { status, body, tries = 1 } = move.answer;
    const answered = `await answer(calls, ${quoted(move.call)}, ${status}, ${quoted(body)});`;
    return Array.from({ length: tries }, () => answered).flatMap((line, index) =>
      index === 0 ? [line] : [`await page.clock.runFor(${RETRY_PAUSE});`, line],
    );
  }
  return move.acts.map((act) => actLine(act, say));
}

function actLine(act: Act, say: Say): string {
  if (act.act === 'press') return `await ${locator(act.on, say)}.click();`;
  if (act.act === 'type') return `await ${locator(act.into, say)}.fill(${quoted(act.text)});`;
  if (act.act === 'key') return `await ${locator(act.on, say)}.press(${quoted(act.key)});`;
  return `await otherTab(page, ${quoted(act.key)}, ${quoted(act.value)});`;
}

const sightLines = (page: AnyPage, state: AnyMachineSnapshot, say: Say): string[] =>
  sightsAt(page, state).map((sight) => sightLine(sight, say));

function sightLine(sight: Sight, say: Say): string {
  if ('sees' in sight) return `await expect(${locator(sight.sees, say)}).toBeVisible();`;
  if ('lacks' in sight) return `await expect(${locator(sight.lacks, say)}).toBeHidden();`;
  if ('reads' in sight) return `await expect(page.getByText(${quoted(say(sight.reads))})).toBeVisible();`;
  if ('misses' in sight) return `await expect(page.getByText(${quoted(say(sight.misses))})).toBeHidden();`;
  return `await expect(page.locator('html')).toHaveAttribute(${quoted(sight.page)}, ${quoted(sight.is)});`;
}

function locator({ role, name, isChecked, isPressed }: Target, say: Say): string {
  const options = {
    name: say(name),
    exact: true,
    ...(isChecked === undefined ? {} : { checked: isChecked }),
    ...(isPressed === undefined ? {} : { pressed: isPressed }),
  };
  return `page.getByRole(${quoted(role)}, ${quoted(options)})`;
}

const quoted = (value: unknown): string => JSON.stringify(value);

function pageOf({ model, page }: Flow): AnyPage {
  if (page) return page;
  const others = flows.filter((flow) => flow.page).map((flow) => flow.model.machine.id);
  throw new WrongRequest(
    `"${model.machine.id}" has no page of its own to walk. Those that have: ${others.join(', ')}.`,
  );
}
