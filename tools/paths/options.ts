import { parseArgs } from 'node:util';
import { WrongRequest } from './wrong-request';

export const FORMATS = ['md', 'json', 'gherkin', 'playwright'] as const;
export const COVERS = ['transitions', 'states', 'pairs', 'blocked'] as const;
export const LANGUAGES = ['en', 'ar'] as const;

export type Format = (typeof FORMATS)[number];
export type Options = {
  machine: string | null;
  /** The name of a path across several flows. `all`: every one. */
  story: string | null;
  isAll: boolean;
  to: string | null;
  cover: (typeof COVERS)[number];
  /** The maximum number of steps of a path. `null`: the default of the flow. */
  maxLength: number | null;
  format: Format;
  language: (typeof LANGUAGES)[number];
  folder: string | null;
  isBrief: boolean;
  /** A commit: only paths with a step that is new since then. `null`: all paths. */
  since: string | null;
  random: { runs: number; seed: number } | null;
};

export const USAGE = `npm run paths -- <machine>   paths through one machine
npm run paths -- --all       paths through every machine
npm run paths -- --story <name>|all
                             paths across several machines, such as from a guest's cart to the order

  --to <state>               only paths that end where this state is entered
  --cover transitions|states|pairs|blocked
                             what the paths must cover together (transitions). pairs: each transition of a
                             parent from each of its children too. blocked: each event that a guard blocks
  --max <n>                  the longest path, in steps (12, more where a flow is longer; random walks: 60)
  --format ${FORMATS.join('|')}
                             for people, for programs, for Gherkin tools, or a spec that runs (md)
  --lang en|ar               the language of the steps (en)
  --brief                    of a flow that the tests walk on its rendered page, the path through most states
  --since <commit>           only paths with a step that is new or different since this commit
  --out <folder>             write files instead of printing
  --random <n> --seed <s>    n random walks instead; the same seed walks the same ways`;

const LONGEST = 100;
const MAX_RUNS = 100_000;
const HIGHEST_SEED = 0x7fffffff;

export function readOptions(args: string[]): Options {
  const { values, positionals } = parsed(args);
  if (positionals.length > 1) throw new WrongRequest(`One machine at a time, not ${positionals.join(', ')}.`);
  const [machine = null] = positionals;
  if (values.story !== undefined) refuseBesideStory(machine, values);
  else if (machine === null && !values.all) throw new WrongRequest('Which machine? Name one, or use --all.');
  if (machine !== null && values.all) throw new WrongRequest('Either a machine or --all, not both.');
  if (values.to !== undefined && values.all) throw new WrongRequest('--to needs one machine.');
  if (values.seed !== undefined && values.random === undefined)
    throw new WrongRequest('--seed belongs to --random.');
  if (values.random !== undefined && values.to !== undefined)
    throw new WrongRequest('--random walks anywhere, so it takes no --to.');
  if (values.cover === 'blocked' && values.format === 'playwright')
    throw new WrongRequest(
      '--cover blocked has no specs: every page hides or disables a blocked control in its own way.',
    );
  return {
    machine,
    story: values.story ?? null,
    isAll: values.all ?? false,
    to: values.to ?? null,
    cover: oneOf('--cover', values.cover, COVERS),
    maxLength: values.max === undefined ? null : whole('--max', values.max, 1, LONGEST),
    format: oneOf('--format', values.format, FORMATS),
    language: oneOf('--lang', values.lang, LANGUAGES),
    folder: values.out ?? null,
    isBrief: values.brief ?? false,
    since: values.since ?? null,
    random:
      values.random === undefined
        ? null
        : {
            runs: whole('--random', values.random, 1, MAX_RUNS),
            seed: whole('--seed', values.seed ?? '1', 0, HIGHEST_SEED),
          },
  };
}

function refuseBesideStory(machine: string | null, values: ReturnType<typeof parsed>['values']): void {
  const { story: _, lang: _language, format, out: _folder, ...others } = values;
  const [other] = machine === null ? Object.keys(others).map((name) => `--${name}`) : [machine];
  if (other) throw new WrongRequest(`--story takes only --format, --lang and --out, not ${other}.`);
  if (format === 'playwright')
    throw new WrongRequest('`npm run flows:shots -- stories` walks the stories in a browser.');
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        brief: { type: 'boolean' },
        to: text,
        cover: text,
        max: text,
        format: text,
        lang: text,
        out: text,
        random: text,
        since: text,
        seed: text,
        story: text,
      },
    });
  } catch (error) {
    throw new WrongRequest(error instanceof Error ? error.message : String(error));
  }
}

function whole(name: string, value: string, lowest: number, highest: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= lowest && number <= highest) return number;
  throw new WrongRequest(`${name} takes a whole number from ${lowest} to ${highest}, not "${value}".`);
}

function oneOf<TValue extends string>(
  name: string,
  value: string | undefined,
  values: readonly [TValue, ...TValue[]],
): TValue {
  if (value === undefined) return values[0];
  const found = values.find((one) => one === value);
  if (found) return found;
  throw new WrongRequest(`${name} takes one of ${values.join(', ')}, not "${value}".`);
}
