import type { AnyPath } from '../../tests/support/model';
import { statesOn } from '../../tests/support/model/page-plan';

/**
 * What distinguishes a path from all others: the state where it ends, and the steps that no other path to
 * this state has.
 */
export type Purpose = {
  /**
   * A name made from states and events. Only paths that end in the same state influence it, so it stays
   * stable.
   */
  slug: string;
  /** The indexes of the steps that distinguish the path. Empty: its last state is enough. */
  steps: number[];
  /** The number of this path among those with the same purpose, from 1. */
  copy: number;
};

export function purposesOf(paths: readonly AnyPath[]): Purpose[] {
  const ends = paths.map(endOf);
  const moves = paths.map(movesOf);
  const purposes = paths.map((_, index) => {
    const rivals = paths.flatMap((__, other) =>
      other !== index && ends[other] === ends[index] ? [other] : [],
    );
    const steps = tellingSteps(
      moves[index] ?? [],
      rivals.map((rival) => moves[rival] ?? []),
    );
    const events = steps.map((step) => shortName(paths[index]?.steps[step]?.event.type ?? ''));
    return { slug: [ends[index], ...events].join('/'), steps };
  });
  return purposes.map((purpose, index) => ({
    ...purpose,
    copy: purposes.slice(0, index + 1).filter(({ slug }) => slug === purpose.slug).length,
  }));
}

/**
 * Returns the last step that no other path to this state has. The fallbacks are the last pair of steps that
 * no other path has, and the last step.
 */
function tellingSteps(own: readonly string[], rivals: readonly (readonly string[])[]): number[] {
  if (rivals.length === 0 || own.length === 0) return [];
  const others = new Set(rivals.flat());
  const single = own.findLastIndex((move) => !others.has(move));
  if (single >= 0) return [single];
  const pairs = new Set(rivals.flatMap(pairsOf));
  const pair = pairsOf(own).findLastIndex((move) => !pairs.has(move));
  return pair >= 0 ? [pair, pair + 1] : [own.length - 1];
}

const pairsOf = (moves: readonly string[]): string[] =>
  moves.slice(1).map((move, index) => `${moves[index]} ${move}`);

/** Returns a text for each step: its event and the states after it. */
const movesOf = ({ steps }: AnyPath): string[] =>
  steps.map(({ event, state }) => `${JSON.stringify(event)} ${leavesOf({ state })}`);

const endOf = (path: AnyPath): string => leavesOf(path.steps.at(-1) ?? path.start);

const leavesOf = ({ state }: Pick<AnyPath, 'state'>): string => {
  const names = statesOn({ start: { state }, steps: [] } as never).filter((name) => name !== '');
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`))).join('+') || 'start';
};

const shortName = (type: string): string => type.replace(/^xstate\./, '').replace(/\.actor\./, '.');
