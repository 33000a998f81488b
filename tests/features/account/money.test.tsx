import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { loyaltyMachine } from '../../../machines/account/loyalty.machine';
import { walletMachine } from '../../../machines/account/wallet.machine';
import { FundQuestion } from '../../../src/features/account/money/fund-question';
import { ConversionView } from '../../../src/features/account/money/loyalty-page';
import { TransactionList, Transactions } from '../../../src/features/account/money/transactions';
import { FundView } from '../../../src/features/account/money/wallet-page';
import { deferredActors } from '../../support/deferred';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from './account-stage';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const loyalty = { pointsPerUnit: 100, minimum: 200, earnedPerUnit: 5, minorPerUnit: 100 };

function conversion(points: number) {
  const effects = deferredActors('convertPoints');
  const actors = { ...(effects.actors as object), watchPoints: fromCallback(() => undefined) } as never;
  const flow = createActor(loyaltyMachine.provide({ actors }), { input: { points, terms: loyalty } }).start();
  render(
    <I18nProvider i18n={i18n}>
      <AccountStage>
        <ConversionView flow={flow} />
      </AccountStage>
    </I18nProvider>,
  );
  return { effects, flow };
}

it('the points page shows rate and minimum, and why too few points cannot be converted [LOY-02]', () => {
  conversion(10);
  expect(screen.getByText(/100 points = \$1\.00\. Convert 200 points or more/)).toBeDefined();
  const button = screen.getByRole('button', { name: 'Convert to currency now' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText('Earn 190 more points to convert.')).toBeDefined();
});

it('the points page asks for the number of points when there are enough [LOY-01, LOY-02]', async () => {
  const { flow } = conversion(530);
  expect(screen.getByText('Your points are worth $5.30.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Convert to currency now' }));
  expect(flow.getSnapshot().matches('asking')).toBe(true);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('From 200 to 530');
  expect(dialog.textContent).toContain('$5.30 will be added to your wallet.');
});

it('the top-up asks for an amount and one of the gateways, with title and picture [WAL-01]', async () => {
  const { actors } = deferredActors('openFund', 'openPage', 'refetchWallet');
  const flow = createActor(walletMachine.provide({ actors }), {
    input: { flag: null, canFund: true },
  }).start();
  flow.send({ type: 'fund.requested' });
  const gateways = [
    { id: 'card', title: 'Bank card', imageUrl: '/card.webp' },
    { id: 'pay', title: 'Pay app', imageUrl: null },
  ];
  await renderPage(
    <AccountStage>
      <FundQuestion flow={flow} terms={{ canFund: true, gateways } as never} />
    </AccountStage>,
    { api: { account: { own: () => new Promise(() => undefined) } } },
  );
  expect(screen.getByRole('dialog', { name: 'Add fund', hidden: true })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add fund', hidden: true })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Amount', hidden: true })).toBeDefined();
  const card = screen.getByRole('radio', { name: 'Bank card', hidden: true });
  expect(card.closest('label')?.querySelector('img')?.getAttribute('src')).toBe('/card.webp');
  expect(screen.getByRole('radio', { name: 'Pay app', hidden: true })).toBeDefined();
});

it('a top-up without amount and method is not sent, and both fields say what is missing [WAL-02, MSG-73]', async () => {
  const { callsOf, submit } = await topUp();
  await userEvent.click(submit);
  expect(await screen.findByText('Please Enter amount')).toBeDefined();
  expect(screen.getByText('Payment method is required')).toBeDefined();
  expect(callsOf('openFund')).toEqual([]);
});

it('the top-up shows its bonus before paying, or the amount from which there is one, and rejects zero [WAL-08, WAL-02]', async () => {
  const { submit, amount } = await topUp();
  await userEvent.type(amount, '49.99');
  expect(await screen.findByText('Add $50.00 or more to get a bonus.')).toBeDefined();
  await userEvent.clear(amount);
  await userEvent.type(amount, '60');
  expect(await screen.findByText('You’ll get $6.00 extra.')).toBeDefined();
  expect(submit.disabled).toBe(false);
  await userEvent.clear(amount);
  await userEvent.type(amount, '0');
  expect(submit.disabled).toBe(true);
});

/** The dialog with two gateways and a bonus of 10 % from 50.00. */
async function topUp() {
  const { actors, callsOf } = deferredActors('openFund', 'openPage', 'refetchWallet');
  const flow = createActor(walletMachine.provide({ actors }), {
    input: { flag: null, canFund: true },
  }).start();
  flow.send({ type: 'fund.requested' });
  const gateways = [
    { id: 'card', title: 'Bank card', imageUrl: null },
    { id: 'pay', title: 'Pay app', imageUrl: null },
  ];
  const bonus = {
    id: 1,
    title: 'Ten percent',
    description: null,
    bonus: { kind: 'percent', percent: 10, maximum: null },
    minimum: 50_00,
    starts: 0,
    ends: Number.MAX_SAFE_INTEGER,
  };
  const money = { bonuses: async () => [bonus], cashbacks: async () => [] };
  await renderPage(
    <AccountStage>
      <Suspense>
        <FundQuestion flow={flow} terms={{ canFund: true, gateways } as never} />
      </Suspense>
    </AccountStage>,
    { api: { account: { own: async () => ({ money }) } } },
  );
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add fund', hidden: true });
  return { callsOf, submit, amount: screen.getByRole('textbox', { name: 'Amount', hidden: true }) };
}

it('the history of the wallet can be filtered by type, and each transaction has date and balance [WAL-08]', async () => {
  const at = '2026-11-20T10:00:00Z';
  const entries = [
    { id: 'b', type: 'order_place', change: -12_50, balance: 7_50, orderId: 1042, at },
    { id: 'a', type: 'add_fund', change: 20_00, balance: 20_00, orderId: null, at },
  ];
  const money = { transactions: async () => ({ entries, total: 2 }) };
  await renderPage(
    <AccountStage>
      <Suspense>
        <Transactions person={1} filter={{ of: 'wallet', kind: 'spent', page: 1 }} />
      </Suspense>
    </AccountStage>,
    { api: { account: { own: async () => ({ money }) } } },
  );
  const kinds = await screen.findByRole('navigation', { name: 'Transaction type' });
  const links = [...kinds.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['All transactions', '/wallet'],
    ['Top-ups', '/wallet?kind=added'],
    ['Spent', '/wallet?kind=spent'],
    ['Refunds', '/wallet?kind=refund'],
    ['Converted points', '/wallet?kind=points'],
    ['Referrals', '/wallet?kind=referral'],
    ['Cashback', '/wallet?kind=cashback'],
    ['Bonus', '/wallet?kind=bonus'],
  ]);
  expect(kinds.querySelector('[aria-current=true]')?.textContent).toBe('Spent');
  const [spent, added] = await screen.findAllByRole('article');
  expect(spent?.textContent).toMatch(/−\$12\.50.*Balance: \$7\.50/s);
  expect(added?.textContent).toMatch(/\$20\.00.*Balance: \$20\.00/s);
  expect(spent?.textContent).toMatch(/Nov(ember)? 20|20 Nov/);
});

const wallet = (flag: 'success' | 'fail' | null, canFund: boolean) => {
  const { actors } = deferredActors('openFund', 'openPage', 'refetchWallet');
  const flow = createActor(walletMachine.provide({ actors }), {
    input: { flag, canFund },
  }).start();
  const terms = {
    canFund,
    gateways: [],
    loyalty,
    referral: { friendReward: 0, reward: 5_00, minimumOrder: 10_00, maximumFriends: 20 },
  };
  render(
    <I18nProvider i18n={i18n}>
      <AccountStage>
        <FundView flow={flow} terms={terms} />
      </AccountStage>
    </I18nProvider>,
  );
};

it('the wallet has no Add fund button when the operator offers no top-up [WAL-03]', () => {
  wallet(null, false);
  expect(screen.queryByRole('button', { name: 'Add fund' })).toBeNull();
  expect(screen.getByText(/You can’t add money right now/)).toBeDefined();
});

it('the wallet shows the result of a payment until the customer closes the message [WAL-07]', async () => {
  wallet('fail', true);
  expect(screen.getByRole('alert').textContent).toContain('The payment failed');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the history of points lists what was earned and converted, with a link to the order [LOY-04]', async () => {
  const at = '2026-11-20T10:00:00Z';
  const entries = [
    { id: 'b', type: 'point_to_wallet', change: -300, balance: 98, orderId: null, at },
    { id: 'a', type: 'order_place', change: 398, balance: 398, orderId: 1042, at },
  ];
  await renderPage(
    <AccountStage>
      <TransactionList page={{ entries, total: 2 }} filter={{ of: 'points', page: 1 }} />
    </AccountStage>,
  );
  const [converted, earned] = screen.getAllByRole('article');
  expect(converted?.textContent).toContain('−300');
  expect(converted?.textContent).toContain('Points balance: 98');
  expect(converted?.querySelector('a')).toBeNull();
  expect(earned?.textContent).toContain('+398');
  expect(screen.getByRole('link', { name: 'Order #1042' }).getAttribute('href')).toBe('/my-orders/1042');
});
