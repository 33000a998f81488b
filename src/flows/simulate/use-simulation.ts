import { useReducer } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { FlowAddress } from '../address';
import type { ModelEvent } from '../chart/taken';
import type { FlowData, PathData } from '../flow-data.types';
import { pathInText } from '../record/events-text';
import { begin, type Moment, stepFrom } from './simulation';

/** `number`: zero for a recorded path. */
type Play = { path: PathData; number: number };
type State = { input: number; moments: readonly Moment[]; play: Play | null };
type Action =
  | { type: 'started'; input: number; moment: Moment; play: Play | null }
  | { type: 'stepped'; moment: Moment }
  | { type: 'undone' };

function reduce(state: State, action: Action): State {
  if (action.type === 'started') return { input: action.input, moments: [action.moment], play: action.play };
  if (action.type === 'stepped') return { ...state, moments: [...state.moments, action.moment] };
  return state.moments.length > 1 ? { ...state, moments: state.moments.slice(0, -1) } : state;
}

export type Simulation = ReturnType<typeof useSimulation>;

/** Simulates a machine, step by step or along a test path. */
export function useSimulation(
  machine: AnyStateMachine,
  data: FlowData,
  { path: openedPath, step: openedStep = 0, events }: Pick<FlowAddress, 'path' | 'step' | 'events'>,
) {
  const { inputs, fixtures, paths } = data;
  const beginning = (input: number) => begin(machine, inputs[input] ?? undefined);
  const eventAt = ({ steps }: PathData, index: number): ModelEvent | null => {
    const event = steps[index]?.event;
    if (event === undefined) return null;
    return typeof event === 'string' ? { type: event } : (fixtures[event] ?? null);
  };
  /** Restores the simulation for the path and the step in the URL. */
  function opened(): State {
    const recorded = events === undefined ? null : pathInText(events, data);
    const path = recorded ?? (openedPath ? paths[openedPath - 1] : undefined);
    if (!path) return { input: 0, moments: [beginning(0)], play: null };
    const moments = [beginning(path.input)];
    for (let index = 0; index < openedStep; index += 1) {
      const [event, before] = [eventAt(path, index), moments.at(-1)];
      if (!event || !before) break;
      moments.push(stepFrom(machine, before, event));
    }
    return { input: path.input, moments, play: { path, number: recorded ? 0 : (openedPath ?? 0) } };
  }
  const [{ input, moments, play }, dispatch] = useReducer(reduce, null, () => opened());
  const now = moments.at(-1) ?? beginning(0);

  const nextOfPath = play ? eventAt(play.path, moments.length - 1) : null;
  const send = (event: ModelEvent) => dispatch({ type: 'stepped', moment: stepFrom(machine, now, event) });

  return {
    moments,
    now,
    play,
    nextOfPath,
    /** The index of the input with which the simulation started. */
    input,
    restart: (from: number) =>
      dispatch({ type: 'started', input: from, moment: beginning(from), play: null }),
    send,
    undo: () => dispatch({ type: 'undone' }),
    /** `number` starts at one. */
    choosePath: (number: number) => {
      const path = paths[number - 1];
      if (path)
        dispatch({
          type: 'started',
          input: path.input,
          moment: beginning(path.input),
          play: { path, number },
        });
    },
    stepAlong: () => {
      if (nextOfPath) send(nextOfPath);
    },
  };
}
