import type { TaxRate } from '../../../../domain/tax';
import type { StoredReason } from '../../../features/orders/price-reasons';
import type { Text } from '../world.types';

export type LineSpec = {
  /** `null`: no longer sold. */
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
  /** Set only if it differs from the shop's rate. */
  tax?: TaxRate;
};

export type OrderSpec = {
  id: number;
  fixture: string;
  customerId: number | null;
  contact: { name: string; phone: string; email: string | null };
  moduleId: number;
  zoneId: number;
  /** Number of the address in its zone. Default: an address of the demo’s customers there. */
  addressNumber?: number;
  storeId: number | null;
  type: 'delivery' | 'take_away' | 'parcel';
  status: string;
  paymentMethod: string;
  isPaid: boolean;
  lines: LineSpec[];
  couponCode?: string;
  /** Distance by road. Take-away orders have none. */
  distanceMetres: number;
  tip?: number;
  pin?: string;
  courierId?: number;
  note?: string;
  needsPrescription?: boolean;
  cancellation?: { reason: Text; by: 'customer' | 'store' };
  /** Statuses with minutes before T0; the first is the placing. */
  history: [status: string, minutesAgo: number][];
};
