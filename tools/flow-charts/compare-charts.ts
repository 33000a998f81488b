import type {
  Difference,
  FlowChanges,
  StateChange,
  TransitionChange,
} from '../../src/flows/changes/changes.types';
import type { StoredChart, StoredState, StoredTransition } from './parse-mermaid';

/** Compares two versions of a chart. */
export const compareCharts = (before: StoredChart, after: StoredChart): FlowChanges => ({
  states: stateChanges(before.states, after.states),
  transitions: transitionChanges(before.transitions, after.transitions),
});

function stateChanges(before: readonly StoredState[], after: readonly StoredState[]): StateChange[] {
  const known = new Map(before.map((state) => [state.path, state]));
  const present = new Set(after.map(({ path }) => path));
  const changeOf = (
    { path, title, type }: StoredState,
    kind: StateChange['kind'],
    differences: readonly Difference[] = [],
  ): StateChange => ({ kind, path, title, type, differences });
  return [
    ...after.flatMap((state) => {
      const earlier = known.get(state.path);
      if (!earlier) return [changeOf(state, 'added')];
      const differences = stateDifferences(earlier, state);
      return differences.length > 0 ? [changeOf(state, 'changed', differences)] : [];
    }),
    ...before.filter(({ path }) => !present.has(path)).map((state) => changeOf(state, 'removed')),
  ];
}

const stateDifferences = (before: StoredState, after: StoredState): Difference[] =>
  differing([
    ['title', before.title ?? '', after.title ?? ''],
    ['type', before.type, after.type],
    ['initial', before.initial ?? '', after.initial ?? ''],
    ['effects', before.effects.join(', '), after.effects.join(', ')],
  ]);

const differing = (all: readonly (readonly [Difference['what'], string, string])[]): Difference[] =>
  all.flatMap(([what, before, after]) => (before === after ? [] : [{ what, before, after }]));

type Placed = StoredTransition & { index: number };
type Pair = { before: Placed; after: Placed };

function transitionChanges(
  before: readonly StoredTransition[],
  after: readonly StoredTransition[],
): TransitionChange[] {
  const groups = new Map<string, { before: Placed[]; after: Placed[] }>();
  const put = (side: 'before' | 'after') => (transition: StoredTransition, index: number) => {
    const key = `${transition.from} ${transition.event}`;
    const group = groups.get(key) ?? { before: [], after: [] };
    group[side].push({ ...transition, index });
    groups.set(key, group);
  };
  before.forEach(put('before'));
  after.forEach(put('after'));
  return [...groups.values()].flatMap((group) => changesIn(group.before, group.after));
}

/** The criteria by which transitions of the same state and event belong together, the strictest first. */
const SAME: readonly ((one: StoredTransition, other: StoredTransition) => boolean)[] = [
  (one, other) => one.guard === other.guard && one.to === other.to && sameActions(one, other),
  (one, other) => one.guard === other.guard && one.to === other.to,
  (one, other) => one.guard === other.guard,
  (one, other) => one.to === other.to,
];
const sameActions = (one: StoredTransition, other: StoredTransition): boolean =>
  one.actions.join() === other.actions.join();

function changesIn(before: readonly Placed[], after: readonly Placed[]): TransitionChange[] {
  const pairs: Pair[] = [];
  for (const isSame of SAME)
    for (const transition of after) {
      if (pairs.some((pair) => pair.after === transition)) continue;
      const free = before.filter((earlier) => pairs.every((pair) => pair.before !== earlier));
      const earlier = free.find((one) => isSame(one, transition));
      if (earlier) pairs.push({ before: earlier, after: transition });
    }
  const earlierOrder = orderOf(pairs, 'before');
  const presentOrder = orderOf(pairs, 'after');
  return [
    ...after.flatMap((transition): TransitionChange[] => {
      const pair = pairs.find((one) => one.after === transition);
      if (!pair) return [changeOf(transition, 'added')];
      const [was, is] = [earlierOrder.indexOf(pair) + 1, presentOrder.indexOf(pair) + 1];
      const differences = differing([
        ['target', pair.before.to, transition.to],
        ['guard', pair.before.guard ?? '', transition.guard ?? ''],
        ['actions', pair.before.actions.join(', '), transition.actions.join(', ')],
        ['order', String(was), String(is)],
      ]);
      return differences.length > 0 ? [changeOf(transition, 'changed', differences)] : [];
    }),
    ...before
      .filter((transition) => pairs.every((pair) => pair.before !== transition))
      .map((transition) => changeOf(transition, 'removed')),
  ];
}

const orderOf = (pairs: readonly Pair[], side: keyof Pair): Pair[] =>
  [...pairs].sort((one, other) => one[side].index - other[side].index);

const changeOf = (
  { index, from, to, event, guard, actions }: Placed,
  kind: TransitionChange['kind'],
  differences: readonly Difference[] = [],
): TransitionChange => ({
  kind,
  index: kind === 'removed' ? null : index,
  from,
  to,
  event,
  guard,
  actions,
  differences,
});
