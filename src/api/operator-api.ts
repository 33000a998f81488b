import type { Contract } from '../../contract/types.gen';
import type { OwnPasskey } from '../../domain/auth/access';
import type {
  Goods,
  OrderDecision,
  RegistrationDecision,
  SwitchValues,
  TaxChange,
  TripDecision,
} from '../../domain/operator';
import type { LogFilter } from '../../domain/operator-log';
import type {
  ConsoleCredentials,
  LinkedAccount,
  OperatorDraft,
  OperatorRole,
  SignedInOperator,
  SignInLink,
} from '../../domain/operator-roles';
import type { StockChange } from '../../domain/store-goods';
import type { HoursChange } from '../../domain/store-hours';
import type { PauseMinutes } from '../../domain/store-pause';
import { ApiError } from './api-error';
import type { ApiClient } from './client';
import {
  type ConsoleAccounts,
  toAccounts,
  toHasAccounts,
  toLink,
  toLinkedAccount,
  toSelf,
} from './operator-account-mapping';
import { type LogPage, logQuery, toLogPage } from './operator-log-mapping';
import {
  type ConsoleOrder,
  type ConsoleRegistration,
  type ConsoleTaxes,
  type ConsoleTrip,
  type ShopSwitches,
  toOrder,
  toRegistration,
  toSwitches,
  toTaxes,
  toTrip,
} from './operator-mapping';
import { type ConsoleConversation, toConversation } from './operator-message-mapping';
import {
  type StoreGood,
  type StoreHours,
  type StoreOpeningState,
  toStoreGoods,
  toStoreHours,
  toStoreOpening,
} from './operator-store-mapping';
import { toPasskey } from './passkey-mapping';
import { listOf, requiredNumber, textOr, wireOf, wiresOf } from './wire';

type OrderAnswer = {
  decision: OrderDecision;
  reason: string | null;
  /** The items that the operator chose for a prescription. */
  goods: Goods;
};

/**
 * The result of a console request. `absent`: the server was started without a console. `locked`: the operator
 * must sign in.
 */
export type Console<Content> = { is: 'absent' } | { is: 'locked' } | { is: 'open'; content: Content };

export type OperatorApi = {
  /** Signs in and returns the role. */
  enter(credentials: ConsoleCredentials): Promise<OperatorRole>;
  leave(): Promise<void>;
  /**
   * Returns whether there are operator accounts. Without them, only the shop's access key opens the console.
   */
  hasAccounts(): Promise<boolean>;
  self(): Promise<Console<SignedInOperator>>;
  changePassword(oldPassword: string, password: string): Promise<void>;
  /** Returns the operator's own passkeys. */
  passkeys(): Promise<Console<OwnPasskey[]>>;
  /** Checks the password and returns the options for `navigator.credentials.create`. */
  passkeyOptions(password: string): Promise<unknown>;
  addPasskey(name: string | null, credential: object): Promise<{ message: string }>;
  removePasskey(id: string): Promise<{ message: string }>;
  /** Returns the options for `navigator.credentials.get`. */
  passkeySignInOptions(): Promise<unknown>;
  accounts(): Promise<Console<ConsoleAccounts>>;
  /** Saves the account and returns its id. */
  saveAccount(draft: OperatorDraft): Promise<number>;
  createLink(id: number): Promise<SignInLink>;
  /** Returns the account of a valid sign-in link. */
  readLink(token: string): Promise<LinkedAccount>;
  /** Sets a new password and signs in. */
  useLink(token: string, password: string): Promise<void>;
  removeAccount(id: number): Promise<void>;
  log(filter: LogFilter): Promise<Console<LogPage>>;
  switches(): Promise<Console<ShopSwitches>>;
  setSwitches(scope: 'browser' | 'everybody', values: SwitchValues): Promise<void>;
  taxes(): Promise<Console<ConsoleTaxes>>;
  setTaxRate(change: TaxChange): Promise<void>;
  orders(): Promise<Console<ConsoleOrder[]>>;
  decideOrder(id: number, answer: OrderAnswer): Promise<void>;
  storeGoods(): Promise<Console<StoreGood[]>>;
  setStoreStock(change: StockChange): Promise<void>;
  storeOpening(): Promise<Console<StoreOpeningState>>;
  setStorePause(minutes: PauseMinutes | null): Promise<void>;
  storeHours(): Promise<Console<StoreHours[]>>;
  setStoreHours(change: HoursChange): Promise<void>;
  trips(): Promise<Console<ConsoleTrip[]>>;
  decideTrip(id: number, decision: TripDecision, reason: string | null): Promise<void>;
  registrations(): Promise<Console<ConsoleRegistration[]>>;
  decideRegistration(id: number, decision: RegistrationDecision, reason: string | null): Promise<void>;
  conversations(): Promise<Console<ConsoleConversation[]>>;
  answerConversation(id: number, message: string): Promise<void>;
};

export const createOperatorApi = (client: ApiClient): OperatorApi => ({
  enter: async (credentials) => {
    if (credentials.kind === 'key')
      await client.post('/operator/session', { body: { key: credentials.key } });
    else if (credentials.kind === 'passkey')
      await client.post('/operator/passkey-sign-in', {
        body: credentials.credential as Contract['PasskeyLoginRequest'],
      });
    else {
      const { email, password } = credentials;
      await client.post('/operator/sign-in', { body: { email, password } });
    }
    return toSelf(await client.get('/operator/session')).role;
  },
  hasAccounts: async () => toHasAccounts(await client.get('/operator/sign-in')),
  self: () => readConsole(async () => toSelf(await client.get('/operator/session'))),
  changePassword: async (old_password, password) =>
    void (await client.put('/operator/password', { body: { old_password, password } })),
  passkeys: () =>
    readConsole(async () =>
      wiresOf(wireOf(await client.get('/operator/passkeys'), 'passkeys').passkeys).map(toPasskey),
    ),
  passkeyOptions: (password) => client.post('/operator/passkeys/options', { body: { password } }),
  addPasskey: async (name, credential) => {
    const body = { name, credential: credential as Contract['PasskeyCredential'] };
    return { message: textOr((await client.post('/operator/passkeys', { body })).message, '') };
  },
  removePasskey: async (id) => ({
    message: textOr((await client.delete('/operator/passkeys/{id}', { params: { id } })).message, ''),
  }),
  passkeySignInOptions: () => client.post('/operator/passkey-sign-in/options'),
  accounts: () => readConsole(async () => toAccounts(await client.get('/operator/accounts'))),
  saveAccount: async ({ id, storeId, isActive, ...draft }) => {
    const body = { ...draft, store_id: storeId, is_active: isActive };
    if (id === null) return requiredNumber(await client.post('/operator/accounts', { body }), 'id');
    await client.put('/operator/accounts/{id}', { params: { id }, body });
    return id;
  },
  createLink: async (id) => toLink(await client.post('/operator/accounts/{id}/link', { params: { id } })),
  readLink: async (token) => toLinkedAccount(await client.post('/operator/link', { body: { token } })),
  useLink: async (token, password) =>
    void (await client.put('/operator/link', { body: { token, password } })),
  removeAccount: async (id) => void (await client.delete('/operator/accounts/{id}', { params: { id } })),
  leave: async () => void (await client.delete('/operator/session')),
  log: (filter) =>
    readConsole(async () => toLogPage(await client.get('/operator/log', { query: logQuery(filter) }))),
  switches: () => readConsole(async () => toSwitches(await client.get('/operator/switches'))),
  setSwitches: async (scope, values) =>
    void (await client.put('/operator/switches', { body: { scope, values } })),
  taxes: () => readConsole(async () => toTaxes(await client.get('/operator/taxes'))),
  setTaxRate: async ({ kind, id, percent }) =>
    void (await client.put('/operator/taxes/{kind}/{id}', {
      params: { kind, id },
      body: { tax_percent: percent },
    })),
  orders: () =>
    readConsole(async () =>
      listOf(wireOf(await client.get('/operator/orders'), 'orders').orders).map((wire) =>
        toOrder(wire, client.currency()),
      ),
    ),
  decideOrder: async (id, { decision, reason, goods }) => {
    const lines = goods.map(({ itemId, ...counted }) => ({ item_id: itemId, ...counted }));
    await client.put('/operator/orders/{id}', {
      params: { id },
      body: { decision, reason, ...(lines.length > 0 && { goods: lines }) },
    });
  },
  storeGoods: () => readConsole(async () => toStoreGoods(await client.get('/operator/store/goods'))),
  setStoreStock: async ({ id, ...body }) =>
    void (await client.put('/operator/store/goods/{id}', { params: { id }, body })),
  storeOpening: () => readConsole(async () => toStoreOpening(await client.get('/operator/store/opening'))),
  setStorePause: async (minutes) => void (await client.put('/operator/store/pause', { body: { minutes } })),
  storeHours: () => readConsole(async () => toStoreHours(await client.get('/operator/stores/hours'))),
  setStoreHours: async ({ storeId: id, hours }) =>
    void (await client.put('/operator/stores/{id}/hours', { params: { id }, body: { hours } })),
  trips: () =>
    readConsole(async () =>
      listOf(wireOf(await client.get('/operator/trips'), 'trips').trips).map((wire) =>
        toTrip(wire, client.currency()),
      ),
    ),
  decideTrip: async (id, decision, reason) =>
    void (await client.put('/operator/trips/{id}', { params: { id }, body: { decision, reason } })),
  registrations: () =>
    readConsole(async () =>
      listOf(wireOf(await client.get('/operator/registrations'), 'registrations').registrations).map(
        toRegistration,
      ),
    ),
  decideRegistration: async (id, decision, reason) =>
    void (await client.put('/operator/registrations/{id}', { params: { id }, body: { decision, reason } })),
  conversations: () =>
    readConsole(async () =>
      listOf(wireOf(await client.get('/operator/conversations'), 'conversations').conversations).map(
        toConversation,
      ),
    ),
  answerConversation: async (id, message) =>
    void (await client.put('/operator/conversations/{id}', { params: { id }, body: { message } })),
});

/** Returns a missing or locked console as a result and not as an error. */
async function readConsole<Content>(read: () => Promise<Content>): Promise<Console<Content>> {
  try {
    return { is: 'open', content: await read() };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notFound') return { is: 'absent' };
    if (error instanceof ApiError && error.isAbout('operator')) return { is: 'locked' };
    throw error;
  }
}
