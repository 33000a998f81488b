import type { PlaceOrderResult } from '../../../../contract/types.gen';
import type { Geo } from '../../../geo/geo';
import type { Operations } from '../../../http/operation';
import { placePrescription } from '../prescription/place-prescription.operation';
import { placeOrder } from './place-order.operation';
import type { PlaceRequest } from './placing';

/** Places a parcel. Clients send parcels and orders to the same endpoint. */
export type PlaceParcel = (request: PlaceRequest, geo: Geo) => Promise<PlaceOrderResult>;

export const placeRoutes = (geo: () => Geo, placeParcel: PlaceParcel): Operations => ({
  placeOrder: (request) =>
    request.body.order_type === 'parcel' ? placeParcel(request, geo()) : placeOrder(request, geo()),
  placePrescriptionOrder: (request) => placePrescription(request, geo()),
});
