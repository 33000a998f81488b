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

    it('calls every state of the chart by its name, and no other', () => {
      expect(Object.keys(words.states).sort()).toEqual([...names].sort());
    });

    it('says what is to be seen wherever a flow can rest', () => {
      expect(resting.filter((name) => !words.states[name]?.sees)).toEqual([]);
    });

    it('says how every actor ends and how long every timer takes', () => {
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

    it('knows the look of every state that a page can rest in, where a page is walked', () => {
      const unseen = page ? resting.filter((name) => page.sights[name] === undefined) : [];
      expect(unseen).toEqual([]);
    });

    it('waits as long on a page as the machine does', () => {
      const { delays } = model.machine.implementations;
      // A delay that is computed from what happened is the page's to choose.
      const fixed = Object.fromEntries(
        Object.entries(delays).filter(([, delay]) => typeof delay === 'number'),
      );
      const timers = page?.timers ?? delays;
      expect(timers).toMatchObject(fixed);
      expect(Object.keys(timers).sort()).toEqual(Object.keys(delays).sort());
    });
  },
);
