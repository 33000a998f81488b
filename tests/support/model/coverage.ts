import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allNodes, alwaysOf, pathOf, type Transition } from '../../../src/flows/chart/taken';
import type { Path } from './cover';

/** States and transitions that no path covers, each with its reason. */
export type Gaps = Readonly<Record<string, string>>;

export type CoveredPart = { name: string; rules: readonly string[]; paths: number[]; reason: string | null };
/**
 * For every state, transition and rule: the numbers of the paths that cover it, or the reason why none does.
 */
export type Coverage = { states: CoveredPart[]; transitions: CoveredPart[]; rules: CoveredPart[] };

type Walked = Pick<Path, 'start' | 'steps'>;

export function coverageOf(machine: AnyStateMachine, paths: readonly Walked[], gaps: Gaps): Coverage {
  const nodes = paths.map(nodesOn);
  const transitions = paths.map(transitionsOn);
  const numbers = <T>(sets: Set<T>[], part: T) =>
    sets.flatMap((set, index) => (set.has(part) ? [index + 1] : []));
  const states = statesOf(machine).map((node) => ({
    name: pathOf(node),
    rules: rulesOf(node),
    paths: numbers(nodes, node.id),
    reason: gaps[pathOf(node)] ?? null,
  }));
  const walks = declaredTransitions(machine).map((transition) => ({
    name: nameOf(transition),
    rules: rulesOf(transition),
    paths: numbers(transitions, transition),
    reason: gaps[nameOf(transition)] ?? null,
  }));
  return { states, transitions: walks, rules: rulesIn(machine, [...states, ...walks], paths.length) };
}

/**
 * A rule of the whole machine is on every path; other rules are on the paths of their states and transitions.
 */
function rulesIn(machine: AnyStateMachine, parts: CoveredPart[], count: number): CoveredPart[] {
  const byRule = new Map<string, Set<number>>();
  const add = (rule: string, paths: number[]) =>
    byRule.set(rule, new Set([...(byRule.get(rule) ?? []), ...paths]));
  const all = Array.from({ length: count }, (_, index) => index + 1);
  for (const rule of rulesOf(machine.root)) add(rule, all);
  for (const { rules, paths } of parts) for (const rule of rules) add(rule, paths);
  return [...byRule]
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([name, paths]) => ({
      name,
      rules: [name],
      paths: [...paths].sort((one, other) => one - other),
      reason: null,
    }));
}

export function unreachedStates(machine: AnyStateMachine, paths: readonly Walked[], gaps: Gaps): string[] {
  return withoutGaps(coverageOf(machine, paths, gaps).states, gaps);
}

export function unwalkedTransitions(
  machine: AnyStateMachine,
  paths: readonly Walked[],
  gaps: Gaps,
): string[] {
  return withoutGaps(coverageOf(machine, paths, gaps).transitions, gaps);
}

export const statesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  allNodes(machine).filter((node) => node !== machine.root);

export const declaredTransitions = (machine: AnyStateMachine): Transition[] =>
  allNodes(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...alwaysOf(node)]);

/** `quoting --xstate.error.actor.reserve [isConflict]--> quoting` */
export function nameOf({ source, eventType, guard, target }: Transition): string {
  const condition = guard ? ` [${guardName(guard)}]` : '';
  const targets = (target ?? []).map((node: AnyStateNode) => pathOf(node)).join(' + ');
  return `${pathOf(source)} --${eventType || 'always'}${condition}--> ${targets || '(stay)'}`;
}

const guardName = (guard: unknown): string =>
  typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : String(guard);

const rulesOf = ({ meta }: { meta?: { rules?: readonly string[] } }): readonly string[] => meta?.rules ?? [];

const nodesOn = ({ start, steps }: Walked): Set<string> =>
  new Set(
    [start, ...steps]
      .flatMap(({ state, between }) => [state, ...between])
      .flatMap(({ _nodes }) => (_nodes as AnyStateNode[]).map(({ id }) => id)),
  );

const transitionsOn = ({ start, steps }: Walked): Set<Transition> =>
  new Set([start, ...steps].flatMap(({ taken }) => taken));

/** A gap that is covered after all is outdated, so it is reported too. */
function withoutGaps(parts: CoveredPart[], gaps: Gaps): string[] {
  const known = new Set(parts.map(({ name }) => name));
  return [
    ...parts.filter(({ paths, reason }) => paths.length === 0 && reason === null).map(({ name }) => name),
    ...parts
      .filter(({ paths, reason }) => paths.length > 0 && reason !== null)
      .map(({ name }) => `${name}: no gap`),
    ...Object.keys(gaps)
      .filter((name) => !known.has(name) && !isOfOtherKind(name, parts))
      .map((name) => `${name}: does not exist`),
  ];
}

const isOfOtherKind = (name: string, parts: { name: string }[]) =>
  name.includes(' --') !== parts.some((part) => part.name.includes(' --'));
