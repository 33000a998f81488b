import type { Courier, OrderStatus, PlacedOrder } from '../../domain/placed-order';
import type { Failure } from '../shared/failure';

/** Which order, and the phone number, or the email, that proves it where nobody is signed in [ORD-04]. */
export type AskedOrder = { id: number; phone: string | null };

/** Null: whoever looks has to say which one. */
export type OrderTrackingInput = { asked: AskedOrder | null };

export type OrderTrackingContext = {
  asked: AskedOrder | null;
  order: PlacedOrder | null;
  /** When the server was heard of last, in milliseconds. */
  heardAt: number | null;
  /** How often in a row nothing was heard, for the length of the pause. */
  failures: number;
  /** The server has no stream for this caller: it is asked again and again instead. */
  hasStream: boolean;
  failure: Failure | null;
};

/** What the server says by itself. */
export type OrderNews =
  | { type: 'status.told'; status: OrderStatus; at: string; heardAt: number }
  | { type: 'courier.moved'; courier: Courier; heardAt: number }
  | { type: 'sign.heard'; heardAt: number }
  /** Broken, or ended by the server: it may be tried again. */
  | { type: 'stream.ended' }
  /** Not for this caller, or not on this server. */
  | { type: 'stream.refused' };

export type NetworkNews = { type: 'network.lost' } | { type: 'network.found' };

export type OrderTrackingEvent =
  | { type: 'lookup.submitted'; asked: AskedOrder }
  | { type: 'lookup.reopened' }
  | { type: 'retry.requested' }
  /** By what the customer did with it on this page. */
  | { type: 'order.changed' }
  | OrderNews
  | NetworkNews;

export type OrderRead = { order: PlacedOrder; heardAt: number };
