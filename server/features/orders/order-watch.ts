import type { OrderEvent } from '../../../contract/types.gen';
import { ALONE, type Cluster } from '../../db/cluster';
import type { Database } from '../../db/database';
import type { EventStream } from '../../http/event-stream';
import type { Language } from '../../http/language';
import { type Follower as Followed, type Caller as Following, streamHub } from '../../http/stream-hub';
import { toWireCourier } from './order.wire';
import { type WatchedOrder, watchedOrders } from './watch.store';

/** A followed order. The client proves access by token, by guest id, or by number and phone (`isShown`). */
type OrderFollowed = {
  orderId: number;
  language: Language;
  tokenHash: Buffer | null;
  guestHash: Buffer | null;
  isShown: boolean;
};
type Caller = OrderFollowed & Following;
type Subject = OrderFollowed & { sent: { version: number; moved: number } };

/**
 * The clients that follow an order through this process. They are also notified of changes by other processes
 * [ORD-05].
 */
export type OrderWatch = {
  /**
   * Opens a stream that sends all changes after the event `lastEventId`. Without it, the current state is
   * sent first.
   */
  follow(caller: Caller, lastEventId: string | null): Promise<EventStream>;
  /** Notifies the order's clients. Call it after the commit. */
  notify(orderId: number): void;
  /** Returns the number of open streams of this process. */
  count(): number;
  close(): void;
};

declare module '../../http/request-context' {
  interface RequestContext {
    /** Notifies open pages of order changes. Code that changes an order must call it after the commit. */
    orders: OrderWatch;
  }
}

type Options = { database: Pick<Database, 'query'>; wallClock: () => number; cluster?: Cluster };

export function orderWatch({ database, wallClock, cluster = ALONE }: Options): OrderWatch {
  const hub = streamHub<Subject>({
    name: 'order',
    cluster,
    beat: 'ping',
    async look(some) {
      for (const order of await watchedOrders(database, some, wallClock())) {
        const follower = some[order.place - 1];
        if (follower && order.mayRead) sendTo(follower, order);
        else follower?.stream.end();
      }
    },
  });
  const notifyLocal = (orderId: number) => hub.lookFor((follower) => follower.orderId === orderId);
  cluster.on('order', (message) => notifyLocal(Number(message)));
  return {
    follow: (caller, lastEventId) => hub.follow({ ...caller, sent: lastSent(lastEventId) }),
    notify(orderId) {
      notifyLocal(orderId);
      cluster.publish('order', String(orderId));
    },
    count: () => hub.followers().size,
    close: hub.close,
  };
}

/** Sends the new status and the courier's new position, if they have changed. */
function sendTo({ sent, stream, language }: Followed<Subject>, order: WatchedOrder): void {
  const moved = order.moved_at?.getTime() ?? 0;
  const isChanged = order.version > sent.version;
  if (!isChanged && moved === sent.moved) return;
  sent.version = order.version;
  sent.moved = moved;
  const event: OrderEvent = {
    order_id: order.id,
    order_status: order.status,
    version: order.version,
    delivery_man: order.courier && toWireCourier(order.courier, language),
    expected_at: order.arrives_at?.toISOString() ?? null,
    at: (isChanged ? order.updated_at : (order.moved_at ?? order.updated_at)).toISOString(),
  };
  stream.send(isChanged ? 'order' : 'location', event, `${order.version}-${moved}`);
}

function lastSent(lastEventId: string | null): Subject['sent'] {
  const [, version = '0', moved = '0'] = /^(\d{1,9})-(\d{1,15})$/.exec(lastEventId ?? '') ?? [];
  return { version: Number(version), moved: Number(moved) };
}
