import type { Flow } from '../../tests/machines/flow';
import type { AnyPath } from '../../tests/support/model';
import type { Coverage, CoveredPart } from '../../tests/support/model/coverage';
import type { PageGap } from '../../tests/support/model/page-plan';
import type { Language } from '../../tests/support/model/words';
import type { Options } from './options';
import { type Story, storiesOf } from './story';

/** All data about the paths of one machine, for all output formats. */
export type Report = {
  flow: Flow;
  machine: string;
  title: string;
  language: Language;
  cover: Options['cover'];
  maxLength: number;
  to: string | null;
  /** The command that prints the same report again. */
  command: string;
  paths: AnyPath[];
  stories: Story[];
  coverage: Coverage;
  /** The states and transitions that no browser test covers. */
  gaps: readonly PageGap[];
};

export function reportOf(
  flow: Flow,
  { paths, gaps }: { paths: AnyPath[]; gaps: readonly PageGap[] },
  options: Options,
): Report {
  const { machine } = flow.model;
  const { language, cover, to } = options;
  const maxLength = options.maxLength ?? flow.model.maxLength;
  return {
    flow,
    machine: machine.id,
    title: language === 'ar' ? flow.words.title.ar : (machine.root.meta?.title ?? machine.id),
    language,
    cover,
    maxLength,
    to,
    command: commandOf(machine.id, maxLength, options),
    paths,
    stories: storiesOf(flow, paths, language),
    coverage: withReasons(flow.model.coverageOf(paths), gaps),
    gaps,
  };
}

/**
 * Adds reasons to missing coverage. A transition has its reason in the page description. A state gets those
 * of the transitions that lead to it.
 */
function withReasons(coverage: Coverage, gaps: readonly PageGap[]): Coverage {
  const reasons = new Map<string, string | null>();
  for (const { name, reason } of gaps) {
    reasons.set(name, reason);
    const entered = name.split('--> ').at(-1) ?? name;
    if (!reasons.has(entered)) reasons.set(entered, reason);
  }
  const reasoned = (part: CoveredPart) => ({
    ...part,
    reason: part.reason ?? reasons.get(part.name) ?? null,
  });
  return {
    ...coverage,
    states: coverage.states.map(reasoned),
    transitions: coverage.transitions.map(reasoned),
  };
}

export const shareOf = (parts: CoveredPart[]): string =>
  `${parts.filter(({ paths }) => paths.length > 0).length}/${parts.length}`;

export const stepsIn = (stories: Story[]): number =>
  stories.reduce((sum, { steps }) => sum + steps.length, 0);

function commandOf(machine: string, maxLength: number, { to, cover, format, language }: Options): string {
  const goal = to === null ? '' : ` --to ${to}`;
  return `npm run paths -- ${machine}${goal} --cover ${cover} --max ${maxLength} --format ${format} --lang ${language}`;
}
