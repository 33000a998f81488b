import type { ParcelQuoteRequest } from '../../../contract/types.gen';
import type { DeliveryFee } from '../../../domain/delivery-fee';
import type { LatLng } from '../../../domain/geo';
import { type Minor, toMinor } from '../../../domain/money';
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
import { paymentTermsOf, paymentWishOf } from '../checkout/payment-terms';
import { pointOf } from '../location/point';
import { zonesOf } from '../location/zone-memory';
import { type Way, wayTo } from '../shared/way-to';
import { type CategoryRow, categoryWith, type ParcelZoneRow, parcelZone } from './parcel.store';
import { fetchedAt } from './parcel-hours';

export type ParcelWish = Omit<ParcelQuoteRequest, 'guest_id'>;

/** What only the sending asks for. */
export type Sending = Pick<ParcelFacts, 'senderContact' | 'receiverContact' | 'prohibited'>;

/** All that is asked of others than the database, so that nobody is waited for inside a transaction. */
export type ParcelGround = {
  from: LatLng | null;
  to: LatLng | null;
  zonesFrom: number[];
  zonesTo: number[];
  way: Way | null;
};

export type ParcelQuote = {
  category: CategoryRow | null;
  zone: ParcelZoneRow | null;
  way: Way | null;
  fee: DeliveryFee;
  tip: Minor;
  total: Minor;
  scheduledAt: number | null;
  payment: PaymentPlan & Pick<PaymentTerms, 'walletBalance' | 'cashLimit'>;
  problems: ParcelProblem[];
};

export async function parcelGroundOf(
  { database }: RequestContext,
  wish: ParcelWish,
  geo: Geo,
): Promise<ParcelGround> {
  const from = pointIn(wish.latitude, wish.longitude);
  const to = pointIn(wish.receiver_latitude, wish.receiver_longitude, 'receiver_');
  const { index } = await zonesOf(database);
  return {
    from,
    to,
    zonesFrom: from ? index.zonesAt(from) : [],
    zonesTo: to ? index.zonesAt(to) : [],
    way: from && to ? await wayTo(from, to, geo) : null,
  };
}

const pointIn = (lat: number | undefined, lng: number | undefined, prefix = ''): LatLng | null =>
  lat === undefined || lng === undefined ? null : pointOf(lat, lng, prefix);

const NOTHING: DeliveryFee = { fee: 0, reasons: [] };
type Count = { wish: ParcelWish; ground: ParcelGround; sending?: Sending };

/** The same sum and the same questions wherever they are asked, also inside the transaction that sends the parcel. */
export async function countParcel(
  database: Queryable,
  request: RequestContext,
  { wish, ground, sending }: Count,
): Promise<ParcelQuote> {
  const { from, to } = ground;
  const category = await categoryWith(database, wish.parcel_category_id);
  const zone = await parcelZone(database, ground.zonesFrom);
  const zoneTo = await parcelZone(database, ground.zonesTo);
  const isBrought = zone !== null && zoneTo !== null;
  const way = isBrought ? ground.way : null;
  const fee = category && zone && way ? parcelFee(priceOf(category), way.kilometres, termsOf(zone)) : NOTHING;
  const tip = toMinor(wish.dm_tips ?? 0);
  const total = fee.fee + tip;
  const terms = await paymentTermsOf(database, request, {
    total,
    store: zone && { pivot_maximum_cod: zone.maximum_cod },
  });
  const asked = paymentWishOf(wish);
  const isReceiver = wish.charge_payer === 'receiver';
  const payment = paymentPlan(isReceiver ? { method: 'cash', usesWallet: false } : asked, terms);
  const schedule = fetchedAt(wish.schedule_at ?? null, request);
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
    isCash: asked.method === null && !asked.usesWallet ? null : asked.method === 'cash' && !asked.usesWallet,
    payment: payment.problem,
  });
  const { walletBalance, cashLimit } = terms;
  return {
    category,
    zone,
    way,
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
