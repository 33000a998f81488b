import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyModel, AnyPath } from './model';
import { eventsIn, type Step, startOf, stepOf } from './model/explore';

type Wish = {
  runs: number;
  seed: number;
  maxLength: number;
  /** Another machine that should do the same: a copy with a change in it. */
  machine?: AnyStateMachine;
};
type Failure = { reason: string; path: AnyPath };
type Result = { failure: Failure | null; steps: number };

/**
 * Walks where chance leads, also where no generated path goes: all that the situations leave out counts here. A walk
 * fails when the machine throws, when an invariant breaks, or when the other machine is not where the model is.
 */
export function findFailingWalk(model: AnyModel, { runs, seed, maxLength, machine }: Wish): Result {
  let steps = 0;
  const walk = (picks: number[], input: number): Failure | null => {
    const { failure, length } = walkOnce(model, machine ?? model.machine, picks, input);
    steps += length;
    return failure;
  };
  const picks = fc.array(fc.nat(1_000), { maxLength, size: 'max' });
  const inputs = fc.nat(model.inputs.length - 1);
  const result = fc.check(
    fc.property(picks, inputs, (...way) => walk(...way) === null),
    { numRuns: runs, seed },
  );
  if (!result.counterexample) return { failure: null, steps };
  return { failure: walk(...result.counterexample), steps };
}

function walkOnce(model: AnyModel, machine: AnyStateMachine, picks: number[], inputIndex: number) {
  const input = model.inputs[inputIndex];
  const start = startOf(model.machine, input);
  const steps: Step[] = [];
  const failedWith = (reason: string) => ({
    failure: { reason, path: { input, start, steps, state: (steps.at(-1) ?? start).state } as AnyPath },
    length: steps.length,
  });

  let at = start.state;
  let other = startOf(machine, input).state;
  for (const pick of picks) {
    const events = eventsIn(at, model.fixtures).filter(
      (event) => model.machine.getTransitionData(at as never, event as never).length > 0,
    );
    const event = events[pick % events.length];
    if (!event || at.status !== 'active') break;
    try {
      const step = stepOf(model.machine, at, event);
      steps.push(step);
      at = step.state;
      other = machine === model.machine ? at : stepOf(machine, other, event).state;
    } catch (error) {
      return failedWith(
        `"${event.type}" makes the machine throw: ${error instanceof Error ? error.message : error}`,
      );
    }
    const broken = model.invariants.find((invariant) => !model.holds(invariant, at));
    if (broken) return failedWith(`broken: ${broken}`);
    if (!isSame(at, other))
      return failedWith(
        `the other machine is in ${JSON.stringify(other.value)}, the model in ${JSON.stringify(at.value)}`,
      );
  }
  return { failure: null, length: steps.length };
}

const isSame = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean =>
  one === other || isDeepStrictEqual([one.value, one.context], [other.value, other.context]);
