import fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import type { ModelEvent, Snapshot } from '../../src/flows/chart/taken';
import type { AnyModel, AnyPath } from './model';
import { eventsIn, type Step, startOf, stepOf } from './model/explore';
import { runPath } from './run-path';

type Wish = {
  runs: number;
  seed: number;
  maxLength: number;
  /** Another machine that should do the same: a copy with a change in it. */
  machine?: AnyStateMachine;
};
type Failure = { reason: string; path: AnyPath };
type Result = { failure: Failure | null; steps: number };
type Walk = { path: AnyPath; reason: string | null };

/**
 * Walks where chance leads, also where no generated path goes: all that the situations leave out counts here. A walk
 * fails when the chart throws, when an invariant breaks, or when the running machine goes another way.
 */
export async function findFailingWalk(model: AnyModel, wish: Wish): Promise<Result> {
  const { runs, seed, maxLength, machine = model.machine } = wish;
  let steps = 0;
  const failureOf = async (picks: number[], input: number): Promise<Failure | null> => {
    const { path, reason } = walkThrough(model, picks, input);
    steps += path.steps.length;
    const failed = reason ?? (await refusalOf(machine, path));
    return failed === null ? null : { reason: failed, path };
  };
  const result = await fc.check(
    fc.asyncProperty(
      fc.array(fc.nat(1_000), { maxLength, size: 'max' }),
      fc.nat(model.inputs.length - 1),
      async (...way) => (await failureOf(...way)) === null,
    ),
    { numRuns: runs, seed },
  );
  return { failure: result.counterexample ? await failureOf(...result.counterexample) : null, steps };
}

/** Every pick chooses one of the events that mean something where the walk stands. */
function walkThrough(model: AnyModel, picks: number[], inputIndex: number): Walk {
  const input = model.inputs[inputIndex];
  const start = startOf(model.machine, input);
  const steps: Step[] = [];
  let at = start.state;
  const ended = (reason: string | null): Walk => ({
    path: { input, start, steps, state: at } as AnyPath,
    reason,
  });

  for (const pick of picks) {
    const events = possibleEvents(model, at);
    const event = events[pick % events.length];
    if (!event) break;
    try {
      steps.push(stepOf(model.machine, at, event));
    } catch (error) {
      return ended(`"${event.type}" makes the chart throw: ${messageOf(error)}`);
    }
    at = steps.at(-1)?.state ?? at;
    const broken = model.invariants.find((invariant) => !model.holds(invariant, at));
    if (broken) return ended(`no longer true: ${broken}`);
  }
  return ended(null);
}

const possibleEvents = ({ machine, fixtures }: AnyModel, at: Snapshot): ModelEvent[] =>
  at.status === 'active'
    ? eventsIn(at, fixtures).filter(
        (event) => machine.getTransitionData(at as never, event as never).length > 0,
      )
    : [];

async function refusalOf(machine: AnyStateMachine, path: AnyPath): Promise<string | null> {
  try {
    await runPath(machine, path);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
