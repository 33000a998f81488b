import type { Contract } from '../../contract/types.gen';
import type { GroupMeal, GroupOrder, GroupRole, GroupState } from '../../domain/group-order';
import { toMinor } from '../../domain/money';
import type { OrderKind } from '../../domain/order-states';
import { isOrderStatus } from '../../domain/placed-order';
import { type CartChange, toCartLines, toCartPayload } from './cart-mapping';
import type { ApiClient } from './client';
import { toModuleType } from './item-mapping';
import {
  isOn,
  MalformedAnswerError,
  numberOr,
  optionalNumber,
  optionalText,
  pictureOf,
  requiredNumber,
  requiredText,
  textOr,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

export type GroupApi = {
  /**
   * Opens the caller's cart of this module to friends. If a group order already runs, returns it [CART-71].
   */
  start(store: { storeId: number; moduleId: number }, signal?: AbortSignal): Promise<GroupOrder>;
  read(token: string, signal?: AbortSignal): Promise<GroupOrder>;
  join(token: string, name: string, signal?: AbortSignal): Promise<GroupOrder>;
  /** Removes a friend and the friend's lines. Only for the host [CART-73]. */
  removeMember(token: string, id: number, signal?: AbortSignal): Promise<GroupOrder>;
  /** Returns the placed order for a friend [CART-74]. */
  meal(token: string, signal?: AbortSignal): Promise<GroupMeal>;
  setDone(token: string, isDone: boolean, signal?: AbortSignal): Promise<GroupOrder>;
  setState(token: string, state: 'open' | 'locked' | 'cancelled', signal?: AbortSignal): Promise<GroupOrder>;
  add(token: string, change: CartChange, signal?: AbortSignal): Promise<GroupOrder>;
  update(token: string, id: number, change: CartChange, signal?: AbortSignal): Promise<GroupOrder>;
  remove(token: string, id: number, signal?: AbortSignal): Promise<GroupOrder>;
};

export function createGroupApi(client: ApiClient): GroupApi {
  const identity = () => client.identity();
  const abortedBy = (signal: AbortSignal | undefined) => (signal ? { signal } : {});
  const toGroup = (value: Wire<Contract['GroupOrder']> | null | undefined) =>
    toGroupOrder(value, client.currency());
  return {
    start: async ({ storeId, moduleId }, signal) =>
      toGroup(
        await client.post('/customer/group-orders', {
          body: { ...identity(), store_id: storeId },
          moduleId,
          ...abortedBy(signal),
        }),
      ),
    read: async (token, signal) =>
      toGroup(
        await client.get('/customer/group-orders/{token}', {
          params: { token },
          query: identity(),
          ...abortedBy(signal),
        }),
      ),
    join: async (token, name, signal) =>
      toGroup(
        await client.post('/customer/group-orders/{token}/members', {
          params: { token },
          body: { ...identity(), name },
          ...abortedBy(signal),
        }),
      ),
    removeMember: async (token, id, signal) =>
      toGroup(
        await client.delete('/customer/group-orders/{token}/members/{id}', {
          params: { token, id },
          query: identity(),
          ...abortedBy(signal),
        }),
      ),
    meal: async (token, signal) =>
      toMeal(
        await client.get('/customer/group-orders/{token}/order', {
          params: { token },
          query: identity(),
          ...abortedBy(signal),
        }),
        client.currency(),
      ),
    setDone: async (token, isDone, signal) =>
      toGroup(
        await client.put('/customer/group-orders/{token}/done', {
          params: { token },
          body: { ...identity(), is_done: isDone },
          ...abortedBy(signal),
        }),
      ),
    setState: async (token, state, signal) =>
      toGroup(
        await client.put('/customer/group-orders/{token}/state', {
          params: { token },
          body: { ...identity(), state },
          ...abortedBy(signal),
        }),
      ),
    add: async (token, change, signal) =>
      toGroup(
        await client.post('/customer/group-orders/{token}/lines', {
          params: { token },
          body: { ...identity(), ...toCartPayload(change, client.currency()) },
          idempotencyKey: crypto.randomUUID(),
          ...abortedBy(signal),
        }),
      ),
    update: async (token, id, change, signal) =>
      toGroup(
        await client.put('/customer/group-orders/{token}/lines/{id}', {
          params: { token, id },
          body: { ...identity(), ...toCartPayload(change, client.currency()) },
          ...abortedBy(signal),
        }),
      ),
    remove: async (token, id, signal) =>
      toGroup(
        await client.delete('/customer/group-orders/{token}/lines/{id}', {
          params: { token, id },
          query: identity(),
          ...abortedBy(signal),
        }),
      ),
  };
}

const KINDS: readonly OrderKind[] = ['delivery', 'take_away', 'parcel'];

/** Converts the placed order. An unknown status is an error, because the page would name it wrongly. */
function toMeal(
  value: Wire<Contract['PlacedGroupOrder']> | null | undefined,
  currency: ReturnType<ApiClient['currency']>,
): GroupMeal {
  const wire = wireOf(value, 'group order');
  if (!isOrderStatus(wire.order_status)) throw new MalformedAnswerError('order_status');
  return {
    status: wire.order_status,
    type: KINDS.find((kind) => kind === wire.order_type) ?? 'delivery',
    expectedAt: optionalText(wire.expected_at),
    dishes: wiresOf(wire.lines).map((line) => ({
      id: requiredNumber(line, 'id'),
      name: textOr(line.name, ''),
      imageUrl: pictureOf(line.image_full_url),
      quantity: numberOr(line.quantity, 1),
      total: toMinor(numberOr(line.total, 0), currency),
      choices: (line.choices ?? []).filter((name) => typeof name === 'string'),
    })),
  };
}

const STATES: readonly GroupState[] = ['open', 'locked', 'placed', 'cancelled', 'expired'];
const ROLES: readonly GroupRole[] = ['host', 'member', 'visitor'];

/**
 * Converts a group order. An unknown state counts as ended, an unknown role as a visitor; neither may change
 * anything.
 */
function toGroupOrder(
  value: Wire<Contract['GroupOrder']> | null | undefined,
  currency: ReturnType<ApiClient['currency']>,
): GroupOrder {
  const wire = wireOf(value, 'group order');
  const store = wireOf(wire.store, 'store');
  return {
    token: requiredText(wire, 'token'),
    state: STATES.find((state) => state === wire.state) ?? 'expired',
    role: ROLES.find((role) => role === wire.role) ?? 'visitor',
    hostName: optionalText(wire.host_name),
    memberId: optionalNumber(wire.member_id),
    store: {
      id: requiredNumber(store, 'id'),
      name: textOr(store.name, ''),
      logoUrl: pictureOf(store.logo_full_url),
      moduleId: numberOr(store.module_id, 0),
      moduleType: toModuleType(store.module_type),
      zoneId: numberOr(store.zone_id, 0),
    },
    members: wiresOf(wire.members).map((member) => ({
      id: requiredNumber(member, 'id'),
      name: textOr(member.name, ''),
      isDone: isOn(member.is_done),
    })),
    lines: toCartLines(wire.lines, currency),
  };
}
