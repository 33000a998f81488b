import { useReducer } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ModelEvent } from '../chart/taken';
import type { FlowData, PathData } from '../flow-data.types';
import { begin, type Moment, stepFrom } from './simulation';

type Play = { path: PathData; number: number };
type State = { moments: readonly Moment[]; play: Play | null };
type Action =
  | { type: 'started'; moment: Moment; play: Play | null }
  | { type: 'stepped'; moment: Moment }
  | { type: 'undone' };

function reduce(state: State, action: Action): State {
  if (action.type === 'started') return { moments: [action.moment], play: action.play };
  if (action.type === 'stepped') return { ...state, moments: [...state.moments, action.moment] };
  return state.moments.length > 1 ? { ...state, moments: state.moments.slice(0, -1) } : state;
}

export type Simulation = ReturnType<typeof useSimulation>;

/** Plays with a machine on paper: by hand, or along a path of the tests. */
export function useSimulation(machine: AnyStateMachine, { inputs, fixtures, paths }: FlowData) {
  const beginning = (input: number) => begin(machine, inputs[input] ?? undefined);
  const [{ moments, play }, dispatch] = useReducer(reduce, null, () => ({
    moments: [beginning(0)],
    play: null,
  }));
  const now = moments.at(-1) ?? beginning(0);

  const eventAt = ({ steps }: PathData, index: number): ModelEvent | null => {
    const event = steps[index]?.event;
    if (event === undefined) return null;
    return typeof event === 'string' ? { type: event } : (fixtures[event] ?? null);
  };
  const nextOfPath = play ? eventAt(play.path, moments.length - 1) : null;
  const send = (event: ModelEvent) => dispatch({ type: 'stepped', moment: stepFrom(machine, now, event) });

  return {
    moments,
    now,
    play,
    nextOfPath,
    inputCount: inputs.length,
    restart: (input = 0) => dispatch({ type: 'started', moment: beginning(input), play: null }),
    send,
    undo: () => dispatch({ type: 'undone' }),
    /** Ready to go along path `number`, counted from one. */
    choosePath: (number: number) => {
      const path = paths[number - 1];
      if (path) dispatch({ type: 'started', moment: beginning(path.input), play: { path, number } });
    },
    stepAlong: () => {
      if (nextOfPath) send(nextOfPath);
    },
  };
}
