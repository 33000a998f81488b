import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataExportMachine } from '../../../machines/account/data-export.machine';
import { entranceMachine } from '../../../machines/account/entrance.machine';
import { loyaltyMachine } from '../../../machines/account/loyalty.machine';
import { walletMachine } from '../../../machines/account/wallet.machine';
import { entranceEffects, provideEntrance } from '../../../src/features/account/frame/entrance.actors';
import { loyaltyEffects, provideLoyalty } from '../../../src/features/account/money/loyalty.actors';
import { provideWallet } from '../../../src/features/account/money/wallet.actors';
import { provideDataExport } from '../../../src/features/account/settings/settings.actors';
import {
  listeningTo,
  outcomeOf,
  placeholdersLeft,
  recordedApi,
  sentToRoot,
  shownFlow,
} from '../../support/effects';
import { openedPages } from '../../support/opened-pages';

const opened = openedPages();
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

const money = (answers: Record<string, unknown> = {}) => {
  const { api, calls } = recordedApi(answers);
  return { money: async () => api, calls };
};

it('every effect that the machines of private pages, points, wallet and data export invoke is implemented [LOY-02, WAL-03]', () => {
  const session = shownFlow({ token: null }).flow;
  const { money: api } = money();
  expect(placeholdersLeft(entranceMachine, provideEntrance(session))).toEqual([]);
  expect(placeholdersLeft(loyaltyMachine, provideLoyalty({ money: api, session, visit: '' }))).toEqual([]);
  const wallet = provideWallet({ money: api, callback: '', refetchWallet: async () => undefined });
  expect(placeholdersLeft(walletMachine, wallet)).toEqual([]);
  expect(placeholdersLeft(dataExportMachine, provideDataExport({ own: vi.fn() }))).toEqual([]);
});

it('the machine of a private page receives one event when the visitor signs in or out [PERM-12]', () => {
  const session = shownFlow({ token: null as string | null });
  const { received, stop } = listeningTo(provideEntrance(session.flow), 'watchVisitor');
  session.show({ token: null });
  session.show({ token: 'a token' });
  session.show({ token: null });
  expect(received.map(({ type }) => type)).toEqual(['guest.known', 'person.known', 'guest.known']);
  stop();
  expect(session.watchers.size).toBe(0);
});

it('a guest who opens a private page is asked to sign in and returns to the page afterwards [PERM-12]', () => {
  expect(sentToRoot(entranceEffects, { type: 'signIn.requested', href: '/profile?page=wallet' })).toEqual([
    { type: 'auth.requested', mode: 'sign-in', intent: { type: 'page', href: '/profile?page=wallet' } },
  ]);
});

it('the idempotency key of a points conversion consists of visit, attempt and number of points [LOY-02]', async () => {
  const { money: api, calls } = money();
  const session = shownFlow({ token: 'a token' }).flow;
  const flow = provideLoyalty({ money: api, session, visit: 'today' });
  await outcomeOf(flow, 'convertPoints', { points: 300, attempt: 2 });
  expect(calls).toEqual([['convert', 300, 'today-2-300']]);
});

it('the points machine receives changed points of the account, and none before the customer has loaded [LOY-01]', () => {
  const { money: api } = money();
  const session = shownFlow({ person: null as { loyaltyPoints: number } | null });
  const { received, stop } = listeningTo(
    provideLoyalty({ money: api, session: session.flow, visit: '' }),
    'watchPoints',
  );
  session.show({ person: null });
  session.show({ person: { loyaltyPoints: 40 } });
  expect(received).toEqual([{ type: 'points.changed', points: 40 }]);
  stop();
  expect(session.watchers.size).toBe(0);
});

it('loyalty points, wallet balance and both histories are reloaded after a conversion of points [LOY-02]', () => {
  const forgotten: unknown[] = [];
  const effects = loyaltyEffects({ forget: (name: unknown) => forgotten.push(name) } as never);
  expect(sentToRoot(effects, { type: 'points.converted' })).toEqual([
    { type: 'profile.changed' },
    { type: 'page.outdated' },
  ]);
  expect(forgotten).toHaveLength(1);
});

it('a top-up opens the payment gateway, which returns to the wallet [WAL-03, WAL-07]', async () => {
  const { money: api, calls } = money({ addFund: { url: 'https://pay.example/fund' } });
  const refetchWallet = vi.fn(async () => undefined);
  const flow = provideWallet({ money: api, callback: 'http://shop/wallet', refetchWallet });
  const fund = { amount: 2000, gateway: 'card' };
  expect(await outcomeOf(flow, 'openFund', fund)).toEqual({ url: 'https://pay.example/fund' });
  expect(calls).toEqual([['addFund', { ...fund, callback: 'http://shop/wallet' }]]);
  await outcomeOf(flow, 'openPage', { url: 'https://pay.example/fund' });
  expect(opened).toEqual(['https://pay.example/fund']);
  await outcomeOf(flow, 'refetchWallet');
  expect(refetchWallet).toHaveBeenCalledOnce();
});

it.each([
  ['there is one', [{ id: 8 }, { id: 7 }], { transaction: 8 }],
  ['there is none yet', [], { transaction: null }],
])(
  'the customer who returns from the gateway sees the latest top-up: %s [WAL-07]',
  async (_, entries, found) => {
    const { money: api, calls } = money({ transactions: { entries } });
    const flow = provideWallet({ money: api, callback: '', refetchWallet: async () => undefined });
    expect(await outcomeOf(flow, 'lookForFund')).toEqual(found);
    expect(calls).toEqual([['transactions', 'added', 1]]);
  },
);

it('the data export is saved as one file [PROF-12]', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const saved: { blob: Blob; name: string }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    blob = file as Blob;
    return 'blob:export';
  });
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ blob, name: this.download });
  });
  const own = async () => ({ everything: async () => ({ orders: [1] }) });
  await outcomeOf(provideDataExport({ own } as never), 'saveDataExport');
  expect(saved.map(({ name }) => name)).toEqual(['my-account.json']);
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toEqual({ orders: [1] });
  expect(revoked).toHaveBeenCalledWith('blob:export');
});
