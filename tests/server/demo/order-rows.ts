import type { OrderKind, OrderStatus } from '../../../domain/order-states';
import type { TaxPart } from '../../../domain/tax';
import type { StoredSelection } from '../../../server/features/cart/cart.types';
import type { TestServer } from '../../support/server';

export type LatLng = { lat: number; lng: number };
export type OrderRow = {
  id: number;
  customer_id: number | null;
  module_id: number;
  zone_id: number;
  store_id: number | null;
  type: OrderKind;
  status: OrderStatus;
  payment_method: string;
  payment_status: string;
  destination: LatLng | null;
  distance_metres: number | null;
  items_amount: number;
  coupon_code: string | null;
  coupon_discount: number;
  delivery_charge: number;
  delivery_reasons: unknown;
  tax: number;
  tax_parts: TaxPart[] | null;
  tip: number;
  total: number;
  paid: number;
  created_at: Date;
  updated_at: Date;
};
export type LineRow = {
  order_id: number;
  item_id: number | null;
  quantity: number;
  selection: StoredSelection;
  unit_full: number;
  unit_price: number;
  total: number;
};
export type Transaction = {
  customer_id: number;
  type: string;
  credit: number;
  debit: number;
  balance: number;
  reference: string | null;
  created_at: Date;
};

export const demoOrders = ({ database }: TestServer) =>
  database.query<OrderRow>('select * from orders where fixture is not null order by id');
