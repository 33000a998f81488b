import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, it } from 'vitest';
import {
  type AnyActor,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
} from 'xstate';
import type { ModelEvent } from '../../src/flows/chart/taken';
import type { AnyPage, Flow } from '../machines/flow';
import { flows } from '../machines/models';
import { ManualClock } from './manual-clock';
import { type AnyPath, titleOf } from './model';
import type { Act, Sight } from './model/page';
import { reasonAgainst, sightsAt } from './model/page-plan';
import { expectSights, isPageAct, performOnPage } from './page-acts';
import { recordWalk } from './record-walk';
import { millisecondsOf } from './run-path';
import { renderPage } from './walk-page';

type Outcome = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

/**
 * Renders a flow's page for the tests. The page description (`*.page.ts`) says what is pressed and visible there.
 */
export type Stage = {
  flow: string;
  /** The page around the running actor. */
  page: (actor: AnyActor) => ReactNode;
  /** The acts and sights of a flow that has no page description. */
  part?: object;
  /** The router context of the page. */
  context?: object;
  /** The page's address. */
  address?: string;
  /** Uses the data of the page description, because the page doesn't show the model's own data. */
  hasDataOfPage?: true;
  /** Events that come from the rest of the shop instead of this page. */
  outside?: Readonly<Record<string, (before: AnyMachineSnapshot, event: ModelEvent) => boolean>>;
  /** Sights that only the whole shop shows. */
  isBeyond?: (sight: Sight) => boolean;
  /** Actors with an implementation; all others wait until the path settles them. */
  effects?: Readonly<Record<string, AnyActorLogic>>;
  /** Performs acts that happen outside of the page, such as in another tab. */
  around?: (act: Act, actor: AnyActor) => void;
};

/** Runs every path of a flow in jsdom by the description of its page. */
export function walk(title: string, stage: Stage): void {
  const { model, page } = describedFlow(stage);
  const walked = stage.hasDataOfPage && page.model ? model.with(page.model) : model;
  describe(stage.flow, () => {
    it.each(walked.paths.map((path) => [titleOf(path), path] as const))(title, (_, path) =>
      walkFlow({ machine: model.machine, page, path, stage }),
    );
  });
}

function describedFlow({ flow: id, part }: Stage): Flow & { page: AnyPage } {
  const found = flows.find(({ model }) => model.machine.id === id);
  const page = (part as AnyPage | undefined) ?? found?.page;
  if (!found || !page) throw new Error(`Nobody describes the page of "${id}"`);
  return { ...found, page };
}

const outcome = /^xstate\.(done|error)\.actor\.(.+)$/;
const timer = /^xstate\.after\.([^.]+)\./;

type Walk = { machine: AnyStateMachine; page: AnyPage; path: AnyPath; stage: Stage; isCopy?: boolean };

/** Runs a path on the rendered page with user actions, and asserts after each step. */
export async function walkFlow({ machine, page, path, stage, isCopy = false }: Walk): Promise<void> {
  const { outside = {}, effects = {}, around, isBeyond = () => false } = stage;
  const running = new Map<string, Outcome>();
  const clock = new ManualClock();
  const actor = createActor(
    machine.provide({ actors: { ...waitingActors(machine, running), ...effects } as never }),
    { input: path.input as never, clock },
  ).start();
  try {
    await renderPage(stage.page(actor), stage.context, stage.address);
    await see(path.start.state as AnyMachineSnapshot);
    for (const [index, { event, state }] of path.steps.entries()) {
      const before = actor.getSnapshot() as AnyMachineSnapshot;
      try {
        await happen(event as ModelEvent, before);
        await see(state as AnyMachineSnapshot);
      } catch (error) {
        throw new Error(`step ${index + 1} ${event.type}: ${firstLine(error)}`, { cause: error });
      }
    }
  } finally {
    actor.stop();
  }
  if (!isCopy) recordWalk(machine, 'page', path.steps);

  async function happen(event: ModelEvent, before: AnyMachineSnapshot): Promise<void> {
    const acts = outcome.test(event.type) || timer.test(event.type) ? [] : actsOnStage(event, before);
    for (const one of acts) if (!(await performOnPage(one))) act(() => around?.(one, actor));
    await act(async () => {
      if (acts.length === 0) cause(event, before);
      await new Promise((done) => setTimeout(done));
    });
  }

  /**
   * User actions that trigger the event. Empty if the event comes from outside the page: the test sends it, and
   * simulates timers and responses.
   */
  function actsOnStage(event: ModelEvent, before: AnyMachineSnapshot): readonly Act[] {
    const isElsewhere =
      outside[event.type]?.(before, event) === true || reasonAgainst(page, event, before) !== null;
    const described = isElsewhere ? [] : page.acts[event.type];
    if (!described) throw new Error(`Nobody says how "${event.type}" is done`);
    const acts = typeof described === 'function' ? described(event as never, before) : described;
    if (around) return acts;
    const onStage = acts.filter((one) => one.act !== 'passes' && one.act !== 'replies');
    const end = onStage.findIndex((one) => !isPageAct(one));
    return end < 0 ? onStage : onStage.slice(0, end);
  }

  function cause(event: ModelEvent, before: AnyMachineSnapshot): void {
    const [, kind, invokeId] = outcome.exec(event.type) ?? [];
    const [, delay] = timer.exec(event.type) ?? [];
    const waiting = running.get(invokeId ?? '');
    if (waiting && kind === 'done') waiting.resolve(event.output);
    else if (waiting) waiting.reject(event.error);
    else if (delay) clock.fire(millisecondsOf(machine, delay, before));
    else actor.send(event);
  }

  async function see(expected: AnyMachineSnapshot): Promise<void> {
    const got = actor.getSnapshot() as AnyMachineSnapshot;
    if (JSON.stringify(got.value) !== JSON.stringify(expected.value))
      throw new Error(
        `the page is in ${JSON.stringify(got.value)}, not in ${JSON.stringify(expected.value)}`,
      );
    const isOver = got.status !== 'active';
    const seen = sightsAt(page, got).filter(
      // After the flow ends, checks only that its elements are gone, because the page around it changes.
      (sight) => !('address' in sight) && !isBeyond(sight) && !(isOver && !('lacks' in sight)),
    );
    await expectSights(seen);
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

/** A nested flow whose actors never settle. Nested flows are tested separately. */
export const resting = (
  machine: AnyStateMachine,
  effects: Readonly<Record<string, AnyActorLogic>> = {},
): AnyStateMachine =>
  machine.provide({
    actors: {
      ...Object.fromEntries(
        Object.keys(machine.implementations.actors).map((name) => [
          name,
          fromPromise(() => new Promise<never>(() => undefined)),
        ]),
      ),
      ...effects,
    },
  });
