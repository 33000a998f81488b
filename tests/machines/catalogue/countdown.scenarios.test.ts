import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { countdownMachine } from '../../../machines/catalogue/countdown.machine';
import { settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

it('the countdown of a sale follows the shop’s clock, even after the device slept past the end [CAT-12]', async () => {
  const timers = new SimulatedClock();
  let now = 0;
  const flow = createActor(
    countdownMachine.provide({ actors: { readClock: fromPromise<number, void>(async () => now) } }),
    { input: { endsAt: 60_000, now }, clock: timers },
  );
  const emitted = emittedBy(flow);
  flow.start();
  now = 1_000;
  timers.increment(1_000);
  await settled();
  expect(flow.getSnapshot().context.left).toBe(59_000);
  expect(emitted).toEqual([]);

  now = 3_600_000;
  timers.increment(1_000);
  await settled();
  expect(flow.getSnapshot().context.left).toBe(0);
  expect(emitted).toEqual([{ type: 'countdown.ended' }]);
});
