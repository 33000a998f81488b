import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { ModelEvent } from '../../../src/flows/chart/taken';
import type { AnyPage, Flow } from '../../machines/models';
import type { AnyPath, PathRequest } from '../model';
import type { Act, Answer, Sight } from './page';

/** What happens on the page in one step of a path. */
export type Move = { acts: readonly Act[] } | { call: string; answer: Answer } | { passes: number };

const outcome = /^xstate\.(?:done|error)\.actor\.(.+)$/;
const timer = /^xstate\.after\.([^.]+)\./;

/** The paths that a page can be walked along: without what only a machine can be made to have. */
export const pagePaths = ({ model }: Flow, page: AnyPage, request: PathRequest): AnyPath[] =>
  model.pathsFor({
    ...request,
    isPossible: ({ type }) => page.impossible[type] === undefined,
    endsIn: page.endsIn,
  });

export function moveFor(page: AnyPage, event: ModelEvent): Move {
  const [, actor] = outcome.exec(event.type) ?? [];
  const [, delay] = timer.exec(event.type) ?? [];
  if (delay) return { passes: known(page.timers[delay], event) };
  if (actor) {
    const answer = known(page.answers[event.type], event)((event.output ?? event.error) as never);
    return { call: known(page.calls[actor], event), answer };
  }
  const acts = known(page.acts[event.type], event);
  return { acts: typeof acts === 'function' ? acts(event as never) : acts };
}

export const sightsAt = (page: AnyPage, state: AnyMachineSnapshot): Sight[] =>
  statesIn(state).flatMap((name) => {
    const sights = page.sights[name] ?? [];
    return typeof sights === 'function' ? [...sights(state)] : [...sights];
  });

const statesIn = (state: AnyMachineSnapshot): string[] =>
  (state._nodes as AnyStateNode[]).map(({ path }) => path.join('.'));

function known<T>(value: T | undefined, { type }: ModelEvent): T {
  if (value === undefined) throw new Error(`The page does not say what "${type}" is there`);
  return value;
}
