import { expect, it } from 'vitest';
import { countdownMachine } from '../../../machines/catalogue/countdown.machine';
import {
  countdownEffects,
  provideCountdown,
} from '../../../src/features/catalogue/flash-sale/countdown.actors';
import { outcomeOf, placeholdersLeft, sentToRoot } from '../../support/effects';

it('a sale’s countdown follows the server’s clock, and all prices are reloaded when it ends [CAT-12]', async () => {
  const flow = provideCountdown(() => 1_000);
  expect(placeholdersLeft(countdownMachine, flow)).toEqual([]);
  expect(await outcomeOf(flow, 'readClock')).toBe(1_000);
  let forgets = 0;
  const reads = { forget: () => (forgets += 1) };
  expect(sentToRoot(countdownEffects(reads as never), { type: 'countdown.ended' })).toEqual([
    { type: 'page.outdated' },
  ]);
  expect(forgets).toBe(1);
});
