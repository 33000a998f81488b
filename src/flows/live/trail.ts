import type { AnyStateMachine } from 'xstate';
import type { ChartEdge } from '../chart/chart.types';
import { transitionIdOf } from '../chart/read-chart';
import { activeStates, type LiveStep } from './live-actors';

/**
 * Returns the transitions of the last steps. A page sends neither context nor guards. So every transition of
 * the event between the two states counts.
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
      return first.flatMap((edge) => pathTo(edges, edge, is)).map(transitionIdOf);
    }),
  );
}

/**
 * Returns the transition and the eventless ones after it, up to an active state. Empty if they lead to none.
 */
function pathTo(
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
    const rest = pathTo(edges, edge, active, [...seen, first.to]);
    if (rest.length > 0) return [first.id, ...rest];
  }
  return [];
}
