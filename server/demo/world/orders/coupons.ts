import type { Coupon } from '../../../../domain/coupon';
import { type CouponRow, toCoupon } from '../../../features/checkout/coupon.store';
import { text } from '../support/text';
import { DAY, sinceT0 } from '../t0';
import type { Text, WorldTable } from '../world.types';
import type { OrderSpec } from './order.types';

type CouponSpec = {
  code: string;
  title: Text;
  type?: 'zone_wise' | 'store_wise' | 'free_delivery';
  percent?: number;
  amount?: number;
  maximum?: number;
  minimum?: number;
  zoneId?: number;
  storeId?: number;
  totalUses?: number;
  isForRental?: boolean;
  endedDaysAgo?: number;
};

const BASIL_KITCHEN = 1;
const HARBOUR = 1;

const specs: CouponSpec[] = [
  {
    code: 'WELCOME10',
    title: text('10% off, welcome', 'خصم 10٪ ترحيبًا بك'),
    percent: 10,
    maximum: 500,
    minimum: 2000,
  },
  { code: 'NOCAP15', title: text('15% off everything', 'خصم 15٪ على كل شيء'), percent: 15 },
  { code: 'FLAT7', title: text('$7 off your order', 'خصم \u2066$7\u2069 من طلبك'), amount: 700 },
  {
    code: 'HARBOUR',
    title: text('12% off in the Harbour', 'خصم 12٪ في الميناء'),
    type: 'zone_wise',
    zoneId: HARBOUR,
    percent: 12,
    maximum: 800,
  },
  {
    code: 'BASIL',
    title: text('20% off at Basil Kitchen', 'خصم 20٪ من مطبخ الريحان'),
    type: 'store_wise',
    storeId: BASIL_KITCHEN,
    percent: 20,
    maximum: 600,
  },
  {
    code: 'SHIPFREE',
    title: text('Free delivery from $15', 'توصيل مجاني ابتداءً من \u2066$15\u2069'),
    type: 'free_delivery',
    minimum: 1500,
  },
  { code: 'OLD', title: text('Summer farewell', 'وداع الصيف'), percent: 20, endedDaysAgo: 60 },
  { code: 'USED', title: text('For the first one only', 'للأول فقط'), amount: 1000, totalUses: 1 },
  {
    code: 'TRIP5',
    title: text('$5 off your next trip', 'خصم \u2066$5\u2069 من رحلتك القادمة'),
    amount: 500,
    isForRental: true,
  },
];

const idOf = (code: string): number => specs.findIndex((spec) => spec.code === code) + 1;

export const couponNamed = (code: string): { coupon_id: number; coupon_code: string } => ({
  coupon_id: idOf(code),
  coupon_code: code,
});

export const coupons: WorldTable = {
  table: 'coupons',
  rows: specs.map((spec) => ({
    id: idOf(spec.code),
    code: spec.code,
    title: spec.title,
    type: spec.type ?? 'default',
    is_for_rental: spec.isForRental ?? false,
    module_id: null,
    discount_type: spec.amount === undefined ? 'percent' : 'amount',
    discount: spec.amount ?? spec.percent ?? 0,
    maximum_discount: spec.maximum ?? 0,
    minimum_purchase: spec.minimum ?? 0,
    uses_per_customer: null,
    total_uses: spec.totalUses ?? null,
    starts: sinceT0(-120 * DAY),
    ends: sinceT0(spec.endedDaysAgo === undefined ? 60 * DAY : -spec.endedDaysAgo * DAY),
  })),
};

export const couponZones: WorldTable = {
  table: 'coupon_zones',
  rows: specs.flatMap(({ code, zoneId }) =>
    zoneId === undefined ? [] : [{ coupon_id: idOf(code), zone_id: zoneId }],
  ),
};

export const couponStores: WorldTable = {
  table: 'coupon_stores',
  rows: specs.flatMap(({ code, storeId }) =>
    storeId === undefined ? [] : [{ coupon_id: idOf(code), store_id: storeId }],
  ),
};

/** Returns a demo coupon in the type of the price engine. */
export function couponOf(code: string): Coupon {
  const row = coupons.rows[idOf(code) - 1];
  if (!row) throw new Error(`the demo world has no coupon ${code}`);
  return toCoupon({
    ...(row as unknown as CouponRow),
    starts: new Date(String(row.starts)),
    ends: new Date(String(row.ends)),
    uses_left: null,
    zone_ids: [],
    stores: [],
  });
}

type CouponOrder = Pick<OrderSpec, 'id' | 'customerId' | 'couponCode' | 'contact'> & { placed: string };

export const usedCoupons = (orders: readonly CouponOrder[]): WorldTable => ({
  table: 'coupon_uses',
  rows: orders.flatMap(({ id, customerId, couponCode, contact, placed }) =>
    couponCode === undefined
      ? []
      : [
          {
            coupon_id: idOf(couponCode),
            customer_id: customerId,
            order_id: id,
            phone: contact.phone,
            used_at: placed,
          },
        ],
  ),
});
