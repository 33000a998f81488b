import type { OrderEvent } from '../../../contract/types.gen';
import type { Database } from '../../db/database';
import type { EventStream } from '../../http/event-stream';
import type { Language } from '../../http/language';
import { type Follower as Followed, type Caller as Following, streamHub } from '../../http/stream-hub';
import { toWireCourier } from './order.wire';
import { type WatchedOrder, watchedOrders } from './watch.store';

/** What somebody follows, and by what right: by a token, by a browser, or by a number and phone that were shown. */
type OrderFollowed = {
  orderId: number;
  language: Language;
  tokenHash: Buffer | null;
  guestHash: Buffer | null;
  isShown: boolean;
};
type Caller = OrderFollowed & Following;
type Subject = OrderFollowed & { told: { version: number; moved: number } };

/** Everybody of this process who follows an order, and what other processes do to these orders [ORD-05]. */
export type OrderWatch = {
  /** Tells what has happened since the event of this id, or how it stands, and everything from then on. */
  follow(caller: Caller, lastEventId: string | null): Promise<EventStream>;
  /** Called after a change is kept. */
  tell(orderId: number): void;
  close(): void;
};

declare module '../../http/request-context' {
  interface RequestContext {
    /** Whoever changes an order tells it here, once the change is kept. */
    orders: OrderWatch;
  }
}

type Options = { database: Pick<Database, 'query'>; wallClock: () => number };

export function orderWatch({ database, wallClock }: Options): OrderWatch {
  const hub = streamHub<Subject>({
    beat: 'ping',
    async look(some) {
      for (const order of await watchedOrders(database, some, wallClock())) {
        const follower = some[order.place - 1];
        if (follower && order.mayRead) tellOne(follower, order);
        else follower?.stream.end();
      }
    },
  });
  return {
    follow: (caller, lastEventId) => hub.follow({ ...caller, told: toldBy(lastEventId) }),
    tell: (orderId) => hub.lookFor((follower) => follower.orderId === orderId),
    close: hub.close,
  };
}

/** A change of the order tells where its courier is as well. */
function tellOne({ told, stream, language }: Followed<Subject>, order: WatchedOrder): void {
  const moved = order.moved_at?.getTime() ?? 0;
  const isChanged = order.version > told.version;
  if (!isChanged && moved === told.moved) return;
  told.version = order.version;
  told.moved = moved;
  const event: OrderEvent = {
    order_id: order.id,
    order_status: order.status,
    version: order.version,
    delivery_man: order.courier && toWireCourier(order.courier, language),
    expected_at: order.arrives_at?.toISOString() ?? null,
    at: (isChanged ? order.updated_at : (order.moved_at ?? order.updated_at)).toISOString(),
  };
  stream.tell(isChanged ? 'order' : 'location', event, `${order.version}-${moved}`);
}

function toldBy(lastEventId: string | null): Subject['told'] {
  const [, version = '0', moved = '0'] = /^(\d{1,9})-(\d{1,15})$/.exec(lastEventId ?? '') ?? [];
  return { version: Number(version), moved: Number(moved) };
}
