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
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
} from 'xstate';
import type { ModelEvent, Transition } from '../../src/flows/chart/taken';
import { ManualClock } from './manual-clock';
import { recordWalk } from './record-walk';

type Outcome = { resolve: (output: unknown) => void; reject: (error: unknown) => void };
type Step = { event: ModelEvent; state: AnyMachineSnapshot; taken: readonly Transition[] };

type Walk = {
  machine: AnyStateMachine;
  path: { input: unknown; steps: Step[] };
  /** The page around the running actor. */
  page: (actor: AnyActor) => ReactNode;
  /** How a person makes each event happen on the page; 'outside' says that now it comes from elsewhere. */
  press: Record<string, (event: never, state: AnyMachineSnapshot) => unknown>;
  /** Events that no hand on this page makes: other tabs, other flows. */
  outside: readonly string[];
  /** What must be on the page in each atomic state. Every state that is reached needs an entry. */
  sees: Record<string, (state: AnyMachineSnapshot) => void>;
};

const outcome = /^xstate\.(done|error)\.actor\.(.+)$/;
const timer = /^xstate\.after\.([^.]+)\./;

/** Walks a generated path with hands on the rendered page and looks at it after every step. */
export async function walkPage({ machine, path, page, press, outside, sees }: Walk): Promise<void> {
  const running = new Map<string, Outcome>();
  const clock = new ManualClock();
  const actor = createActor(machine.provide({ actors: waitingActors(machine, running) }), {
    input: path.input as never,
    clock,
  }).start();
  await renderPage(page(actor));

  for (const { event, state } of path.steps) {
    const before = actor.getSnapshot() as AnyMachineSnapshot;
    await act(() => happen(event, before));
    look(actor.getSnapshot() as AnyMachineSnapshot, state);
  }
  actor.stop();
  recordWalk(machine, 'page', path.steps);

  async function happen(event: ModelEvent, before: AnyMachineSnapshot): Promise<void> {
    const [, kind, invokeId] = outcome.exec(event.type) ?? [];
    const [, delay] = timer.exec(event.type) ?? [];
    const hand = press[event.type];
    if (invokeId && kind === 'done') running.get(invokeId)?.resolve(event.output);
    else if (invokeId) running.get(invokeId)?.reject(event.error);
    else if (delay) clock.fire(machine.implementations.delays[delay] as number);
    else if (hand) {
      if ((await hand(event as never, before)) === 'outside') actor.send(event);
    } else if (outside.includes(event.type)) actor.send(event);
    else throw new Error(`No hand makes "${event.type}" on this page`);
    await new Promise((done) => setTimeout(done));
  }

  function look(got: AnyMachineSnapshot, expected: AnyMachineSnapshot): void {
    if (JSON.stringify(got.value) !== JSON.stringify(expected.value))
      throw new Error(
        `the page is in ${JSON.stringify(got.value)}, not in ${JSON.stringify(expected.value)}`,
      );
    for (const state of atomicStates(got.value)) {
      const check = sees[state];
      if (!check) throw new Error(`Nobody says what is seen in "${state}"`);
      check(got);
    }
  }
}

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
  const router = createRouter({
    routeTree: root.addChildren([page, anywhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context,
  });
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
      <p>the page is here</p>
    </I18nProvider>,
  );
  await screen.findByText('the page is here');
}
