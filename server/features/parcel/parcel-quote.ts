import type { ParcelQuoteRequest } from '../../../contract/types.gen';
import type { DeliveryFee } from '../../../domain/delivery-fee';
import type { LatLng } from '../../../domain/geo';
import type { Minor } from '../../../domain/money';
import {
  isSamePoint,
  type ParcelEnd,
  type ParcelFacts,
  type ParcelProblem,
  parcelFee,
  parcelProblems,
} from '../../../domain/parcel';
import { type PaymentPlan, type PaymentTerms, paymentPlan } from '../../../domain/payment-plan';
import type { Queryable } from '../../db/database';
import type { Geo } from '../../geo/geo';
import type { RequestContext } from '../../http/request-context';
import { pointOf } from '../location/point';
import { zonesOf } from '../location/zone-memory';
import { paymentRequestOf, paymentTermsOf } from '../payments/payment-terms';
import { distanceTo, type RoadDistance } from '../shared/delivery-route';
import { exactMinor } from '../shared/exact-amount';
import { type CategoryRow, categoryWith, type ParcelZoneRow, parcelZone } from './parcel.store';
import { fetchedAt } from './parcel-hours';

export type ParcelDraft = Omit<ParcelQuoteRequest, 'guest_id'>;

/** Facts that are checked only when the parcel is sent, not for a quote. */
export type Sending = Pick<ParcelFacts, 'senderContact' | 'receiverContact' | 'prohibited'>;

/**
 * Data from outside the database. It is fetched before the transaction, so that no transaction waits for the
 * network.
 */
export type ParcelContext = {
  from: LatLng | null;
  to: LatLng | null;
  zonesFrom: number[];
  zonesTo: number[];
  distance: RoadDistance | null;
};

export type ParcelQuote = {
  category: CategoryRow | null;
  zone: ParcelZoneRow | null;
  distance: RoadDistance | null;
  fee: DeliveryFee;
  tip: Minor;
  total: Minor;
  scheduledAt: number | null;
  payment: PaymentPlan & Pick<PaymentTerms, 'walletBalance' | 'cashLimit'>;
  problems: ParcelProblem[];
};

export async function parcelContextOf(
  { database }: RequestContext,
  draft: ParcelDraft,
  geo: Geo,
): Promise<ParcelContext> {
  const from = pointIn(draft.latitude, draft.longitude);
  const to = pointIn(draft.receiver_latitude, draft.receiver_longitude, 'receiver_');
  const { index } = await zonesOf(database);
  return {
    from,
    to,
    zonesFrom: from ? index.zonesAt(from) : [],
    zonesTo: to ? index.zonesAt(to) : [],
    distance: from && to ? await distanceTo(from, to, geo) : null,
  };
}

const pointIn = (lat: number | undefined, lng: number | undefined, prefix = ''): LatLng | null =>
  lat === undefined || lng === undefined ? null : pointOf(lat, lng, prefix);

const NOTHING: DeliveryFee = { fee: 0, reasons: [] };
type Count = { draft: ParcelDraft; context: ParcelContext; sending?: Sending };

/**
 * Computes a quote from the database. Used by the quote operation, and in the transaction that sends the
 * parcel.
 */
export async function countParcel(
  database: Queryable,
  request: RequestContext,
  { draft, context, sending }: Count,
): Promise<ParcelQuote> {
  const { currency } = request;
  const { from, to } = context;
  const category = await categoryWith(database, draft.parcel_category_id);
  const zone = await parcelZone(database, context.zonesFrom);
  const zoneTo = await parcelZone(database, context.zonesTo);
  const isBrought = zone !== null && zoneTo !== null;
  const distance = isBrought ? context.distance : null;
  const fee =
    category && zone && distance ? parcelFee(priceOf(category), distance.kilometres, termsOf(zone)) : NOTHING;
  const tip = exactMinor(draft.dm_tips ?? 0, currency, 'dm_tips');
  const total = fee.fee + tip;
  const terms = await paymentTermsOf(database, request, {
    total,
    store: zone && { pivot_maximum_cod: zone.maximum_cod },
  });
  const requested = paymentRequestOf(draft);
  const isReceiver = draft.charge_payer === 'receiver';
  const payment = paymentPlan(isReceiver ? { method: 'cash', usesWallet: false } : requested, terms);
  const schedule = fetchedAt(draft.schedule_at ?? null, request);
  const problems = parcelProblems({
    hasCategory: category !== null,
    sender: endOf(from, zone),
    receiver: endOf(to, zoneTo),
    isSamePoint: from !== null && to !== null && isSamePoint(from, to),
    senderContact: sending?.senderContact ?? 'notAsked',
    receiverContact: sending?.receiverContact ?? 'notAsked',
    prohibited: sending?.prohibited ?? 'notAsked',
    schedule: schedule.state,
    payer: isReceiver ? 'receiver' : 'sender',
    isCash:
      requested.method === null && !requested.usesWallet
        ? null
        : requested.method === 'cash' && !requested.usesWallet,
    payment: payment.problem,
  });
  const { walletBalance, cashLimit } = terms;
  return {
    category,
    zone,
    distance,
    fee,
    tip,
    total,
    scheduledAt: schedule.at,
    payment: { ...payment, walletBalance, cashLimit },
    problems,
  };
}

const endOf = (point: LatLng | null, zone: ParcelZoneRow | null): ParcelEnd =>
  point === null ? 'none' : zone === null ? 'outside' : 'inside';

const priceOf = ({ per_km, minimum_charge }: CategoryRow) => ({
  perKm: per_km,
  minimumCharge: minimum_charge,
});

const termsOf = ({ increased_fee_percent, surge_percent, maximum_charge }: ParcelZoneRow) => ({
  increasePercent: increased_fee_percent,
  surgePercent: surge_percent,
  maximumCharge: maximum_charge,
});
