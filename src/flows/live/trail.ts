import type { AnyStateMachine } from 'xstate';
import type { ChartEdge } from '../chart/chart.types';
import { transitionIdOf } from '../chart/read-chart';
import { activeStates, type LiveStep } from './live-actors';

/**
 * The transitions that the last steps took. A page sends neither context nor guards, so all transitions of the
 * event that lead from the states before to the states after count.
 */
export function edgesOfTrail(
  machine: AnyStateMachine,
  edges: readonly ChartEdge[],
  trail: readonly LiveStep[],
): Set<string> {
  return new Set(
    trail.flatMap(({ before, event, after }) => {
      const was = activeStates(machine, [{ value: before }]);
      const is = activeStates(machine, [{ value: after }]);
      const first = edges.filter((edge) => edge.eventType === event && was.has(edge.from));
      return first.flatMap((edge) => wayTo(edges, edge, is)).map(transitionIdOf);
    }),
  );
}

/** The transition and the eventless ones after it until a state that is active; empty if none leads there. */
function wayTo(
  edges: readonly ChartEdge[],
  first: ChartEdge,
  active: ReadonlySet<string>,
  seen: readonly string[] = [],
): string[] {
  if (first.isInternal) return [];
  if (active.has(first.to)) return [first.id];
  if (seen.includes(first.to)) return [];
  const next = edges.filter(
    ({ from, kind }) => kind === 'always' && (from === first.to || from.startsWith(`${first.to}.`)),
  );
  for (const edge of next) {
    const rest = wayTo(edges, edge, active, [...seen, first.to]);
    if (rest.length > 0) return [first.id, ...rest];
  }
  return [];
}
