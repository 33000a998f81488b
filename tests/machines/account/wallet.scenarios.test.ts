import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { walletMachine } from '../../../machines/account/wallet.machine';
import type { FundFlag } from '../../../machines/account/wallet.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { silent } from './wallet.model';

function opened(flag: FundFlag | null = null, canFund = true) {
  const effects = deferredActors('openFund', 'openPage', 'refetchWallet', 'lookForFund');
  const flow = createActor(walletMachine.provide({ actors: effects.actors }), {
    input: { flag, canFund },
  });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted, at: () => flow.getSnapshot() };
}

it('the top-up opens the payment gateway once, with amount and method [WAL-04]', async () => {
  const { flow, effects, at } = opened();
  flow.send({ type: 'fund.requested' });
  flow.send({ type: 'fund.submitted', amount: 5000, gateway: 'card' });
  flow.send({ type: 'fund.submitted', amount: 5000, gateway: 'card' });
  expect(effects.callsOf('openFund').map(({ input }) => input)).toEqual([{ amount: 5000, gateway: 'card' }]);
  effects.latest('openFund').resolve({ url: 'https://bank.example/pay' });
  await settled();
  expect(at().matches('redirecting')).toBe(true);
  expect(effects.latest('openPage').input).toEqual({ url: 'https://bank.example/pay' });
});

it.each([
  [null, '', ['fundAmountRequired', 'fundMethodRequired']],
  [0, 'card', ['fundAmountRequired']],
  [100_000_000, 'card', ['fundAmountTooMuch']],
  [500, '', ['fundMethodRequired']],
])('a top-up of %s by the method "%s" is rejected at its fields [WAL-02]', (amount, gateway, messages) => {
  const { flow, effects, emitted, at } = opened();
  flow.send({ type: 'fund.requested' });
  flow.send({ type: 'fund.submitted', amount, gateway });
  expect(at().matches('editing')).toBe(true);
  expect(effects.callsOf('openFund')).toEqual([]);
  expect(emitted).toEqual([
    {
      type: 'fields.refused',
      errors: messages.map((message) => ({
        code: message === 'fundMethodRequired' ? 'payment_method' : 'amount',
        message,
      })),
    },
  ]);
});

it('a refused top-up shows a toast and keeps the dialog open [WAL-05]', async () => {
  const { flow, effects, emitted, at } = opened();
  flow.send({ type: 'fund.requested' });
  flow.send({ type: 'fund.submitted', amount: 5000, gateway: 'card' });
  effects.latest('openFund').reject(silent);
  await settled();
  expect(emitted).toMatchObject([{ type: 'notice', code: 'failed', failure: { messages: silent.messages } }]);
  expect(at().matches('editing')).toBe(true);
});

it('the top-up dialog does not open when the operator offers no top-up [WAL-03]', () => {
  const { flow, at } = opened(null, false);
  flow.send({ type: 'fund.requested' });
  expect(at().matches('idle')).toBe(true);
});

it.each([
  ['success', 'paid'],
  ['fail', 'failed'],
  ['cancel', 'cancelled'],
] as const)(
  'a return from the gateway with “%s” shows the result once and reloads the balance [WAL-07]',
  async (flag, state) => {
    const { flow, effects, at } = opened(flag);
    expect(at().matches({ returned: state })).toBe(true);
    effects.latest('refetchWallet').resolve(undefined);
    await settled();
    expect(effects.callsOf('refetchWallet')).toHaveLength(1);
    flow.send({ type: 'outcome.closed' });
    expect([at().value, at().context.flag]).toEqual(['idle', null]);
  },
);

it('a pending top-up is checked again for a limited time [WAL-07]', async () => {
  vi.useFakeTimers();
  const { effects, at } = opened('pending');
  for (let time = 0; time < 6; time += 1) {
    expect(at().matches({ returned: 'asking' })).toBe(true);
    effects.latest('lookForFund').resolve({ transaction: '100004' });
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(3_000);
  }
  expect(at().matches({ returned: 'late' })).toBe(true);
  vi.useRealTimers();
});

it.each([null, '100004'])(
  'a pending top-up after %s is reported as soon as it arrives, with the new balance [WAL-07]',
  async (before) => {
    vi.useFakeTimers();
    const { effects, at } = opened('pending');
    effects.latest('lookForFund').resolve({ transaction: before });
    await vi.advanceTimersByTimeAsync(3_000);
    effects.latest('lookForFund').reject({ code: 'offline', messages: [] });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(at().matches({ returned: 'asking' })).toBe(true);
    effects.latest('lookForFund').resolve({ transaction: '100005' });
    await vi.advanceTimersByTimeAsync(0);
    expect(at().matches({ returned: 'arrived' })).toBe(true);
    expect(effects.callsOf('refetchWallet')).toHaveLength(2);
    vi.useRealTimers();
  },
);
