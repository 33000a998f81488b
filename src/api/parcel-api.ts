import { type Currency, fromMinor, toMinor } from '../../domain/money';
import type { PlacedOrder } from '../../domain/order-quote';
import {
  type ParcelContext,
  type ParcelDraft,
  type ParcelParty,
  type ParcelQuote,
  type ParcelRequest,
  partOfField,
  type ReceivedParcel,
} from '../../domain/parcel-sending';
import { isOrderStatus } from '../../domain/placed-order';
import { acceptedSplit, paymentOf, walletFirst } from './checkout-api';
import { toPlaced, toSlotDays } from './checkout-mapping';
import type { ApiClient } from './client';
import { toCourier } from './order-mapping';
import { toFeeReasons } from './price-reasons-mapping';
import {
  isOn,
  numberOr,
  optionalNumber,
  optionalText,
  optionalWire,
  pictureOf,
  requiredNumber,
  requiredText,
  textOr,
  wireOf,
  wiresOf,
} from './wire';

export type ParcelApi = {
  context(): Promise<ParcelContext>;
  /** Returns recent receivers, newest first [PARC-06]. */
  receivers(): Promise<ParcelParty[]>;
  quote(request: ParcelRequest, signal?: AbortSignal): Promise<ParcelQuote>;
  /**
   * Sends a parcel. Repeated requests with the same idempotency key send one parcel. `callback`: the URL to
   * which the payment page redirects [CHK-05].
   */
  send(request: ParcelRequest, callback: string): Promise<PlacedOrder>;
  received(token: string, signal?: AbortSignal): Promise<ReceivedParcel>;
};

const ALL = 50;
const optionalAmount = (value: unknown, currency: Currency): number | null => {
  const number = optionalNumber(value);
  return number === null ? null : toMinor(number, currency);
};

const given = (
  { categoryId, sender, scheduledAt, tip, payer, payment, usesWallet }: ParcelDraft,
  currency: Currency,
) => ({
  ...(categoryId !== null && { parcel_category_id: categoryId }),
  ...(sender.place && { latitude: sender.place.lat, longitude: sender.place.lng }),
  charge_payer: payer,
  dm_tips: fromMinor(tip, currency),
  schedule_at: scheduledAt,
  ...paymentOf(payment),
  ...walletFirst(usesWallet),
});

const addressDetailsOf = ({ place, road, house, floor }: ParcelParty) => ({
  address: place?.address ?? '',
  road: road.trim() || null,
  house: house.trim() || null,
  floor: floor.trim() || null,
});

export const createParcelApi = (client: ApiClient): ParcelApi => ({
  context: async () => {
    const [kinds, instructions, slots] = await Promise.all([
      client.get('/parcel-category'),
      client.get('/customer/order/parcel-instructions', { query: { limit: ALL } }),
      client.get('/customer/order/parcel-slots'),
    ]);
    return {
      kinds: wiresOf(kinds).map((wire) => ({
        id: requiredNumber(wire, 'id'),
        name: requiredText(wire, 'name'),
        description: optionalText(wire.description),
        imageUrl: pictureOf(wire.image_full_url),
        perKm: toMinor(numberOr(wire.parcel_per_km_shipping_charge, 0), client.currency()),
        minimumCharge: toMinor(numberOr(wire.parcel_minimum_shipping_charge, 0), client.currency()),
        maximumKilograms: optionalNumber(wire.parcel_maximum_weight),
        maximumCentimetres: optionalNumber(wire.parcel_maximum_size),
      })),
      instructions: wiresOf(instructions.data).map((wire) => requiredText(wire, 'instruction')),
      days: toSlotDays(slots),
    };
  },
  receivers: async () => {
    const query = client.identity();
    return wiresOf(await client.get('/customer/order/parcel-receivers', { query })).flatMap((wire) => {
      const lat = optionalNumber(wire.latitude);
      const lng = optionalNumber(wire.longitude);
      return lat === null || lng === null
        ? []
        : [
            {
              place: { lat, lng, address: textOr(wire.address, ''), zoneIds: null },
              name: textOr(wire.contact_person_name, ''),
              phone: textOr(wire.contact_person_number, ''),
              road: textOr(wire.road, ''),
              house: textOr(wire.house, ''),
              floor: textOr(wire.floor, ''),
            },
          ];
    });
  },
  quote: async ({ draft }, signal) => {
    const { offline_payment: _, ...requested } = {
      offline_payment: undefined,
      ...given(draft, client.currency()),
    };
    const { place } = draft.receiver;
    const answer = await client.post('/customer/order/parcel-quote', {
      body: {
        ...client.identity(),
        ...requested,
        ...(place && { receiver_latitude: place.lat, receiver_longitude: place.lng }),
      },
      ...(signal && { signal }),
    });
    const wire = wireOf(answer, 'quote');
    const total =
      wire.total_amount === null ? null : toMinor(requiredNumber(wire, 'total_amount'), client.currency());
    return {
      kilometres: optionalNumber(wire.distance),
      isDistanceEstimated: isOn(wire.is_distance_estimated),
      fee:
        wire.delivery_charge === null
          ? null
          : toMinor(requiredNumber(wire, 'delivery_charge'), client.currency()),
      reasons: toFeeReasons(wire.delivery_reasons, client.currency()),
      tip: toMinor(numberOr(wire.dm_tips, 0), client.currency()),
      total,
      cashLimit: optionalAmount(wire.cash_on_delivery_limit, client.currency()),
      walletBalance: optionalAmount(wire.wallet_balance, client.currency()),
      walletAmount: toMinor(numberOr(wire.wallet_amount, 0), client.currency()),
      due: optionalAmount(wire.due_amount, client.currency()) ?? total,
      minutes: optionalText(wire.delivery_time),
      problems: wiresOf(wire.problems).map((problem) => ({
        code: textOr(problem.code, ''),
        part: partOfField(textOr(problem.field, '')),
        message: textOr(problem.message, ''),
      })),
    };
  },
  send: async ({ key, draft, total, split }, callback) => {
    const { sender, receiver } = draft;
    const answer = await client.post('/customer/order/place', {
      body: {
        ...client.identity(),
        order_type: 'parcel',
        ...given(draft, client.currency()),
        ...addressDetailsOf(sender),
        contact_person_name: sender.name.trim(),
        contact_person_number: sender.phone.trim(),
        receiver_details: {
          ...addressDetailsOf(receiver),
          ...(receiver.place && { latitude: receiver.place.lat, longitude: receiver.place.lng }),
          contact_person_name: receiver.name.trim(),
          contact_person_number: receiver.phone.trim(),
        },
        prohibited_goods_acknowledged: draft.isProhibitedRead ? 1 : 0,
        delivery_instruction: draft.instruction.trim() || null,
        order_amount: fromMinor(total, client.currency()),
        ...acceptedSplit(split, client.currency()),
        callback,
      },
      idempotencyKey: key,
    });
    return toPlaced(answer, draft.payment, client.currency());
  },
  received: async (token, signal) => {
    const answer = await client.get('/customer/order/parcel-follow', {
      query: { token },
      ...(signal && { signal }),
    });
    const wire = wireOf(answer, 'parcel');
    const destination = optionalWire(wire.destination);
    const courier = toCourier(wire.courier);
    const lat = optionalNumber(destination?.latitude);
    const lng = optionalNumber(destination?.longitude);
    return {
      id: requiredNumber(wire, 'order_id'),
      status: isOrderStatus(wire.order_status) ? wire.order_status : 'pending',
      kind: textOr(optionalWire(wire.parcel_category)?.name, ''),
      pin: optionalText(wire.pin),
      due: toMinor(numberOr(wire.due_amount, 0), client.currency()),
      isReturning: isOn(wire.is_returning),
      expectedAt: optionalText(wire.expected_at),
      address: textOr(destination?.address, ''),
      spot: lat === null || lng === null ? null : { lat, lng },
      courier,
    };
  },
});
