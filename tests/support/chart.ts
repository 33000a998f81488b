import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allNodes, alwaysOf, pathOf, type Transition } from '../../src/flows/chart/taken';

/** All state nodes of a chart. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => allNodes(machine);

export const transitionsOf = (node: AnyStateNode): Transition[] => [
  ...[...node.transitions.values()].flat(),
  ...alwaysOf(node),
];

export const invokesOf = (
  node: AnyStateNode,
): { id?: string; src: unknown; systemId?: string; onError?: unknown }[] => listOf(node.config.invoke);

export const pathInChart = (node: AnyStateNode): string => `${node.machine.id}.${pathOf(node)}`;

/** Returns the inline guards and actions. A chart could only show them as "(anonymous)". */
export function anonymousParts(machine: AnyStateMachine): string[] {
  return nodesOf(machine).flatMap((node) => [
    ...[...listOf(node.config.entry), ...listOf(node.config.exit)]
      .filter(isFunction)
      .map(() => `${pathInChart(node)}: entry or exit`),
    ...invokesOf(node)
      .filter(({ src }) => typeof src !== 'string')
      .map(({ id }) => `${pathInChart(node)}: ${id}`),
    ...transitionsOf(node)
      .filter(({ guard, actions }) => isFunction(guard) || actions.some(isFunction))
      .map(({ eventType }) => `${pathInChart(node)}: ${eventType}`),
    ...Object.keys(node.config.after ?? {})
      .filter((delay) => /^\d+$/.test(delay))
      .map((delay) => `${pathInChart(node)}: after ${delay}`),
  ]);
}

/** Converts a chart to the plain data that the gallery draws. */
export const drawingOf = (machine: AnyStateMachine) =>
  nodesOf(machine).map((node) => ({
    id: node.id,
    type: node.type,
    tags: node.tags,
    meta: node.meta,
    invokes: invokesOf(node).map(({ id, src }) => [id, src]),
    transitions: transitionsOf(node).map(({ eventType, guard, actions, target, meta }) => ({
      eventType,
      guard: namesOf(guard),
      actions: actions.map(namesOf),
      targets: target?.map(({ id }: AnyStateNode) => id),
      meta,
    })),
  }));

const listOf = <T>(value: T | readonly T[] | undefined): T[] =>
  value === undefined ? [] : ([value].flat() as T[]);
const isFunction = (part: unknown) => typeof part === 'function';
const namesOf = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'type' in part ? part.type : part;
