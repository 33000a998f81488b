import { expect, it } from 'vitest';
import { open } from './open-checkout';
import { dearer, quote, splitOf0, splitOf20 } from './orders';

it('a payment split that changed at the same total is shown, and the order is placed only when it is accepted [CHK-14]', async () => {
  const { flow, effects, at, answered, failed, submit } = open();
  flow.send({ type: 'draft.changed', draft: { usesWallet: true } });
  await answered('quoteOrder', splitOf20);
  submit();
  await answered('quoteOrder', splitOf20);
  expect(effects.latest('placeOrder').input).toMatchObject({
    total: 24_00,
    split: { wallet: 20_00, couponDiscount: 0 },
  });
  await failed('placeOrder', { code: 'refused', errors: [{ code: 'split_changed', message: 'Changed.' }] });
  expect(at({ ordering: 'checking' })).toBe(true);
  await answered('quoteOrder', splitOf0);
  expect(at({ ordering: 'quoteChanged' })).toBe(true);
  expect(effects.callsOf('placeOrder')).toHaveLength(1);
  flow.send({ type: 'difference.accepted' });
  expect(effects.latest('placeOrder').input).toMatchObject({ total: 24_00, split: { wallet: 0 } });
});

it('the order is placed immediately after the customer chose wallet and tip, without another confirmation [CHK-06]', async () => {
  const { flow, effects, at, answered, submit } = open();
  await answered('quoteOrder', { ...quote, walletBalance: 30_00 });
  flow.send({ type: 'draft.changed', draft: { payment: { by: 'wallet' }, tip: 2_00 } });
  submit();
  await answered('quoteOrder', {
    ...quote,
    tip: 2_00,
    total: 26_00,
    walletBalance: 30_00,
    walletAmount: 26_00,
    due: 0,
  });
  expect(at({ ordering: 'placing' })).toBe(true);
  expect(effects.latest('placeOrder').input).toMatchObject({ total: 26_00, split: { wallet: 26_00 } });
});

it('a wallet payment that differs from the shown balance must be accepted by the customer [CHK-14]', async () => {
  const { flow, effects, at, answered, submit } = open();
  await answered('quoteOrder', { ...quote, walletBalance: 20_00 });
  flow.send({ type: 'draft.changed', draft: { usesWallet: true } });
  submit();
  await answered('quoteOrder', splitOf0);
  expect(at({ ordering: 'quoteChanged' })).toBe(true);
  expect(effects.callsOf('placeOrder')).toHaveLength(0);
});

it('a delivery fee that rose while the customer chose the wallet must be accepted [CHK-06]', async () => {
  const { flow, effects, at, answered, submit } = open();
  await answered('quoteOrder', { ...quote, walletBalance: 30_00 });
  flow.send({ type: 'draft.changed', draft: { payment: { by: 'wallet' } } });
  submit();
  await answered('quoteOrder', { ...dearer, walletBalance: 30_00, walletAmount: 26_00, due: 0 });
  expect(at({ ordering: 'quoteChanged' })).toBe(true);
  expect(effects.callsOf('placeOrder')).toHaveLength(0);
});
