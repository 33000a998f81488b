import { type OrderPrice, orderPrice } from '../../../../domain/order-price';
import { parcelFee } from '../../../../domain/parcel';
import type { TaxRate } from '../../../../domain/tax';
import { deliveryTermsOf } from '../../../features/shared/store.rows';
import { moduleZones } from '../base/modules';
import { zoneTerms } from '../base/zones';
import { storeById } from '../stores/all-stores';
import { couponOf } from './coupons';
import type { LineSpec, OrderSpec } from './order.types';
import { parcelCategories } from './reference';

const SHOP_TAX: TaxRate = { percent: 5, source: 'shop' };
/** The settings of the demo shop that decide delivery fees. */
const FREE_OVER = 5000;
const DOCUMENTS = 1;

const addOnsTotal = ({ addOns = [] }: LineSpec): number =>
  addOns.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
export const lineTotal = (line: LineSpec): number => line.unit * line.quantity + addOnsTotal(line);

export const taxOfLine = ({ tax = SHOP_TAX }: LineSpec): TaxRate => tax;

/** Computes the price of a demo order with the shop's price engine. */
export function priceOf(order: OrderSpec): OrderPrice {
  if (order.storeId === null) return priceOfParcel(order);
  return orderPrice({
    goods: order.lines.map((line) => ({ amount: lineTotal(line), ...taxOfLine(line) })),
    coupon: order.couponCode === undefined ? null : couponOf(order.couponCode),
    delivery: {
      terms: deliveryTermsOf(termsRowOf(order, order.storeId)),
      kilometres: order.distanceMetres / 1000,
      shopFreeOver: FREE_OVER,
      isTakeAway: order.type === 'take_away',
    },
    isTaxIncluded: false,
    tip: order.tip ?? 0,
  });
}

function priceOfParcel({ distanceMetres, moduleId, zoneId, tip = 0 }: OrderSpec): OrderPrice {
  const [documents] = parcelCategories.rows.filter(({ id }) => id === DOCUMENTS);
  const zone = zoneTerms(zoneId);
  const maximumCharge = Number(chargesIn(moduleId, zoneId)?.maximum_charge);
  const delivery = parcelFee(
    { perKm: Number(documents?.per_km), minimumCharge: Number(documents?.minimum_charge) },
    distanceMetres / 1000,
    { increasePercent: zone.increasedFeePercent, surgePercent: zone.surgePercent, maximumCharge },
  );
  return { items: 0, couponDiscount: 0, delivery, tax: 0, taxes: [], tip, total: delivery.fee + tip };
}

const chargesIn = (moduleId: number, zoneId: number) =>
  moduleZones.rows.find(({ module_id, zone_id }) => module_id === moduleId && zone_id === zoneId);

function termsRowOf({ moduleId, zoneId }: OrderSpec, storeId: number) {
  const { terms } = storeById(storeId);
  const zone = zoneTerms(zoneId);
  const charges = chargesIn(moduleId, zoneId);
  return {
    ...terms,
    increased_fee_percent: zone.increasedFeePercent,
    surge_percent: zone.surgePercent,
    pivot_charge_type: charges?.charge_type as 'distance' | 'fixed',
    pivot_fixed_charge: charges?.fixed_charge as number | null,
    pivot_per_km: charges?.per_km as number,
    pivot_minimum_charge: charges?.minimum_charge as number,
    pivot_maximum_charge: charges?.maximum_charge as number,
  };
}
