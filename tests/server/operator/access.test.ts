import { describe, expect, it } from 'vitest';
import { isConsoleOperation, type OperatorRole } from '../../../domain/operator-roles';
import { newPictureName } from '../../../server/features/shared/picture-cache';
import { contractOperations } from '../../../server/http/contract';
import { forEachDatabase } from '../../support/server';
import { newOrder, OLIVE_BRANCH } from '../orders/placed';
import { browser, ENV, operatorOf } from './visitor';

type Call = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  roles: readonly OperatorRole[];
};

const EVERYONE: readonly OperatorRole[] = ['owner', 'manager', 'support', 'store'];
const OFFICE: readonly OperatorRole[] = ['owner', 'manager', 'support'];
const MANAGEMENT: readonly OperatorRole[] = ['owner', 'manager'];
const OWNER: readonly OperatorRole[] = ['owner'];
/** Operations that act on the store of the account. */
const STORE: readonly OperatorRole[] = ['store'];

/** Ids that don't exist, so that an allowed call answers 404 and changes nothing. */
const NOTHING = 987_654;
const account = { name: 'Any', email: 'no email', role: 'support' };

/** Written by hand and independent of the product's own table, so that a mistake in that table shows here. */
const MATRIX: Readonly<Record<string, Call>> = {
  readOperator: { method: 'GET', path: '/operator/session', roles: EVERYONE },
  changeOperatorPassword: {
    method: 'PUT',
    path: '/operator/password',
    body: { old_password: 'x', password: 'x' },
    roles: EVERYONE,
  },
  listOperatorPasskeys: { method: 'GET', path: '/operator/passkeys', roles: EVERYONE },
  startOperatorPasskey: {
    method: 'POST',
    path: '/operator/passkeys/options',
    body: { password: 'x' },
    roles: EVERYONE,
  },
  addOperatorPasskey: {
    method: 'POST',
    path: '/operator/passkeys',
    body: {
      credential: {
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      },
    },
    roles: EVERYONE,
  },
  removeOperatorPasskey: { method: 'DELETE', path: '/operator/passkeys/AAAA', roles: EVERYONE },
  listOperators: { method: 'GET', path: '/operator/accounts', roles: OWNER },
  addOperator: { method: 'POST', path: '/operator/accounts', body: account, roles: OWNER },
  changeOperator: { method: 'PUT', path: `/operator/accounts/${NOTHING}`, body: account, roles: OWNER },
  removeOperator: { method: 'DELETE', path: `/operator/accounts/${NOTHING}`, roles: OWNER },
  createOperatorLink: { method: 'POST', path: `/operator/accounts/${NOTHING}/link`, roles: OWNER },
  listOperatorLog: { method: 'GET', path: '/operator/log', roles: MANAGEMENT },
  listSwitches: { method: 'GET', path: '/operator/switches', roles: MANAGEMENT },
  setSwitches: {
    method: 'PUT',
    path: '/operator/switches',
    body: { scope: 'browser', values: {} },
    roles: MANAGEMENT,
  },
  listTaxRates: { method: 'GET', path: '/operator/taxes', roles: MANAGEMENT },
  setTaxRate: {
    method: 'PUT',
    path: `/operator/taxes/store/${NOTHING}`,
    body: { tax_percent: 5 },
    roles: MANAGEMENT,
  },
  listRegistrations: { method: 'GET', path: '/operator/registrations', roles: MANAGEMENT },
  decideRegistration: {
    method: 'PUT',
    path: `/operator/registrations/${NOTHING}`,
    body: { decision: 'approved' },
    roles: MANAGEMENT,
  },
  listShopConversations: { method: 'GET', path: '/operator/conversations', roles: OFFICE },
  answerConversation: {
    method: 'PUT',
    path: `/operator/conversations/${NOTHING}`,
    body: { message: 'Hello' },
    roles: OFFICE,
  },
  listShopTrips: { method: 'GET', path: '/operator/trips', roles: OFFICE },
  decideTrip: {
    method: 'PUT',
    path: `/operator/trips/${NOTHING}`,
    body: { decision: 'confirmed' },
    roles: OFFICE,
  },
  listShopOrders: { method: 'GET', path: '/operator/orders', roles: EVERYONE },
  listStoreGoods: { method: 'GET', path: '/operator/store/goods', roles: STORE },
  setStoreStock: {
    method: 'PUT',
    path: `/operator/store/goods/${NOTHING}`,
    body: { stock: 0 },
    roles: STORE,
  },
  readStoreOpening: { method: 'GET', path: '/operator/store/opening', roles: STORE },
  setStorePause: { method: 'PUT', path: '/operator/store/pause', body: { minutes: null }, roles: STORE },
  listStoreHours: { method: 'GET', path: '/operator/stores/hours', roles: MANAGEMENT },
  setStoreHours: {
    method: 'PUT',
    path: `/operator/stores/${NOTHING}/hours`,
    body: { hours: [] },
    roles: [...MANAGEMENT, ...STORE],
  },
  decideOrder: {
    method: 'PUT',
    path: `/operator/orders/${NOTHING}`,
    body: { decision: 'confirmed' },
    roles: EVERYONE,
  },
};

/** Operations on the operator's own account. They are refused for the shop key, which has none. */
const OF_ACCOUNT = [
  'changeOperatorPassword',
  'listOperatorPasskeys',
  'startOperatorPasskey',
  'addOperatorPasskey',
  'removeOperatorPasskey',
];

/** Signing in, also with a passkey or a link, and signing out. */
const OPEN_TO_ALL = [
  'openOperator',
  'closeOperator',
  'signInOperator',
  'readOperatorSignIn',
  'startOperatorPasskeySignIn',
  'signInOperatorByPasskey',
  'readOperatorLink',
  'useOperatorLink',
];

describe('The table of roles', () => {
  it('has an entry for each operation of the console [X-26]', () => {
    const console = contractOperations
      .filter(({ path, id }) => path.startsWith('/operator/') && !OPEN_TO_ALL.includes(id))
      .map(({ id }) => id);
    expect(Object.keys(MATRIX).sort()).toEqual([...console].sort());
    expect(console.filter((id) => !isConsoleOperation(id))).toEqual([]);
  });
});

forEachDatabase(
  'An operator with a role',
  (server) => {
    it.each(EVERYONE)('can call only the operations that the role %s allows [X-26]', async (role) => {
      const who = await operatorOf(server, { role, ...(role === 'store' && { storeId: OLIVE_BRANCH }) });
      for (const [id, { method, path, body, roles }] of Object.entries(MATRIX)) {
        const { codes } = await who.send(method, path, body);
        expect([id, codes.includes('role')]).toEqual([id, !roles.includes(role)]);
      }
    });

    it('can call every operation but those of a store account with the shop key, and none without a session [X-26, X-28]', async () => {
      const [key, nobody] = [browser(server), browser(server)];
      await key.enter();
      for (const [id, { method, path, body, roles }] of Object.entries(MATRIX)) {
        expect([id, (await nobody.send(method, path, body)).codes]).toEqual([id, ['operator']]);
        const { codes } = await key.send(method, path, body);
        const isRefused = roles === STORE || OF_ACCOUNT.includes(id);
        expect([id, codes.includes('role')]).toEqual([id, isRefused]);
      }
      expect((await key.send('GET', '/operator/session')).body).toEqual({
        name: null,
        email: null,
        role: 'owner',
        store_id: null,
        store: null,
      });
    });

    it('sees private pictures only of orders that the role may see [X-26, PERM-07]', async () => {
      const { database } = server();
      const orders = [await newOrder(server(), {}), await newOrder(server(), { storeId: 1 })];
      const names = [newPictureName('png'), newPictureName('png')];
      for (const [at, id] of orders.entries())
        await database.query(
          `insert into order_pictures (name, order_id, is_public, bytes) values ($1, $2, false, '\\x00')`,
          [names[at], id],
        );
      const [{ id: document } = { id: 0 }] = await database.query<{ id: number }>(
        `with one as (insert into registrations (kind, first_name, email, phone, password_hash, zone_id, language, details, created_at)
          values ('courier', 'Sam', 'sam@ride.example', '+971581234999', 'x', 1, 'en', '{"vehicle_id": 2}', now()) returning id)
        insert into registration_files (registration_id, field, extension, bytes) select id, 'identity_image', 'png', '\\x00' from one
        returning id`,
      );
      const seenBy = async (role: OperatorRole) => {
        const who = await operatorOf(server, {
          role,
          email: `pictures.${role}@shop.example`,
          ...(role === 'store' && { storeId: OLIVE_BRANCH }),
        });
        const statuses = [];
        for (const path of [
          ...names.map((name) => `/pictures/orders/${name}`),
          `/pictures/registrations/${document}`,
        ])
          statuses.push((await who.send('GET', path)).status);
        return statuses;
      };
      expect(await seenBy('manager')).toEqual([200, 200, 200]);
      expect(await seenBy('support')).toEqual([200, 200, 404]);
      expect(await seenBy('store')).toEqual([200, 404, 404]);
    });
  },
  { env: ENV },
);
