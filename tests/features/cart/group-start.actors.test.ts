import { expect, it } from 'vitest';
import { groupStartMachine } from '../../../machines/cart/group-start.machine';
import { groupStartEffects, provideGroupStart } from '../../../src/features/cart/group/group-start.actors';
import { outcomeOf, placeholdersLeft, recordedApi, sentToRoot } from '../../support/effects';

const session = { getSnapshot: () => ({ context: { token: 'a token' } }) } as never;

it('a group order starts at the store of the cart, and its page opens [CART-71]', async () => {
  const { api, calls } = recordedApi({ start: { token: 'a-link' } });
  const flow = provideGroupStart(api, session);
  expect(placeholdersLeft(groupStartMachine, flow)).toEqual([]);
  expect(await outcomeOf(flow, 'startGroup', { storeId: 1, moduleId: 2 })).toEqual({ token: 'a-link' });
  expect(calls).toEqual([['start', { storeId: 1, moduleId: 2 }]]);
  expect(sentToRoot(groupStartEffects, { type: 'group.started', token: 'a-link' })).toEqual([
    { type: 'navigation.requested', destination: { page: 'group', token: 'a-link' } },
  ]);
});
