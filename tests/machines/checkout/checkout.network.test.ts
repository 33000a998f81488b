import { expect, it } from 'vitest';
import { open } from './open-checkout';

it('the checkout requests the price again when the network is back [NFR-08, CHK-06]', async () => {
  const { flow, effects, at, failed } = open();
  await failed('quoteOrder', { code: 'offline' });
  expect(at({ ordering: { editing: 'unquoted' } })).toBe(true);
  flow.send({ type: 'network.online' });
  expect(at({ ordering: { editing: 'quoting' } })).toBe(true);
  expect(effects.callsOf('quoteOrder')).toHaveLength(2);
});
