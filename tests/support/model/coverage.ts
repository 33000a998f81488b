import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Path } from './cover';
import { allNodes, alwaysOf, pathOf, type Transition } from './taken';

/** What paths can't reach, and why that is right. */
export type Gaps = Readonly<Record<string, string>>;

export function unreachedStates(machine: AnyStateMachine, paths: Path[], gaps: Gaps): string[] {
  const reached = new Set(
    paths
      .flatMap(({ start, steps }) => [start, ...steps])
      .flatMap(({ state, between }) => [state, ...between])
      .flatMap(({ _nodes }) => (_nodes as AnyStateNode[]).map(({ id }) => id)),
  );
  const states = allNodes(machine).filter((node) => node !== machine.root);
  return withoutGaps(
    states.map((node) => ({ name: pathOf(node), isCovered: reached.has(node.id) })),
    gaps,
  );
}

export function unwalkedTransitions(machine: AnyStateMachine, paths: Path[], gaps: Gaps): string[] {
  const walked = new Set(
    paths.flatMap(({ start, steps }) => [start.taken, ...steps.map(({ taken }) => taken)]).flat(),
  );
  return withoutGaps(
    declaredTransitions(machine).map((transition) => ({
      name: nameOf(transition),
      isCovered: walked.has(transition),
    })),
    gaps,
  );
}

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

/** A gap that is covered after all is out of date, and reported too. */
function withoutGaps(parts: { name: string; isCovered: boolean }[], gaps: Gaps): string[] {
  const known = new Set(parts.map(({ name }) => name));
  return [
    ...parts.filter(({ name, isCovered }) => !isCovered && !gaps[name]).map(({ name }) => name),
    ...parts.filter(({ name, isCovered }) => isCovered && gaps[name]).map(({ name }) => `${name}: no gap`),
    ...Object.keys(gaps)
      .filter((name) => !known.has(name) && !isOfOtherKind(name, parts))
      .map((name) => `${name}: does not exist`),
  ];
}

const isOfOtherKind = (name: string, parts: { name: string }[]) =>
  name.includes(' --') !== parts.some((part) => part.name.includes(' --'));
