import type { Coupon } from '../../../domain/coupon';
import { type Queryable, timestamp } from '../../db/database';
import type { StoredText } from '../shared/local-text';
import { allOf, values } from '../shared/sql';

export type CouponRow = {
  id: number;
  code: string;
  title: StoredText;
  type: 'default' | 'zone_wise' | 'store_wise' | 'free_delivery';
  discount_type: 'percent' | 'amount';
  discount: number;
  maximum_discount: number;
  minimum_purchase: number;
  starts: Date;
  ends: Date;
  uses_left: number | null;
  zone_ids: number[];
  stores: { id: number; name: StoredText }[];
};

type Asker = {
  moduleId: number | null;
  /** True: coupons for trips, which are separate from coupons for orders. */
  isForRental?: boolean;
  customerId: number;
  now: number;
};

/**
 * Returns the coupons of a module that this customer can use now, those that end first at the top [COUP-07,
 * COUP-10].
 */
export async function runningCoupons(database: Queryable, asker: Asker): Promise<CouponRow[]> {
  const rows = await coupons(database, asker, (add) => {
    const now = add(timestamp(asker.now));
    return [`coupon.starts <= ${now}::timestamptz`, `coupon.ends > ${now}::timestamptz`];
  });
  return rows.filter(({ uses_left }) => uses_left === null || uses_left > 0);
}

/** Returns a coupon by its code, even if it can't be used, so that the refusal can say why [COUP-09]. */
export async function couponNamed(
  database: Queryable,
  code: string,
  asker: Asker,
): Promise<CouponRow | undefined> {
  const [row] = await coupons(database, asker, (add) => [`coupon.code = ${add(code)}`]);
  return row;
}

/**
 * Returns SQL for the remaining uses: the smaller of the shop's and this customer's number. `null`:
 * unlimited.
 */
const usesLeft = (customerId: string): string => `
  least(
    coupon.total_uses - (select count(*) from coupon_uses where coupon_id = coupon.id),
    coupon.uses_per_customer
      - (select count(*) from coupon_uses where coupon_id = coupon.id and customer_id = ${customerId}::int)
  )::int`;

function coupons(
  database: Queryable,
  { moduleId, isForRental = false, customerId }: Asker,
  conditionsOf: (add: (value: unknown) => string) => string[],
): Promise<CouponRow[]> {
  const { list, add } = values();
  const module = add(moduleId);
  const conditions = [
    `coupon.is_for_rental = ${isForRental}`,
    `(coupon.module_id is null or coupon.module_id = ${module}::int)`,
    ...conditionsOf(add),
  ];
  return database.query<CouponRow>(
    `select coupon.id, coupon.code, coupon.title, coupon.type, coupon.discount_type,
      coupon.discount::float8 as discount, coupon.maximum_discount, coupon.minimum_purchase, coupon.starts, coupon.ends,
      ${usesLeft(add(customerId))} as uses_left,
      array(select zone_id from coupon_zones where coupon_id = coupon.id order by zone_id) as zone_ids,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.id)
        from coupon_stores listed join stores s on s.id = listed.store_id
        where listed.coupon_id = coupon.id
      ), '[]') as stores
    from coupons coupon
    where ${allOf(conditions)}
    order by coupon.ends, coupon.id`,
    list,
  );
}

const KINDS = {
  default: 'default',
  zone_wise: 'zoneWise',
  store_wise: 'storeWise',
  free_delivery: 'freeDelivery',
} as const;

export const toCoupon = (row: CouponRow): Coupon => ({
  kind: KINDS[row.type],
  discount:
    row.discount_type === 'amount'
      ? { kind: 'amount', amount: row.discount }
      : { kind: 'percent', percent: row.discount, maximum: row.maximum_discount || null },
  minimumPurchase: row.minimum_purchase,
  zoneIds: row.zone_ids,
  storeIds: row.stores.map(({ id }) => id),
  starts: row.starts.getTime(),
  ends: row.ends.getTime(),
  usesLeft: row.uses_left,
});
