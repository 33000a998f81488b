import type { CartAddPayload, GroupOrder } from '../../../contract/types.gen';
import type { TestServer } from '../../support/server';
import { type Answer, newPerson, type Person } from '../account/person';
import { WRAP } from '../checkout/orderer';
import { FOOD, newShopper, type Shopper } from './shopper';

type Body = GroupOrder & { errors?: { code: string }[] };
type Given = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: object; key?: string };

/** The calls of a group order for one caller: a guest by id, a customer by `person`. */
const callsOf = (
  send: (given: Given) => Promise<{ status: number; group: GroupOrder; codes: string[] }>,
) => ({
  start: (store_id: number) => send({ method: 'POST', path: '', body: { store_id } }),
  read: (token: string) => send({ method: 'GET', path: `/${token}` }),
  join: (token: string, name: string) => send({ method: 'POST', path: `/${token}/members`, body: { name } }),
  done: (token: string, is_done: boolean) =>
    send({ method: 'PUT', path: `/${token}/done`, body: { is_done } }),
  add: (token: string, draft: Partial<CartAddPayload>, key?: string) =>
    send({ method: 'POST', path: `/${token}/lines`, body: line(draft), ...(key && { key }) }),
  update: (token: string, id: number, draft: Partial<CartAddPayload>) =>
    send({ method: 'PUT', path: `/${token}/lines/${id}`, body: line(draft) }),
  remove: (token: string, id: number) => send({ method: 'DELETE', path: `/${token}/lines/${id}` }),
  removePerson: (token: string, id: number) => send({ method: 'DELETE', path: `/${token}/members/${id}` }),
  meal: (token: string) => send({ method: 'GET', path: `/${token}/order` }),
  become: (token: string, state: GroupOrder['state']) =>
    send({ method: 'PUT', path: `/${token}/state`, body: { state } }),
});

const line = (draft: Partial<CartAddPayload>) => ({ model: 'Item', price: 0, quantity: 1, ...draft });

export const guestCalls = (server: TestServer, { guestId }: Pick<Shopper, 'guestId'>) =>
  callsOf(async ({ method, path, body, key }) => {
    const response = await server.app.inject({
      method,
      url: `/api/v1/customer/group-orders${path}`,
      headers: {
        moduleid: String(FOOD),
        'x-guest-id': guestId ?? '',
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { payload: body }),
    });
    const group = response.json<Body>();
    return { status: response.statusCode, group, codes: (group.errors ?? []).map(({ code }) => code) };
  });

export const customerCalls = (person: Person) =>
  callsOf(async ({ method, path, body }) => {
    const answer: Answer<GroupOrder> = await person.send<GroupOrder>(
      method,
      `/customer/group-orders${path}`,
      { moduleId: FOOD, ...(body && { body }) },
    );
    return { status: answer.status, group: answer.body, codes: answer.codes };
  });

/** A friend on another device who has entered a name. */
export async function newFriend(server: TestServer, token: string, name: string) {
  const shopper = await newShopper(server);
  const calls = guestCalls(server, shopper);
  return { ...calls, shopper, joined: await calls.join(token, name) };
}

/** Returns item, quantity and person of each line. */
export const contents = ({ lines }: GroupOrder) =>
  lines.map(({ item, quantity, group_member }) => [item.id, quantity, group_member?.name ?? null]);

export async function storeOf(server: TestServer, itemId: number): Promise<number> {
  const [row] = await server.database.query<{ store_id: number }>(
    'select store_id from items where id = $1',
    [itemId],
  );
  return row?.store_id ?? 0;
}

/** A customer who has started a group order at the store of the wrap. */
export async function newHost(server: TestServer) {
  const person = await newPerson(server);
  const calls = customerCalls(person);
  const { group } = await calls.start(await storeOf(server, WRAP));
  return { ...calls, person, token: group.token };
}
