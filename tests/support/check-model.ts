import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type AnyModel, type Model, titleOf } from './model';
import { goldenFile, goldenText } from './model/golden-paths';
import { recordWalk } from './record-walk';
import { runPath } from './run-path';
import { root } from './sources';

/** The lines that docs/flows keeps of a flow. */
export function goldenLinesOf(id: string): string[] {
  const file = join(root, 'docs', 'flows', goldenFile(id));
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

export const linesOf = ({ paths }: AnyModel): string[] => goldenText(paths).split('\n');

/**
 * What every generated model promises: all of the chart is walked, a running actor follows every path, and the paths are
 * those that somebody has read and accepted: `npm run flows:docs` writes them, the difference tells what has changed.
 */
export function checkModel<TMachine extends AnyStateMachine>(model: Model<TMachine>): void {
  it('reaches every state', () => expect(model.unreachedStates()).toEqual([]));
  it('walks every transition', () => expect(model.unwalkedTransitions()).toEqual([]));

  it('has the paths that docs/flows keeps', () =>
    expect(linesOf(model as AnyModel)).toEqual(goldenLinesOf(model.machine.id)));

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
