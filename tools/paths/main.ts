import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../../src/flows/chart/taken';
import type { Flow } from '../../tests/machines/flow';
import { flows } from '../../tests/machines/models';
import { staged } from '../../tests/machines/staged';
import type { AnyPath } from '../../tests/support/model';
import { statesOf } from '../../tests/support/model/coverage';
import { type PageGap, statesOn } from '../../tests/support/model/page-plan';
import { runPath } from '../../tests/support/run-path';
import { crossFlowPaths } from './cross-flow';
import { storiesToGherkin, storiesToMarkdown } from './cross-flow-formats';
import { toGherkin } from './gherkin';
import { toJson } from './json';
import { toMarkdown, toOverview } from './markdown';
import { type Format, type Options, readOptions, USAGE } from './options';
import { specPaths, toPlaywright } from './playwright';
import { walkAtRandom } from './random';
import { type Report, reportOf, stepsIn } from './report';
import { changedSince } from './since';
import { toWalks } from './walks';
import { WrongRequest } from './wrong-request';

type Output = { info: (text: string) => void; error: (text: string) => void };

const FAILED = 1;
const WRONG_USE = 2;
const ENDINGS: Record<Format, string> = {
  md: 'paths.md',
  json: 'paths.json',
  gherkin: 'feature',
  playwright: 'spec.ts',
};

/** Runs `npm run paths`. Returns the exit code. */
export async function run(args: string[], output: Output): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    output.info(USAGE);
    return 0;
  }
  try {
    const options = readOptions(args);
    if (options.story !== null) return writeStories(options.story, options, output);
    const chosen = options.machine === null ? flows : [flowCalled(options.machine)];
    if (options.random) return await walkAll(chosen, options, options.random, output);
    return await write(chosen, options, output);
  } catch (error) {
    if (!(error instanceof WrongRequest || error instanceof RangeError)) throw error;
    output.error(error.message);
    output.error(`\n${USAGE}`);
    return WRONG_USE;
  }
}

/** Prints or writes the paths across flows. */
function writeStories(story: string, { format, folder, language }: Options, output: Output): number {
  const paths = crossFlowPaths(story === 'all' ? null : story, language);
  const text =
    format === 'json'
      ? `${JSON.stringify(paths, null, 2)}\n`
      : (format === 'gherkin' ? storiesToGherkin : storiesToMarkdown)(paths, language);
  if (folder === null) output.info(text);
  else {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${story === 'all' ? 'stories' : story}.${ENDINGS[format]}`), text);
  }
  return 0;
}

async function write(chosen: readonly Flow[], options: Options, output: Output): Promise<number> {
  const { format, folder, isAll, language } = options;
  const startedAt = performance.now();
  const isPageless = ({ page }: Flow) => isAll && format === 'playwright' && !page;
  const pageless = chosen
    .filter(isPageless)
    .map((flow) => `  ${flow.model.machine.id}: ${flow.pageless ?? 'nobody has described it yet'}`);
  if (pageless.length > 0) output.error(`Without a page to walk:\n${pageless.join('\n')}`);
  const reports = chosen
    .filter((flow) => !isPageless(flow))
    .map((flow) => reportOf(flow, pathsOf(flow, options), options))
    .filter(({ paths }) => options.since === null || paths.length > 0);
  const made = reports.map((report) => ({ report, text: textOf(report, format) }));
  const paths = reports.flatMap(({ stories }) => stories);

  if (folder === null)
    output.info(
      joined(
        made.map(({ text }) => text),
        reports,
        options,
      ),
    );
  else {
    mkdirSync(folder, { recursive: true });
    const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
    for (const { report, text } of made) put(`${report.machine}.${ENDINGS[format]}`, text);
    if (isAll) put('overview.md', toOverview(reports, language));
    if (format === 'playwright') put('walks.json', toWalks(reports));
  }
  const madeIn = secondsSince(startedAt);
  const walkedFrom = performance.now();
  for (const { flow, paths: own } of reports) for (const path of own) await runPath(flow.model.machine, path);
  output.error(
    `${reports.length} machines, ${paths.length} paths, ${stepsIn(paths)} steps: made in ${madeIn}, ` +
      `walked in the running machine in ${secondsSince(walkedFrom)}${folder === null ? '' : `, written to ${folder}`}`,
  );
  return reportGaps(reports, output);
}

/**
 * Prints the states and transitions that no browser test covers. Each needs a reason in the page description;
 * without one, the run fails.
 */
function reportGaps(reports: readonly Report[], output: Output): number {
  const whole = reports.filter(({ cover }) => cover === 'transitions');
  const lines = whole.flatMap(({ machine, gaps }) =>
    gaps.map(({ name, reason }) => ({ text: `  ${machine}: ${name}: ${reason ?? 'NO REASON'}`, reason })),
  );
  if (lines.length === 0) return 0;
  output.error(`Not in a browser:\n${lines.map(({ text }) => text).join('\n')}`);
  return lines.some(({ reason }) => reason === null) ? FAILED : 0;
}

const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

function pathsOf(flow: Flow, options: Options): { paths: AnyPath[]; gaps: PageGap[] } {
  const { cover, maxLength, to, format, isBrief, since } = options;
  if (to !== null) refuseUnknownState(flow, to);
  const request = { cover, ...(maxLength === null ? {} : { maxLength }), ...(to === null ? {} : { to }) };
  // A page description lists steps that are impossible in a browser. All formats leave out the same steps.
  const found =
    flow.page || format === 'playwright'
      ? specPaths(flow, request)
      : { paths: flow.model.pathsFor(request), gaps: [] };
  if (since !== null) return { paths: changedSince(since, flow.model.machine.id, found.paths), gaps: [] };
  const paths = isBrief && staged.includes(flow.model.machine.id) ? fullest(found.paths) : found.paths;
  if (to !== null && paths.length === 0)
    throw new WrongRequest(
      `"${to}" of "${flow.model.machine.id}" can't be reached: ${flow.model.gaps[to] ?? 'no path leads there'}.`,
    );
  // Paths to a single state don't cover the other states, so missing coverage is not reported.
  return to === null ? { paths, gaps: found.gaps } : { paths, gaps: [] };
}

/** Chooses the path that visits the most states. */
function fullest(paths: AnyPath[]): AnyPath[] {
  const statesOf = (path: AnyPath) => new Set(statesOn(path)).size;
  return [...paths].sort((one, other) => statesOf(other) - statesOf(one)).slice(0, 1);
}

function textOf(report: Report, format: Format): string {
  if (format === 'json') return toJson(report);
  if (format === 'gherkin') return toGherkin(report);
  if (format === 'playwright') return toPlaywright(report);
  return toMarkdown(report);
}

function joined(texts: string[], reports: Report[], { format, isAll, language }: Options): string {
  if (!isAll) return texts.join('\n');
  if (format === 'json') return `[${texts.join(',')}]`;
  if (format === 'md') return [toOverview(reports, language), ...texts].join('\n');
  if (format === 'playwright') throw new WrongRequest('--all makes several specs: name a folder with --out.');
  return texts.join('\n');
}

const RANDOM_LENGTH = 60;

async function walkAll(
  chosen: readonly Flow[],
  { maxLength, language }: Options,
  { runs, seed }: { runs: number; seed: number },
  output: Output,
): Promise<number> {
  let code = 0;
  for (const flow of chosen) {
    const draft = { runs, seed, maxLength: maxLength ?? RANDOM_LENGTH, language };
    const { text, isFailed } = await walkAtRandom(flow, draft);
    (isFailed ? output.error : output.info)(text);
    if (isFailed) code = FAILED;
  }
  return code;
}

function flowCalled(name: string): Flow {
  const found = flows.find(({ model }) => model.machine.id === name);
  if (found) return found;
  const names = flows.map(({ model }) => model.machine.id).join(', ');
  throw new WrongRequest(`There is no machine "${name}". There are: ${names}.`);
}

function refuseUnknownState({ model }: Flow, state: string): void {
  const states = statesOf(model.machine).map(pathOf);
  if (!states.includes(state))
    throw new WrongRequest(`"${model.machine.id}" has no state "${state}". It has: ${states.join(', ')}.`);
}
