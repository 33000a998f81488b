import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { type Model, titleOf } from './model';
import { runPath } from './run-path';

type Invariants<TMachine extends AnyStateMachine> = Record<string, (at: SnapshotFrom<TMachine>) => boolean>;

/** What every generated model promises: all of the chart is walked, and a running actor follows every path. */
export function checkModel<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  invariants: Invariants<TMachine>,
): void {
  it('reaches every state', () => expect(model.unreachedStates()).toEqual([]));
  it('walks every transition', () => expect(model.unwalkedTransitions()).toEqual([]));

  describe.each(model.paths.map((path) => [titleOf(path), path] as const))('%s', (_, path) => {
    it('is the way of the running machine', () => runPath(model.machine, path));

    it.each(Object.entries(invariants))('%s', (_name, holds) => {
      const broken = [path.start, ...path.steps.map(({ state }) => state)].filter((at) => !holds(at));
      expect(broken.map(({ value }) => value)).toEqual([]);
    });
  });
}
