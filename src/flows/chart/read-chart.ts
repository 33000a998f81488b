import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Chart, ChartEdge, ChartNode, EdgeKind } from './chart.types';
import { allNodes, alwaysOf, pathOf, type Transition } from './taken';

type Meta = { title?: string; rules?: readonly string[] } | undefined;

/** Converts a machine's chart to plain data. */
export function readChart(machine: AnyStateMachine): Chart {
  const meta = machine.root.meta as Meta;
  const nodes = allNodes(machine);
  return {
    id: machine.id,
    title: meta?.title ?? machine.id,
    description: machine.root.description ?? '',
    rules: meta?.rules ?? [],
    nodes: nodes.map((node) => nodeOf(machine, node)),
    edges: nodes.flatMap((node) =>
      transitionsOf(node).flatMap(([id, one]) => edgesOf(machine, node, id, one)),
    ),
  };
}

/** Drawings, paths, notes and coverage refer to transitions by these stable ids. */
export const edgeIds = (machine: AnyStateMachine): Map<Transition, string> =>
  new Map(
    allNodes(machine).flatMap((node) =>
      transitionsOf(node).map(([id, transition]) => [transition, id] as const),
    ),
  );

/** A transition with two targets has two edges, whose ids begin with its id. */
export const transitionIdOf = (edgeId: string): string => edgeId.replace(/~\d+$/, '');

function transitionsOf(node: AnyStateNode): [string, Transition][] {
  const path = pathOf(node) || '(all)';
  return [...[...node.transitions.values()], alwaysOf(node)].flatMap((list) =>
    list.map((transition, index): [string, Transition] => [
      `${path}:${shortType(transition.eventType)}:${index}`,
      transition,
    ]),
  );
}

function nodeOf(machine: AnyStateMachine, node: AnyStateNode): ChartNode {
  const meta = node.meta as Meta;
  return {
    id: node.id,
    path: pathOf(node),
    key: node.key,
    type: node.type,
    parent: node.parent?.id ?? null,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    title: meta?.title ?? null,
    description: node.description ?? null,
    rules: meta?.rules ?? [],
    tags: node.tags,
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({
      id,
      src: String(src),
      childChart: machineIn(machine, String(src)),
    })),
  };
}

/** Returns the id of the invoked machine, or `null` if the actor is not a machine. */
function machineIn({ implementations }: AnyStateMachine, src: string): string | null {
  const actor = implementations.actors[src];
  return typeof actor === 'object' && 'root' in actor ? String((actor as AnyStateMachine).id) : null;
}

function edgesOf(
  machine: AnyStateMachine,
  node: AnyStateNode,
  id: string,
  transition: Transition,
): ChartEdge[] {
  const targets: AnyStateNode[] = [...(transition.target ?? [])];
  const kind = kindOf(transition.eventType);
  const meta = transition.meta as Meta;
  return (targets.length > 0 ? targets : [node]).map((target, index) => ({
    id: index === 0 ? id : `${id}~${index}`,
    from: node.id,
    to: target.id,
    kind,
    eventType: transition.eventType,
    event: wordsFor(machine, transition.eventType),
    guard: transition.guard ? nameOf(transition.guard) : null,
    actions: namesOf(transition.actions),
    isInternal: targets.length === 0,
    description: transition.description ?? null,
    rules: meta?.rules ?? [],
  }));
}

function kindOf(type: string): EdgeKind {
  if (type === '') return 'always';
  if (type.startsWith('xstate.after.')) return 'after';
  if (type.startsWith('xstate.done.')) return 'done';
  return type.startsWith('xstate.error.') ? 'error' : 'event';
}

/** `xstate.after.quietTime.cart.syncing.settling` becomes `after.quietTime`. */
const shortType = (type: string): string =>
  type.replace(/^xstate\.after\.([^.]+)\..*$/, 'after.$1').replace(/^xstate\./, '') || 'always';

/** Formats an event for display, such as `done: addToCart` or `after quietTime (0.3 s)`. */
export function wordsFor(machine: AnyStateMachine, type: string): string {
  const kind = kindOf(type);
  const name = type.split('.').at(kind === 'after' ? 2 : -1) ?? type;
  if (kind === 'always') return 'always';
  if (kind === 'done') return type.startsWith('xstate.done.state.') ? 'done' : `done: ${name}`;
  if (kind === 'error') return `error: ${name}`;
  if (kind === 'event') return type;
  const delay = machine.implementations.delays[name];
  return typeof delay === 'number' ? `after ${name} (${delay / 1000} s)` : `after ${name}`;
}

/** Omits actions that XState adds itself, such as timers. */
const namesOf = (parts: readonly unknown[]): string[] =>
  parts.map(nameOf).filter((name) => !name.startsWith('xstate.'));

export const nameOf = (part: unknown): string => {
  const type =
    typeof part === 'object' || typeof part === 'function' ? (part as { type?: unknown } | null)?.type : part;
  return typeof type === 'string' ? type : '(anonymous)';
};
