import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type Model, titleOf } from './model';
import { recordWalk } from './record-walk';
import { runPath } from './run-path';

/** What every generated model promises: all of the chart is walked, and a running actor follows every path. */
export function checkModel<TMachine extends AnyStateMachine>(model: Model<TMachine>): void {
  it('reaches every state', () => expect(model.unreachedStates()).toEqual([]));
  it('walks every transition', () => expect(model.unwalkedTransitions()).toEqual([]));

  describe.each(model.paths.map((path) => [titleOf(path), path] as const))('%s', (_, path) => {
    it('is the way of the running machine', async () => {
      await runPath(model.machine, path);
      recordWalk(model.machine, 'machine', [path.start, ...path.steps]);
    });

    it.each(model.invariants)('%s', (invariant) => {
      const broken = [path.start, ...path.steps].filter(({ state }) => !model.holds(invariant, state));
      expect(broken).toEqual([]);
    });
  });
}
