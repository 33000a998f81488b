import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  type AnyActor,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
} from 'xstate';
import type { ModelEvent, Transition } from '../../src/flows/chart/taken';
import { LayersProvider } from '../../src/platform/layers/layers.context';
import { createReads } from '../../src/platform/reads';
import { byHand, look } from './hands-and-eyes';
import { layersOver } from './layers';
import { ManualClock } from './manual-clock';
import type { Act, Sight } from './model/page';
import { recordWalk } from './record-walk';
import { millisecondsOf } from './run-path';

type Outcome = { resolve: (output: unknown) => void; reject: (error: unknown) => void };
type Step = { event: ModelEvent; state: AnyMachineSnapshot; taken: readonly Transition[] };
type Hand = readonly Act[] | ((event: never, before: AnyMachineSnapshot) => unknown);
type Eye = readonly Sight[] | ((state: AnyMachineSnapshot) => unknown);

type Walk = {
  machine: AnyStateMachine;
  path: { input: unknown; steps: Step[] };
  /** The page around the running actor. */
  page: (actor: AnyActor) => ReactNode;
  /** What the router hands to the page. */
  context?: object;
  /** How a person makes each event happen on the page; 'outside' says that now it comes from elsewhere. */
  press: Readonly<Record<string, Hand>>;
  /** Events that no hand on this page makes: other tabs, other flows. */
  outside?: readonly string[];
  /** Where an event comes from elsewhere though hands make it too: in all other situations the hand must find its button. */
  elsewhere?: Readonly<Record<string, (before: never, event: never) => boolean>>;
  /** What must be on the page in each atomic state. Every state that is reached needs an entry. */
  sees: Readonly<Record<string, Eye>>;
  /** Actors that do something themselves; all others wait until the path says how they end. */
  effects?: Readonly<Record<string, AnyActorLogic>>;
  /** What happens around the page where hands do not reach. */
  around?: (act: Act, actor: AnyActor) => void;
  /** The machine or the page is a copy with a fault in it: its walks count for nothing. */
  isCopy?: boolean;
};

const outcome = /^xstate\.(done|error)\.actor\.(.+)$/;
const timer = /^xstate\.after\.([^.]+)\./;

/** Walks a generated path with hands on the rendered page and looks at it after every step. */
export async function walkPage(walk: Walk): Promise<void> {
  const { machine, path, page, press, outside = [], elsewhere = {}, sees, effects = {}, around } = walk;
  const running = new Map<string, Outcome>();
  const clock = new ManualClock();
  const actor = createActor(
    machine.provide({ actors: { ...waitingActors(machine, running), ...effects } as never }),
    { input: path.input as never, clock },
  ).start();
  try {
    await renderPage(page(actor), walk.context);
    for (const [index, { event, state }] of path.steps.entries()) {
      const before = actor.getSnapshot() as AnyMachineSnapshot;
      try {
        await happen(event, before);
        await see(actor.getSnapshot() as AnyMachineSnapshot, state);
      } catch (error) {
        throw new Error(`step ${index + 1} ${event.type}: ${firstLine(error)}`, { cause: error });
      }
    }
  } finally {
    actor.stop();
  }
  if (!walk.isCopy) recordWalk(machine, 'page', path.steps);

  async function happen(event: ModelEvent, before: AnyMachineSnapshot): Promise<void> {
    const isElsewhere =
      outside.includes(event.type) || elsewhere[event.type]?.(before as never, event as never) === true;
    const hand = isElsewhere ? undefined : press[event.type];
    if (typeof hand === 'object') return handle(hand);
    let acts: unknown;
    await act(async () => {
      acts = isElsewhere ? actor.send(event) : await cause(event, before, hand);
      await new Promise((done) => setTimeout(done));
    });
    if (Array.isArray(acts)) await handle(acts);
  }

  async function cause(event: ModelEvent, before: AnyMachineSnapshot, hand: Hand | undefined) {
    const [, kind, invokeId] = outcome.exec(event.type) ?? [];
    const [, delay] = timer.exec(event.type) ?? [];
    if (invokeId && kind === 'done') return running.get(invokeId)?.resolve(event.output);
    if (invokeId) return running.get(invokeId)?.reject(event.error);
    if (delay) return clock.fire(millisecondsOf(machine, delay, before));
    if (typeof hand === 'function') {
      const result = await hand(event as never, before);
      return result === 'outside' ? actor.send(event) : result;
    }
    throw new Error(`No hand makes "${event.type}" on this page`);
  }

  async function handle(acts: readonly Act[]): Promise<void> {
    for (const one of acts) if (!(await byHand(one))) act(() => around?.(one, actor));
  }

  async function see(got: AnyMachineSnapshot, expected: AnyMachineSnapshot): Promise<void> {
    if (JSON.stringify(got.value) !== JSON.stringify(expected.value))
      throw new Error(
        `the page is in ${JSON.stringify(got.value)}, not in ${JSON.stringify(expected.value)}`,
      );
    for (const state of atomicStates(got.value)) {
      const eye = sees[state];
      if (!eye) throw new Error(`Nobody says what is seen in "${state}"`);
      const sights = typeof eye === 'function' ? eye(got) : eye;
      if (Array.isArray(sights)) await look(sights);
    }
  }
}

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

const waitingActors = (machine: AnyStateMachine, running: Map<string, Outcome>) =>
  Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [
      name,
      fromPromise(({ self }) => new Promise((resolve, reject) => running.set(self.id, { resolve, reject }))),
    ]),
  );

const atomicStates = (value: unknown, prefix = ''): string[] =>
  typeof value === 'string'
    ? [prefix + value]
    : Object.entries(value as object).flatMap(([key, inner]) =>
        Object.keys(inner as object).length === 0 ? [prefix + key] : atomicStates(inner, `${prefix}${key}.`),
      );

/** In English, inside a router, as every page is. */
export async function renderPage(children: ReactNode, context: object = {}): Promise<void> {
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => children });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({
    routeTree: root.addChildren([page, anywhere]),
    history,
    context: { reads: createReads(), ...context },
  });
  await router.load();
  // Awaited: what suspends in it would never go on otherwise.
  await act(
    async () =>
      void render(
        <I18nProvider i18n={i18n}>
          <LayersProvider actor={layersOver(history)}>
            <RouterProvider router={router as never} />
          </LayersProvider>
          <p>the page is here</p>
        </I18nProvider>,
      ),
  );
  await screen.findByText('the page is here');
}
