import type { TestServer } from '../../support/server';
import { unusedDigits } from '../../support/unused-digits';
import { newPerson } from '../account/person';
import { newOrder, OLIVE_BRANCH } from '../orders/placed';
import { newAuthenticator } from '../session/authenticator';
import { browser, KEY, operatorOf, PASSWORD } from './visitor';

export type Browser = ReturnType<typeof browser>;
type Write = {
  by: Pick<Browser, 'send'>;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** The body of a second request, if the first one has used up its challenge. */
  again?: () => Promise<object>;
  /** A query whose rows the write changes. */
  state: string;
};

let people = 0;
const newOperator = (server: () => TestServer) => {
  people += 1;
  return operatorOf(server, { role: 'owner', email: `log.${people}@shop.example` });
};

/** A passkey that a device has created and the server doesn't know yet. */
async function newCredential(
  by: Pick<Browser, 'send'>,
  device = newAuthenticator({ origin: 'http://localhost', rpId: 'localhost' }),
) {
  const options = await by.send<{ challenge: string; user: { id: string } }>(
    'POST',
    '/operator/passkeys/options',
    { password: PASSWORD },
  );
  return { credential: device.create(options.body) };
}

async function withPasskey(server: () => TestServer) {
  const by = await newOperator(server);
  const device = newAuthenticator({ origin: 'http://localhost', rpId: 'localhost' });
  await by.send('POST', '/operator/passkeys', await newCredential(by, device));
  return { by, device };
}

const SESSIONS = 'select id_hash from operator_sessions order by id_hash';
const form = { name: 'Sam', role: 'support' };

const NEW_TRIP = `insert into trips (module_id, zone_id, provider_id, type, status, payment_method, payment_status,
    contact_name, contact_phone, pickup, destination, pickup_at, estimated_hours, vehicles_amount, total, created_at,
    updated_at)
  select module_id, zone_id, id, 'hourly', 'pending', 'cash_on_delivery', 'unpaid', 'Private', '+971501234567',
    '{"name": "Harbour"}', '{"name": "Hills"}', now(), 2, 5000, 5000, now(), now()
  from providers order by id limit 1 returning id`;

/**
 * A write of each operation, by its id. The test compares the ids with the contract: a new operation needs an
 * entry here, and therefore a record in the log.
 */
export const WRITES: Readonly<Record<string, (server: () => TestServer) => Promise<Write>>> = {
  openOperator: async (server) => ({
    by: browser(server),
    method: 'POST',
    path: '/operator/session',
    body: { key: KEY },
    state: SESSIONS,
  }),
  signInOperator: async (server) => {
    const { email } = await newOperator(server);
    return {
      by: browser(server),
      method: 'POST',
      path: '/operator/sign-in',
      body: { email, password: PASSWORD },
      state: SESSIONS,
    };
  },
  closeOperator: async (server) => ({
    by: await newOperator(server),
    method: 'DELETE',
    path: '/operator/session',
    state: SESSIONS,
  }),
  changeOperatorPassword: async (server) => {
    const by = await newOperator(server);
    return {
      by,
      method: 'PUT',
      path: '/operator/password',
      body: { old_password: PASSWORD, password: 'quite another password' },
      state: `select password_hash from operators where id = ${by.id}`,
    };
  },
  signInOperatorByPasskey: async (server) => {
    const { device } = await withPasskey(server);
    const by = browser(server);
    const shown = async () => {
      const options = await by.send<{ challenge: string }>('POST', '/operator/passkey-sign-in/options');
      return device.get(options.body);
    };
    return {
      by,
      method: 'POST',
      path: '/operator/passkey-sign-in',
      body: await shown(),
      again: shown,
      state: SESSIONS,
    };
  },
  addOperatorPasskey: async (server) => {
    const by = await newOperator(server);
    const created = async () => ({ name: 'Private phone', ...(await newCredential(by)) });
    return {
      by,
      method: 'POST',
      path: '/operator/passkeys',
      body: await created(),
      again: created,
      state: `select id from operator_passkeys where operator_id = ${by.id}`,
    };
  },
  removeOperatorPasskey: async (server) => {
    const { by, device } = await withPasskey(server);
    return {
      by,
      method: 'DELETE',
      path: `/operator/passkeys/${device.device.id.toString('base64url')}`,
      state: `select id from operator_passkeys where operator_id = ${by.id}`,
    };
  },
  addOperator: async (server) => ({
    by: await newOperator(server),
    method: 'POST',
    path: '/operator/accounts',
    body: { ...form, email: 'added@shop.example', password: PASSWORD },
    state: 'select email from operators order by id',
  }),
  changeOperator: async (server) => {
    const [by, other] = [await newOperator(server), await newOperator(server)];
    return {
      by,
      method: 'PUT',
      path: `/operator/accounts/${other.id}`,
      body: { ...form, email: other.email },
      state: `select name, role from operators where id = ${other.id}`,
    };
  },
  removeOperator: async (server) => {
    const [by, other] = [await newOperator(server), await newOperator(server)];
    return {
      by,
      method: 'DELETE',
      path: `/operator/accounts/${other.id}`,
      state: 'select id from operators order by id',
    };
  },
  createOperatorLink: async (server) => {
    const [by, other] = [await newOperator(server), await newOperator(server)];
    return {
      by,
      method: 'POST',
      path: `/operator/accounts/${other.id}/link`,
      state: `select token_hash from operator_links where operator_id = ${other.id}`,
    };
  },
  useOperatorLink: async (server) => {
    const [by, other] = [await newOperator(server), await newOperator(server)];
    const link = await by.send<{ url: string }>('POST', `/operator/accounts/${other.id}/link`);
    return {
      by: browser(server),
      method: 'PUT',
      path: '/operator/link',
      body: { token: link.body.url.split('#')[1], password: 'a secret of a link' },
      state: `select password_hash from operators where id = ${other.id}`,
    };
  },
  setSwitches: async (server) => ({
    by: await newOperator(server),
    method: 'PUT',
    path: '/operator/switches',
    body: { scope: 'everybody', values: { tax_included: 0, dm_tips_status: 0 } },
    state: 'select name, value from operator_settings order by name',
  }),
  setTaxRate: async (server) => ({
    by: await newOperator(server),
    method: 'PUT',
    path: '/operator/taxes/store/1',
    body: { tax_percent: 7.5 },
    state: 'select tax_percent from stores where id = 1',
  }),
  decideRegistration: async (server) => {
    const [row] = await server().database.query<{ id: number }>(
      `insert into registrations (kind, first_name, email, phone, password_hash, zone_id, language, details, created_at)
      values ('courier', 'Private', 'private@ride.example', '+9715812${unusedDigits().slice(0, 5)}', 'x', 1, 'en', '{"vehicle_id": 2}', now())
      returning id`,
    );
    return {
      by: await newOperator(server),
      method: 'PUT',
      path: `/operator/registrations/${row?.id}`,
      body: { decision: 'refused', reason: 'Private: no licence' },
      state: `select state from registrations where id = ${row?.id}`,
    };
  },
  answerConversation: async (server) => {
    const person = await newPerson(server(), { phone: `+97158${unusedDigits()}` });
    await person.send('POST', '/customer/message/send', {
      body: { receiver_type: 'admin', message: 'Private question' },
    });
    const [row] = await server().database.query<{ id: number }>(
      'select id from conversations order by id desc limit 1',
    );
    return {
      by: await newOperator(server),
      method: 'PUT',
      path: `/operator/conversations/${row?.id}`,
      body: { message: 'Private answer' },
      state: `select id from messages where conversation_id = ${row?.id} order by id`,
    };
  },
  decideOrder: async (server) => {
    const id = await newOrder(server(), {});
    return {
      by: await newOperator(server),
      method: 'PUT',
      path: `/operator/orders/${id}`,
      body: { decision: 'canceled', reason: 'Private: Nour asked' },
      state: `select status from orders where id = ${id}`,
    };
  },
  setStoreStock: async (server) => {
    const [item] = await server().database.query<{ id: number }>(
      `select id from items where store_id = ${OLIVE_BRANCH} and is_active order by id limit 1`,
    );
    const email = 'log.store@shop.example';
    return {
      by: await operatorOf(server, { role: 'store', storeId: OLIVE_BRANCH, email }),
      method: 'PUT',
      path: `/operator/store/goods/${item?.id}`,
      body: { stock: 3 },
      state: `select stock from items where id = ${item?.id}`,
    };
  },
  setStorePause: async (server) => {
    const email = 'log.pause@shop.example';
    return {
      by: await operatorOf(server, { role: 'store', storeId: OLIVE_BRANCH, email }),
      method: 'PUT',
      path: '/operator/store/pause',
      body: { minutes: 30 },
      state: `select closed_until from stores where id = ${OLIVE_BRANCH}`,
    };
  },
  setStoreHours: async (server) => ({
    by: await newOperator(server),
    method: 'PUT',
    path: `/operator/stores/${OLIVE_BRANCH}/hours`,
    body: { hours: [{ day: 1, opens: '10:00', closes: '11:15' }] },
    state: `select day, opens, closes from store_hours where store_id = ${OLIVE_BRANCH} order by day, opens`,
  }),
  decideTrip: async (server) => {
    const [row] = await server().database.query<{ id: number }>(NEW_TRIP);
    return {
      by: await newOperator(server),
      method: 'PUT',
      path: `/operator/trips/${row?.id}`,
      body: { decision: 'confirmed' },
      state: `select status from trips where id = ${row?.id}`,
    };
  },
};
