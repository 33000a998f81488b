import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import type { Notice } from '../../../machines/shared/notice';
import type { ModelEvent } from '../../../src/flows/chart/taken';
import type { AnyPage, Flow } from '../../machines/flow';
import { toastOf } from '../../machines/shared/notices.words';
import type { AnyPath, PathRequest } from '../model';
import { arabicFor } from './app-texts';
import { declaredTransitions, nameOf } from './coverage';
import type { Act, Sight } from './page';
import type { Text } from './words';

const outcome = /^xstate\.(?:done|error)\.actor\.(.+)$/;
const timer = /^xstate\.after\.([^.]+)\./;

/** The reasons why a page's paths omit events, by event type. */
export type Reasons = ReadonlyMap<string, ReadonlySet<string>>;

/** The paths that can be tested on a page, and why others can't. */
export function pagePaths({ model }: Flow, page: AnyPage, request: PathRequest = {}) {
  const reasons = new Map<string, Set<string>>();
  const walkable: PathRequest = {
    isPossible: (event, at) => {
      const reason = reasonAgainst(page, event, at);
      if (reason !== null) reasons.set(event.type, (reasons.get(event.type) ?? new Set()).add(reason));
      return reason === null;
    },
    endsIn: page.endsIn,
  };
  const walked = page.model ? model.with(page.model) : model;
  const inEach = request.to === undefined && request.cover !== 'blocked' ? (page.inEach ?? []) : [];
  const usual = walked.pathsFor({ ...request, ...walkable });
  const others = inEach.flatMap((input) =>
    walked.with({ input, otherInputs: [] }).pathsFor({ ...request, ...walkable, cover: 'states' }),
  );
  const paths = [...usual, ...(request.cover === 'states' ? withNewStates(usual, others) : others)];
  return { paths, reasons: reasons as Reasons };
}

/** Paths from another opening, limited to those with a state that no earlier path covers. */
function withNewStates(usual: readonly AnyPath[], others: readonly AnyPath[]): AnyPath[] {
  const seen = new Set(usual.flatMap(statesOn));
  return others.filter((path) => {
    const states = statesOn(path);
    const isNew = states.some((state) => !seen.has(state));
    for (const state of states) seen.add(state);
    return isNew;
  });
}

export const statesOn = ({ start, steps }: AnyPath): string[] =>
  [start, ...steps].flatMap(({ state }) => statesIn(state));

/** Why the page can't produce this event now. */
export function reasonAgainst(
  { impossible }: AnyPage,
  event: ModelEvent,
  at: AnyMachineSnapshot,
): string | null {
  const reason = impossible[event.type] ?? null;
  return typeof reason === 'function' ? reason(event as never, at) : reason;
}

export type PageGap = { name: string; reason: string | null };

/** Returns the parts of the chart that no path of the page covers. A part without a reason is an error. */
export function pageGaps(
  { model }: Flow,
  page: AnyPage,
  paths: readonly AnyPath[],
  reasons: Reasons,
): PageGap[] {
  const walked = new Set(
    paths.flatMap(({ start, steps }) => [start, ...steps]).flatMap(({ taken }) => taken),
  );
  return declaredTransitions(model.machine)
    .filter((transition) => !walked.has(transition))
    .map((transition) => {
      const name = nameOf(transition);
      const never = page.impossible[transition.eventType];
      const ofEvent =
        typeof never === 'string' ? never : [...(reasons.get(transition.eventType) ?? [])].join('; ');
      return { name, reason: page.gaps?.[name] ?? model.gaps[name] ?? (ofEvent || null) };
    });
}

export const eventsOf = ({ steps }: AnyPath): ModelEvent[] => steps.map(({ event }) => event as ModelEvent);

/** The acts on the page and around it for one step of a path. */
export function actsFor(page: AnyPage, event: ModelEvent, before: AnyMachineSnapshot): readonly Act[] {
  const [, delay] = timer.exec(event.type) ?? [];
  if (delay) return [{ act: 'passes', milliseconds: known(page.timers[delay], event) }];
  if (outcome.test(event.type)) {
    const replies = known(page.answers[event.type], event)((event.output ?? event.error) as never, before);
    return replies.map((reply): Act => ('act' in reply ? reply : { act: 'replies', reply }));
  }
  const acts = known(page.acts[event.type], event);
  return typeof acts === 'function' ? acts(event as never, before) : acts;
}

export const sightsAt = (page: AnyPage, state: AnyMachineSnapshot): Sight[] =>
  statesIn(state).flatMap((name) => {
    const sights = page.sights[name] ?? [];
    return typeof sights === 'function' ? [...sights(state)] : [...sights];
  });

/** Visible effects of emitted events. */
export const newsSights = (page: AnyPage, emitted: readonly EventObject[]): Sight[] =>
  emitted.flatMap((event) =>
    event.type === 'notice'
      ? [{ shows: inBoth(toastOf(event as Notice).en) }]
      : [...(page.news?.[event.type]?.(event as never) ?? [])],
  );

const inBoth = (en: string): Text => ({ en, ar: arabicFor(en) ?? en });

const statesIn = (state: AnyMachineSnapshot): string[] =>
  (state._nodes as AnyStateNode[]).map(({ path }) => path.join('.'));

function known<T>(value: T | undefined, { type }: ModelEvent): T {
  if (value === undefined) throw new Error(`The page does not say what "${type}" is there`);
  return value;
}
