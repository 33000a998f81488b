import { expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { pathOf } from '../../../src/flows/chart/taken';
import { purposesOf } from '../../../tools/paths/purposes';
import { storiesOf } from '../../../tools/paths/story';
import { faultyCopy, stateOf } from '../../support/faulty-copy';
import type { AnyPath } from '../../support/model';
import { statesOf } from '../../support/model/coverage';
import { flows } from '../models';

vi.setConfig({ testTimeout: 120_000 });

const idsOf = (paths: AnyPath[]): string[] => purposesOf(paths).map(({ slug, copy }) => `${slug}-${copy}`);

it.each(['en', 'ar'] as const)(
  'the titles and ids of the test paths of a flow are unique (%s)',
  (language) => {
    const repeated = flows.flatMap((flow) => {
      const stories = storiesOf(flow, flow.model.paths, language);
      return (['id', 'title'] as const).flatMap((name) => {
        const all = stories.map((story) => story[name]);
        return all.filter((text, index) => all.indexOf(text) !== index);
      });
    });
    expect(repeated).toEqual([]);
  },
);

/** Flows whose share of unchanged ids is measured. */
const MEASURED = [
  'payment',
  'chat',
  'coupon',
  'location',
  'wallet',
  'orderTracking',
  'tripBooking',
  'parcel',
  'cartMerge',
  'listing',
];
const LEAST_KEPT = 0.6;

it('most ids of test paths stay the same when a transition elsewhere in the chart is removed', () => {
  let kept = 0;
  let all = 0;
  for (const { model } of flows.filter(({ model: { machine } }) => MEASURED.includes(machine.id))) {
    const changed = withoutOneEvent(model.machine);
    const before = idsOf(model.paths);
    const after = new Set(idsOf(model.with({}, changed).pathsFor({})));
    kept += before.filter((id) => after.has(id)).length;
    all += before.length;
  }
  expect(all).toBeGreaterThan(60);
  expect(kept / all).toBeGreaterThanOrEqual(LEAST_KEPT);
});

/** A copy of a machine without the last event of its middle state. Only states with events count. */
function withoutOneEvent(machine: AnyStateMachine): AnyStateMachine {
  const named = statesOf(machine).filter((node) => node.config.on !== undefined && node.parent !== undefined);
  const node = named[Math.floor(named.length / 2)];
  if (!node) throw new Error(`${machine.id} has no state with events`);
  return faultyCopy(machine, (chart) => {
    const events = stateOf(chart, pathOf(node)).on as Record<string, unknown>;
    delete events[Object.keys(events).at(-1) ?? ''];
  });
}
