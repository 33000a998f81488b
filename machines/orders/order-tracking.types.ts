import type { Courier, OrderStatus, PlacedOrder } from '../../domain/placed-order';
import type { Failure } from '../shared/failure';

/** The order, and for guests the phone or email that proves it [ORD-04]. */
export type OrderLookup = { id: number; phone: string | null };

/** `null`: the guest has to enter it. */
export type OrderTrackingInput = { lookup: OrderLookup | null };

export type OrderTrackingContext = {
  lookup: OrderLookup | null;
  order: PlacedOrder | null;
  /** Time of the last server contact, in milliseconds. */
  receivedAt: number | null;
  /** Consecutive failures, for the backoff. */
  failures: number;
  /** False: no stream for this caller, so the flow polls. */
  hasStream: boolean;
  failure: Failure | null;
};

export type OrderUpdate =
  | { type: 'status.changed'; status: OrderStatus; at: string; receivedAt: number }
  | { type: 'courier.moved'; courier: Courier; receivedAt: number }
  | { type: 'signal.received'; receivedAt: number }
  /** The stream broke or ended; the flow may open it again. */
  | { type: 'stream.ended' }
  /** The server has no stream, or not for this caller. */
  | { type: 'stream.refused' };

export type NetworkUpdate = { type: 'network.lost' } | { type: 'network.found' };

export type OrderTrackingEvent =
  | { type: 'lookup.submitted'; lookup: OrderLookup }
  | { type: 'lookup.reopened' }
  | { type: 'retry.requested' }
  /** An action on this page changed the order. */
  | { type: 'order.changed' }
  | OrderUpdate
  | NetworkUpdate;

export type OrderRead = { order: PlacedOrder; receivedAt: number };
