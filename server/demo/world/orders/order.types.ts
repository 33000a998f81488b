import type { FeeReason } from '../../../../domain/delivery-fee';
import type { StoredReason } from '../../../features/orders/price-reasons';
import type { Text } from '../world.types';

export type LineSpec = {
  /** Null for something that is no longer sold. */
  itemId: number | null;
  name: Text;
  emoji: string;
  quantity: number;
  unitFull: number;
  unit: number;
  selection?: { options: number[]; groups: number[][]; addOns: Record<string, number> };
  choices?: { name: Text; values: Text[] }[];
  addOns?: { name: Text; price: number; quantity: number }[];
  reasons?: StoredReason[];
};

export type OrderSpec = {
  id: number;
  fixture: string;
  customerId: number | null;
  contact: { name: string; phone: string; email: string | null };
  moduleId: number;
  zoneId: number;
  storeId: number | null;
  type: 'delivery' | 'take_away' | 'parcel';
  status: string;
  paymentMethod: string;
  isPaid: boolean;
  lines: LineSpec[];
  couponDiscount?: number;
  couponCode?: string;
  deliveryCharge: number;
  deliveryReasons?: FeeReason[];
  distanceMetres: number;
  hasTax?: boolean;
  tip?: number;
  pin?: string;
  courierId?: number;
  note?: string;
  needsPrescription?: boolean;
  cancellation?: { reason: Text; by: 'customer' | 'store' };
  /** Each status with how long before T0 it was reached, in minutes; the first one is the placing. */
  history: [status: string, minutesAgo: number][];
};
