import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import { refusedSplit } from '../../machines/shared/failure';
import { refusal } from '../../src/api/api-error';
import { createCheckoutApi } from '../../src/api/checkout-api';
import { createApiClient } from '../../src/api/client';
import type { HttpRequest } from '../../src/api/transport';
import { createTripApi } from '../../src/api/trip-api';

const split = { wallet: 20_00, due: 8_78 };
const rest = { payment: { by: 'cash' }, usesWallet: true, split, callback: '/', phone: null } as const;

function clientRefusedWith(body: object) {
  const sent: HttpRequest[] = [];
  const client = createApiClient({
    currency: () => USUAL_CURRENCY,
    scope: () => ({ language: 'en', place: null, moduleId: 1, guestId: null, token: 'secret' }),
    transport: async (request) => {
      sent.push(request);
      throw refusal(409, body);
    },
  });
  return { client, sent };
}

const changed = {
  errors: [{ code: 'split_changed', message: 'The amount paid from your wallet has changed.' }],
  wallet_amount: 5,
  due_amount: 23.78,
};

it.each([
  ['an order', createCheckoutApi, 'changePayment'],
  ['a trip', createTripApi, 'payTrip'],
] as const)(
  '%s sends the accepted amounts and returns the current payment split when it is refused [CHK-14]',
  async (_what, create, name) => {
    const { client, sent } = clientRefusedWith(changed);
    const api = create(client) as unknown as Record<string, (ref: object) => Promise<unknown>>;
    const failed = await api[name]?.({ ...rest, orderId: 7, tripId: 7 }).catch((error: unknown) => error);
    expect(sent[0]?.body).toMatchObject({ partial_payment: 1, wallet_amount: 20, due_amount: 8.78 });
    expect(failed).toMatchObject({ code: 'refused', messages: [changed.errors[0]?.message] });
    expect(refusedSplit(failed)).toEqual({ wallet: 5_00, due: 23_78 });
  },
);

it('other refusals contain no payment split [CHK-14]', async () => {
  const { client } = clientRefusedWith({ ...changed, errors: [{ code: 'order', message: 'It is paid.' }] });
  const failed = await createCheckoutApi(client)
    .changePayment({ ...rest, orderId: 7 })
    .catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 'refused' });
  expect(refusedSplit(failed)).toBeNull();
});
