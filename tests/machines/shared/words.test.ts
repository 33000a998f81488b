import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../src/flows/chart/taken';
import { statesOf } from '../../support/model/coverage';
import { flows } from '../models';

describe.each(flows.map((flow) => [flow.model.machine.id, flow] as const))(
  '%s',
  (_, { model, words, page }) => {
    const states = statesOf(model.machine);
    const names = states.map(pathOf);
    const rests = new Set(
      model.paths
        .flatMap(({ start, steps }) => [start, ...steps])
        .flatMap(({ state }) => state._nodes.map(({ id }: { id: string }) => id)),
    );
    const resting = states
      .filter((node) => Object.keys(node.states).length === 0 && rests.has(node.id))
      .map(pathOf);

    it('has a name for every state of the chart and no other', () => {
      expect(Object.keys(words.states).sort()).toEqual([...names].sort());
    });

    it('describes what is visible in every state in which the machine waits', () => {
      expect(resting.filter((name) => !words.states[name]?.sees)).toEqual([]);
    });

    it('describes the results of every actor and the time of every timer', () => {
      const outcomes = states.flatMap((node) => node.ownEvents).concat(model.machine.root.ownEvents);
      const ids = (kind: string) =>
        new Set(
          outcomes.flatMap((type) => new RegExp(`^xstate\\.${kind}\\.actor\\.(.+)$`).exec(type)?.[1] ?? []),
        );
      expect(Object.keys(words.done)).toEqual(expect.arrayContaining([...ids('done')]));
      expect(Object.keys(words.failed)).toEqual(expect.arrayContaining([...ids('error')]));
      expect(Object.keys(words.timers).sort()).toEqual(
        Object.keys(model.machine.implementations.delays).sort(),
      );
    });

    it('describes every waiting state of its page, if tests walk the page', () => {
      const unseen = page ? resting.filter((name) => page.sights[name] === undefined) : [];
      expect(unseen).toEqual([]);
    });

    it('has the same delays on the page as in the machine', () => {
      const { delays } = model.machine.implementations;
      // The page uses other delays where they depend on earlier events.
      const fixed = Object.fromEntries(
        Object.entries(delays).filter(([, delay]) => typeof delay === 'number'),
      );
      const timers = page?.timers ?? delays;
      expect(timers).toMatchObject(fixed);
      expect(Object.keys(timers).sort()).toEqual(Object.keys(delays).sort());
    });
  },
);
