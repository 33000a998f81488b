import type {
  Goods,
  OrderDecision,
  RegistrationDecision,
  SwitchValues,
  TripDecision,
} from '../../domain/operator';
import { ApiError } from './api-error';
import type { ApiClient } from './client';
import {
  type DeskConversation,
  type DeskOrder,
  type DeskRegistration,
  type DeskTrip,
  type ShopSwitches,
  toConversation,
  toOrder,
  toRegistration,
  toSwitches,
  toTrip,
} from './operator-mapping';
import { listOf, wireOf } from './wire';

type OrderAnswer = {
  decision: OrderDecision;
  reason: string | null;
  /** What was put together for a prescription. */
  goods: Goods;
};

/** What whoever has the key sees. `absent`: this shop was started without one. */
export type Desk<Content> = { is: 'absent' } | { is: 'locked' } | { is: 'open'; content: Content };

export type OperatorApi = {
  enter(key: string): Promise<void>;
  leave(): Promise<void>;
  switches(): Promise<Desk<ShopSwitches>>;
  setSwitches(scope: 'browser' | 'everybody', values: SwitchValues): Promise<void>;
  orders(): Promise<Desk<DeskOrder[]>>;
  decideOrder(id: number, answer: OrderAnswer): Promise<void>;
  trips(): Promise<Desk<DeskTrip[]>>;
  decideTrip(id: number, decision: TripDecision, reason: string | null): Promise<void>;
  registrations(): Promise<Desk<DeskRegistration[]>>;
  decideRegistration(id: number, decision: RegistrationDecision, reason: string | null): Promise<void>;
  conversations(): Promise<Desk<DeskConversation[]>>;
  answerConversation(id: number, message: string): Promise<void>;
};

export const createOperatorApi = (client: ApiClient): OperatorApi => ({
  enter: async (key) => void (await client.post('/operator/session', { body: { key } })),
  leave: async () => void (await client.delete('/operator/session')),
  switches: () => desk(async () => toSwitches(await client.get('/operator/switches'))),
  setSwitches: async (scope, values) =>
    void (await client.put('/operator/switches', { body: { scope, values } })),
  orders: () =>
    desk(async () => listOf(wireOf(await client.get('/operator/orders'), 'orders').orders).map(toOrder)),
  decideOrder: async (id, { decision, reason, goods }) => {
    const lines = goods.map(({ itemId, ...counted }) => ({ item_id: itemId, ...counted }));
    await client.put('/operator/orders/{id}', {
      params: { id },
      body: { decision, reason, ...(lines.length > 0 && { goods: lines }) },
    });
  },
  trips: () =>
    desk(async () => listOf(wireOf(await client.get('/operator/trips'), 'trips').trips).map(toTrip)),
  decideTrip: async (id, decision, reason) =>
    void (await client.put('/operator/trips/{id}', { params: { id }, body: { decision, reason } })),
  registrations: () =>
    desk(async () =>
      listOf(wireOf(await client.get('/operator/registrations'), 'registrations').registrations).map(
        toRegistration,
      ),
    ),
  decideRegistration: async (id, decision, reason) =>
    void (await client.put('/operator/registrations/{id}', { params: { id }, body: { decision, reason } })),
  conversations: () =>
    desk(async () =>
      listOf(wireOf(await client.get('/operator/conversations'), 'conversations').conversations).map(
        toConversation,
      ),
    ),
  answerConversation: async (id, message) =>
    void (await client.put('/operator/conversations/{id}', { params: { id }, body: { message } })),
});

/** That there is no door, or that it is shut, is an answer and no failure. */
async function desk<Content>(read: () => Promise<Content>): Promise<Desk<Content>> {
  try {
    return { is: 'open', content: await read() };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notFound') return { is: 'absent' };
    if (error instanceof ApiError && error.isAbout('operator')) return { is: 'locked' };
    throw error;
  }
}
