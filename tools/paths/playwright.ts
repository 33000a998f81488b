import type { AnyPage, Flow } from '../../tests/machines/flow';
import { flows } from '../../tests/machines/models';
import type { AnyPath, PathRequest } from '../../tests/support/model';
import {
  actsFor,
  eventsOf,
  newsSights,
  type PageGap,
  pageGaps,
  pagePaths,
  sightsAt,
} from '../../tests/support/model/page-plan';
import type { Language } from '../../tests/support/model/words';
import { helpersFor } from './playwright-helpers';
import {
  actLines,
  addressOf,
  type Clock,
  type Manner,
  mannerIn,
  quoted,
  sightLine,
} from './playwright-lines';
import type { Report } from './report';
import type { Story } from './story';
import { WrongRequest } from './wrong-request';

const LANGUAGE = 'language-setting';

/** Returns the paths for a browser test, and the states and transitions that no browser test covers. */
export function specPaths(flow: Flow, request: PathRequest): { paths: AnyPath[]; gaps: PageGap[] } {
  const page = pageOf(flow);
  const { paths, reasons } = pagePaths(flow, page, request);
  return { paths, gaps: pageGaps(flow, page, paths, reasons) };
}

export type SpecReport = Pick<
  Report,
  'flow' | 'machine' | 'language' | 'stories' | 'paths' | 'command' | 'gaps'
>;

/** Returns a Playwright test file. To run, it needs only a running server. */
export function toPlaywright({ flow, machine, language, stories, paths, command, gaps }: SpecReport): string {
  const page = pageOf(flow);
  const body = [
    ...(page.fixed ? [`const FIXED = ${quoted(page.fixed)};\n`] : []),
    `test.describe(${quoted(machine)}, () => {`,
    stories.map((story, index) => testFor(story, paths[index], page, language)).join('\n\n'),
    '});',
    '',
  ].join('\n');
  return [
    `// Made by "${command}". Run it against a running server:`,
    '//   BASE_URL=http://localhost:3000 npx playwright test',
    ...gaps.map(({ name, reason }) => `// Not in a browser: ${name}: ${reason}.`),
    helpersFor(body, clockOf(page)),
    body,
  ].join('\n');
}

const clockOf = ({ timers, hasClock }: AnyPage): Clock =>
  Object.keys(timers).length > 0 ? 'frozen' : hasClock ? 'running' : 'none';

function testFor(story: Story, path: AnyPath | undefined, page: AnyPage, language: Language): string {
  if (!path) throw new Error(`${story.id} has no path`);
  const opening = page.open(path.input as never, eventsOf(path));
  const storage = { [LANGUAGE]: language, ...opening.storage };
  const manner = mannerIn(storage[LANGUAGE] === 'ar' ? 'ar' : 'en', clockOf(page));
  const delayed = [...page.calls.map(addressOf), ...(page.files ?? [])];
  const silent = (page.silent ?? []).map(addressOf);
  let before = path.start.state;
  const steps = [
    ...step(`0. ${story.start.action}`, [
      ...(opening.acts ?? []).flatMap((act) => actLines(act, manner)),
      ...seen(page, path.start, manner),
    ]),
    ...story.steps.flatMap(({ number, action }, index) => {
      const walked = path.steps[index];
      if (!walked) throw new Error(`${story.id} ends before step ${number}`);
      const acts = actsFor(page, walked.event, before).flatMap((act) => actLines(act, manner));
      before = walked.state;
      return step(`${number}. ${action}`, [...acts, ...seen(page, walked, manner)]);
    }),
  ];
  return [
    `  test(${quoted(`${story.id} “${story.title}”`)}, async ({ page }) => {`,
    ...(delayed.length + silent.length > 0
      ? [`    const calls = await hold(page, ${quoted(delayed)}, ${quoted(silent)});`]
      : []),
    ...(page.fixed ? ['    await always(page, FIXED);'] : []),
    ...(opening.fixed ? [`    await always(page, ${quoted(opening.fixed)});`] : []),
    ...(opening.isBare ? ['    await withoutFirstAnswers(page);'] : []),
    ...(steps.some((line) => line.includes('position(page')) ? ['    await deviceWaits(page);'] : []),
    ...(opening.passkeys ? [`    await keepsPasskeys(page, ${quoted(opening.passkeys)});`] : []),
    `    await open(page, ${quoted(opening.path)}, ${quoted(storage)}${opening.isUnready ? ', false' : ''});`,
    ...steps,
    '  });',
  ].join('\n');
}

type Moment = Pick<AnyPath['start'], 'state' | 'emitted'>;

const seen = (page: AnyPage, { state, emitted }: Moment, manner: Manner): string[] =>
  [...sightsAt(page, state), ...newsSights(page, emitted)].map((sight) => sightLine(sight, manner));

const step = (title: string, lines: string[]): string[] => [
  `    await test.step(${quoted(title)}, async () => {`,
  ...lines.map((line) => `      ${line}`),
  '    });',
];

function pageOf({ model, page, pageless }: Flow): AnyPage {
  if (page) return page;
  const others = flows.filter((flow) => flow.page).map((flow) => flow.model.machine.id);
  throw new WrongRequest(
    `"${model.machine.id}" has no page that tests can walk: ${pageless ?? 'its page description is missing'}. Machines with a page: ${others.join(', ')}.`,
  );
}
