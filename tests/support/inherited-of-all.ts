import { describe, expect, it } from 'vitest';
import { flows } from '../machines/models';
import type { AnyModel, AnyPath } from './model';
import { forgetLateEvents } from './random-walks-of-all';
import { runPath } from './run-path';

/** The longest path in steps. Some pairs need longer paths than the transitions do. */
const LONGEST = 20;
const TIMEOUT = 60_000;

/** Flows whose model can't reach every pair, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  rentalSearch: 'its vertex does not tell two destinations apart, which a swap of the places would need',
};

/**
 * Walks every transition of a parent from each of its children, for one share of the machines. Each share is a
 * test file, so Vitest runs them in parallel.
 */
export function inheritedShare(share: number, shares: number): void {
  describe('transitions of a parent, taken from each of its children [X-20]', () => {
    it.each(
      flows
        .map(({ model }) => model)
        .filter(({ machine }) => EXCEPTIONS[machine.id] === undefined)
        .filter((_, index) => index % shares === share)
        .map((model) => [model.machine.id, model] as const),
    )(
      'keep every invariant of %s, and the running machine agrees with the model',
      async (_, model) => {
        const maxLength = Math.max(LONGEST, model.maxLength);
        const paths = model.pathsFor({ cover: 'pairs', maxLength });
        expect(paths.flatMap((path) => brokenOn(model, path))).toEqual([]);
        for (const path of paths) await runPath(model.machine, path);
        forgetLateEvents();
      },
      TIMEOUT,
    );
  });
}

const brokenOn = (model: AnyModel, { start, steps }: AnyPath): string[] =>
  [start, ...steps].flatMap(({ state }) =>
    model.invariants.filter((invariant) => !model.holds(invariant, state)),
  );
