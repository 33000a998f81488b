import { expect, it } from 'vitest';
import { consoleDecisionMachine } from '../../../machines/operator/console-decision.machine';
import { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import { operatorAccountsMachine } from '../../../machines/operator/operator-accounts.machine';
import { operatorLinkMachine } from '../../../machines/operator/operator-link.machine';
import { operatorPasskeysMachine } from '../../../machines/operator/operator-passkeys.machine';
import { operatorPasswordMachine } from '../../../machines/operator/operator-password.machine';
import { shopSwitchesMachine } from '../../../machines/operator/shop-switches.machine';
import { storeGoodsMachine } from '../../../machines/operator/store-goods.machine';
import { storeHoursMachine } from '../../../machines/operator/store-hours.machine';
import { storeOpeningMachine } from '../../../machines/operator/store-opening.machine';
import { taxRatesMachine } from '../../../machines/operator/tax-rates.machine';
import {
  CONSOLE_EFFECTS,
  provideAccounts,
  provideConsoleSignIn,
  provideDecision,
  provideLink,
  provideOwnPasskeys,
  provideOwnPassword,
  provideStoreGoods,
  provideStoreHours,
  provideStoreOpening,
  provideSwitches,
  provideTaxRates,
} from '../../../src/features/operator/operator.actors';
import { outcomeOf, placeholdersLeft, recordedApi, sentToRoot } from '../../support/effects';

it('every effect that the console’s machines invoke is implemented [PERM-11]', () => {
  const { api } = recordedApi();
  expect(placeholdersLeft(consoleSignInMachine, provideConsoleSignIn(api))).toEqual([]);
  expect(placeholdersLeft(consoleDecisionMachine, provideDecision(api))).toEqual([]);
  expect(placeholdersLeft(shopSwitchesMachine, provideSwitches(api))).toEqual([]);
  expect(placeholdersLeft(operatorAccountsMachine, provideAccounts(api))).toEqual([]);
  expect(placeholdersLeft(operatorLinkMachine, provideLink(api))).toEqual([]);
  expect(placeholdersLeft(operatorPasskeysMachine, provideOwnPasskeys(api))).toEqual([]);
  expect(placeholdersLeft(operatorPasswordMachine, provideOwnPassword(api))).toEqual([]);
  expect(placeholdersLeft(storeGoodsMachine, provideStoreGoods(api))).toEqual([]);
  expect(placeholdersLeft(storeHoursMachine, provideStoreHours(api))).toEqual([]);
  expect(placeholdersLeft(storeOpeningMachine, provideStoreOpening(api))).toEqual([]);
  expect(placeholdersLeft(taxRatesMachine, provideTaxRates(api))).toEqual([]);
});

it.each<[string, object, unknown[]]>([
  [
    'an order with its goods',
    { kind: 'order', id: 1, decision: 'confirm', reason: null, goods: [4] },
    ['decideOrder', 1, { decision: 'confirm', reason: null, goods: [4] }],
  ],
  [
    'a trip',
    { kind: 'trip', id: 2, decision: 'cancel', reason: 'full' },
    ['decideTrip', 2, 'cancel', 'full'],
  ],
  ['a conversation', { kind: 'conversation', id: 3, reason: 'Hello' }, ['answerConversation', 3, 'Hello']],
  [
    'a conversation without text',
    { kind: 'conversation', id: 3, reason: null },
    ['answerConversation', 3, ''],
  ],
  [
    'a registration',
    { kind: 'registration', id: 4, decision: 'refuse', reason: 'papers' },
    ['decideRegistration', 4, 'refuse', 'papers'],
  ],
])('a console decision about %s sends exactly one request [PERM-11]', async (_, input, call) => {
  const { api, calls } = recordedApi();
  await outcomeOf(provideDecision(api), 'decide', input);
  expect(calls).toEqual([call]);
});

it('each console action for sign-in, accounts, settings and tax rates sends exactly one request [PERM-11, X-26]', async () => {
  const { api, calls } = recordedApi();
  await outcomeOf(provideConsoleSignIn(api), 'enterShop', { kind: 'key', key: 'a key' });
  await outcomeOf(provideConsoleSignIn(api), 'leaveShop');
  await outcomeOf(provideSwitches(api), 'trySwitches', { guests: false });
  await outcomeOf(provideSwitches(api), 'keepSwitches', { guests: true });
  await outcomeOf(provideTaxRates(api), 'saveRate', { scope: 'shop', rate: 500 });
  expect(calls).toEqual([
    ['enter', { kind: 'key', key: 'a key' }],
    ['leave'],
    ['setSwitches', 'browser', { guests: false }],
    ['setSwitches', 'everybody', { guests: true }],
    ['setTaxRate', { scope: 'shop', rate: 500 }],
  ]);
  calls.length = 0;
  await outcomeOf(provideAccounts(api), 'saveAccount', { id: 7 });
  await outcomeOf(provideAccounts(api), 'removeAccount', 7);
  await outcomeOf(provideAccounts(api), 'createLink', 7);
  await outcomeOf(provideLink(api), 'readLink', { token: 'a-token' });
  await outcomeOf(provideLink(api), 'useLink', { token: 'a-token', password: 'new' });
  await outcomeOf(provideStoreGoods(api), 'saveStock', { id: 7, variation: null, stock: 0 });
  await outcomeOf(provideStoreOpening(api), 'savePause', 30);
  await outcomeOf(provideStoreHours(api), 'saveHours', { storeId: 7, hours: [] });
  await outcomeOf(provideOwnPassword(api), 'changePassword', { oldPassword: 'old', password: 'new' });
  expect(calls).toEqual([
    ['saveAccount', { id: 7 }],
    ['removeAccount', 7],
    ['createLink', 7],
    ['readLink', 'a-token'],
    ['useLink', 'a-token', 'new'],
    ['setStoreStock', { id: 7, variation: null, stock: 0 }],
    ['setStorePause', 30],
    ['setStoreHours', { storeId: 7, hours: [] }],
    ['changePassword', 'old', 'new'],
  ]);
  expect(sentToRoot(CONSOLE_EFFECTS, { type: 'console.changed' })).toEqual([{ type: 'page.outdated' }]);
});
