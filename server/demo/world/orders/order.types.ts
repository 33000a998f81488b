import type { TaxRate } from '../../../../domain/tax';
import type { StoredReason } from '../../../features/orders/price-reasons';
import type { Text } from '../world.types';

export type LineSpec = {
  /** The id of the item. `null`: the item is no longer sold. */
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
  /** The tax rate of the line, if it is not the shop's rate. */
  tax?: TaxRate;
};

export type OrderSpec = {
  id: number;
  fixture: string;
  customerId: number | null;
  contact: { name: string; phone: string; email: string | null };
  moduleId: number;
  zoneId: number;
  /** The number of the delivery address within its zone. Default: an address of a demo customer there. */
  addressNumber?: number;
  storeId: number | null;
  type: 'delivery' | 'take_away' | 'parcel';
  status: string;
  paymentMethod: string;
  isPaid: boolean;
  lines: LineSpec[];
  couponCode?: string;
  /** The distance by road. Absent for take-away orders. */
  distanceMetres: number;
  tip?: number;
  pin?: string;
  courierId?: number;
  note?: string;
  needsPrescription?: boolean;
  cancellation?: { reason: Text; by: 'customer' | 'store' };
  /** Each status with its time in minutes before T0. The first entry is the placing of the order. */
  history: [status: string, minutesAgo: number][];
};
