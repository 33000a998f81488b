import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flows } from '../machines/models';
import { type AnyModel, titleOf } from './model';
import { goldenFile, goldenPath } from './model/golden-paths';
import { recordWalk } from './record-walk';
import { runPath } from './run-path';
import { root } from './sources';

/** The stored paths of a flow in docs/flows. */
export function goldenPathsOf(id: string, kind?: 'paths' | 'blocked'): string[] {
  const file = join(root, 'docs', 'flows', goldenFile(id, kind));
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n\n') : [];
}

/** Checks one share of all flows. Each share is a test file, so Vitest runs them in parallel. */
export function checkShare(share: number, shares: number): void {
  const models = flows.map(({ model }) => model).filter((_, index) => index % shares === share);
  describe.each(models.map((model) => [model.machine.id, model] as const))('The machine %s', (_, model) =>
    checkModel(model),
  );
}

/**
 * Checks a model: its paths cover the whole chart, a running actor follows each, and they equal the files in
 * docs/flows. `npm run flows:docs` writes these files, and their diff shows what changed.
 */
function checkModel(model: AnyModel): void {
  it('has a generated path to every state', () => expect(model.unreachedStates()).toEqual([]));
  it('has a generated path through every transition', () => expect(model.unwalkedTransitions()).toEqual([]));

  it('has exactly the paths stored in docs/flows', () =>
    expect(model.paths.map(goldenPath)).toEqual(goldenPathsOf(model.machine.id)));

  it('ignores exactly the events stored as blocked in docs/flows', async () => {
    expect(model.blocked.map(goldenPath)).toEqual(goldenPathsOf(model.machine.id, 'blocked'));
    for (const path of model.blocked) await runPath(model.machine, path);
  });

  describe.each(model.paths.map((path) => [titleOf(path), path] as const))('The path “%s”', (_, path) => {
    it('is followed by the running machine', async () => {
      await runPath(model.machine, path);
      recordWalk(model.machine, 'machine', [path.start, ...path.steps]);
    });

    it.each(model.invariants)('the path passes: %s', (invariant) => {
      const broken = [path.start, ...path.steps].filter(({ state }) => !model.holds(invariant, state));
      expect(broken).toEqual([]);
    });
  });
}
