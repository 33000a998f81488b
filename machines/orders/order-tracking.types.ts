import type { Courier, OrderStatus, PlacedOrder } from '../../domain/placed-order';
import type { Failure } from '../shared/failure';

/**
 * The order's id. For guests also the phone or email of the order, which proves that it is theirs [ORD-04].
 */
export type OrderLookup = { id: number; phone: string | null };

/** The order to track. `null`: the guest must first enter order number and contact. */
export type OrderTrackingInput = { lookup: OrderLookup | null };

export type OrderTrackingContext = {
  lookup: OrderLookup | null;
  order: PlacedOrder | null;
  /** The time of the last response, in milliseconds. */
  receivedAt: number | null;
  /** The number of failures in a row. Each one lengthens the pause before the next attempt. */
  failures: number;
  /** False: the server offers this customer no stream, so the flow polls. */
  hasStream: boolean;
  failure: Failure | null;
};

export type OrderUpdate =
  | { type: 'status.changed'; status: OrderStatus; at: string; receivedAt: number }
  | { type: 'courier.moved'; courier: Courier; receivedAt: number }
  | { type: 'signal.received'; receivedAt: number }
  /** The stream broke or ended. The flow may open it again. */
  | { type: 'stream.ended' }
  /** The server offers no stream, or not to this customer. */
  | { type: 'stream.refused' };

export type NetworkUpdate = { type: 'network.lost' } | { type: 'network.found' };

export type OrderTrackingEvent =
  | { type: 'lookup.submitted'; lookup: OrderLookup }
  | { type: 'lookup.reopened' }
  | { type: 'retry.requested' }
  /** The customer changed the order with an action on this page. */
  | { type: 'order.changed' }
  | OrderUpdate
  | NetworkUpdate;

export type OrderRead = { order: PlacedOrder; receivedAt: number };
