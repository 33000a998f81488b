import fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import type { ModelEvent, Snapshot } from '../../src/flows/chart/taken';
import type { AnyModel, AnyPath } from './model';
import {
  type Ended,
  endedAfter,
  eventsIn,
  hasEnded,
  NONE_ENDED,
  type Step,
  startOf,
  stepOf,
} from './model/explore';
import { runPath } from './run-path';

type Draft = {
  runs: number;
  seed: number;
  maxLength: number;
  /** A changed copy of the machine. The test expects it to behave like the original. */
  machine?: AnyStateMachine;
};
type Failure = { reason: string; path: AnyPath };
type Result = { failure: Failure | null; steps: number };
type Walk = { path: AnyPath; reason: string | null };

/**
 * Random paths beyond the generated ones. States are distinguished by their whole context. A path fails if
 * the machine throws, an invariant breaks, or the running machine deviates.
 */
export async function findFailingWalk(model: AnyModel, draft: Draft): Promise<Result> {
  const { runs, seed, maxLength, machine = model.machine } = draft;
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

/** Every pick selects one of the events that are possible in the current state. */
function walkThrough(model: AnyModel, picks: number[], inputIndex: number): Walk {
  const input = model.inputs[inputIndex];
  const start = startOf(model.machine, input);
  const steps: Step[] = [];
  let at = start.state;
  let ended = NONE_ENDED;
  const walked = (reason: string | null): Walk => ({
    path: { input, start, steps, state: at } as AnyPath,
    reason,
  });

  for (const pick of picks) {
    const events = possibleEvents(model, at, ended);
    const event = events[pick % events.length];
    if (!event) break;
    try {
      const step = stepOf(model.machine, at, event);
      steps.push(step);
      at = step.state;
      ended = endedAfter(ended, step);
    } catch (error) {
      return walked(`"${event.type}" makes the chart throw: ${messageOf(error)}`);
    }
    const broken = model.invariants.find((invariant) => !model.holds(invariant, at));
    if (broken) return walked(`no longer true: ${broken}`);
  }
  return walked(null);
}

const possibleEvents = (
  { machine, fixtures, isPossible }: AnyModel,
  at: Snapshot,
  ended: Ended,
): ModelEvent[] =>
  at.status === 'active'
    ? eventsIn(at, fixtures)
        .filter((event) => machine.getTransitionData(at as never, event as never).length > 0)
        .filter((event) => !hasEnded(event, ended) && isPossible(event, at))
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
