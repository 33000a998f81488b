import type { RefundItem } from '../../../contract/types.gen';
import type { ModuleType } from '../../../domain/catalogue';
import type { FeeReason } from '../../../domain/delivery-fee';
import type { OrderKind, OrderStatus, PrescriptionStatus, Pricing } from '../../../domain/order-states';
import type { TaxPart } from '../../../domain/tax';
import type { StoredText } from '../shared/local-text';

type Destination = {
  address: string;
  lat: number;
  lng: number;
  road: string | null;
  house: string | null;
  floor: string | null;
};
type PaymentMethod =
  | 'cash_on_delivery'
  | 'digital_payment'
  | 'wallet'
  | 'offline_payment'
  | 'partial_payment';

/** An order with all data that its card, its page and its invoice show. */
export type OrderRow = {
  id: number;
  customer_id: number | null;
  module_id: number;
  module_type: ModuleType | null;
  type: OrderKind;
  status: OrderStatus;
  version: number;
  payment_method: PaymentMethod;
  payment_gateway: string | null;
  /** The operator's decision on an offline payment. `null`: the customer has not sent its details yet. */
  offline_status: 'pending' | 'verified' | 'denied' | null;
  payment_status: 'paid' | 'unpaid' | 'partially_paid';
  contact_name: string;
  contact_phone: string;
  contact_email: string | null;
  destination: Destination | null;
  distance_metres: number | null;
  items_amount: number;
  coupon_code: string | null;
  coupon_title: StoredText | null;
  coupon_discount: number;
  delivery_charge: number;
  /** The rules of the delivery fee. `null`: the order was placed before reasons were stored. */
  delivery_reasons: FeeReason[] | null;
  tax: number;
  is_tax_included: boolean;
  /** The tax, one part per rate. `null`: the order was placed before parts were stored. */
  tax_parts: TaxPart[] | null;
  tip: number;
  extra_packaging: number;
  total: number;
  paid: number;
  /** The amount refunded so far. */
  given_back: number;
  payments: PaymentOfOrder[];
  /** The zone's largest total that can be paid in cash. `null`: unlimited. */
  maximum_cod: number | null;
  bring_change: number | null;
  pin: string | null;
  note: string | null;
  delivery_instruction: string | null;
  unavailable_item_note: string | null;
  wants_cutlery: boolean;
  needs_prescription: boolean;
  return_days: number | null;
  pricing: Pricing | null;
  /** The last prescription that the customer sent. */
  prescription: { status: PrescriptionStatus; reason: StoredText | null } | null;
  scheduled_at: Date | null;
  cancellation_reason: StoredText | null;
  cancellation_note: string | null;
  cancelled_by: string | null;
  created_at: Date;
  updated_at: Date;
  lines: number;
  /** The number of pieces in all lines. */
  pieces: number;
  line_names: StoredText[];
  store: StoreOfOrder | null;
  courier: CourierOfOrder | null;
  arrives_at: Date | null;
  history: Partial<Record<OrderStatus, string>>;
  prescription_images: string[];
  parcel: ParcelOfOrder | null;
  refund: RefundOfOrder | null;
};

type StoreOfOrder = {
  id: number;
  slug: string;
  name: StoredText;
  address: StoredText;
  lat: number;
  lng: number;
  phone: string | null;
  email: string | null;
  logo: string | null;
  cover: string | null;
  rating: number;
  zone_id: number;
  delivery_minutes: string | null;
  is_active: boolean;
  has_reviews: boolean;
};

export type CourierOfOrder = {
  id: number;
  name: StoredText;
  phone: string;
  image: string | null;
  rating: number;
  rating_count: number;
  zone_id: number;
  vehicle: string;
  lat: number | null;
  lng: number | null;
};

type PaymentOfOrder = {
  id: number;
  method: string;
  amount: number;
  status: 'paid' | 'unpaid' | 'failed';
  created_at: string;
};

type Party = Destination & { name: string; phone: string };
type ParcelOfOrder = {
  payer: 'sender' | 'receiver';
  instruction: string | null;
  sender: Party;
  receiver: Party;
  receiver_token: string | null;
  /** The return that the sender has requested. `null`: none. */
  return: { asked_at: string; reason: StoredText; note: string | null; fee: number; pin: string } | null;
  category: { id: number; name: StoredText; image: string | null };
};

type RefundOfOrder = {
  id: number;
  status: 'requested' | 'approved' | 'refused';
  reason: StoredText;
  note: string | null;
  answer: string | null;
  amount: number;
  images: string[];
  lines: RefundItem[];
  created_at: string;
};

export const orderColumns = `
  o.id, o.customer_id, o.module_id, m.type as module_type, o.type, o.status, o.version, o.payment_method,
  o.payment_gateway, (select status from offline_payments where order_id = o.id) as offline_status,
  o.payment_status, o.contact_name, o.contact_phone, o.contact_email, o.destination, o.distance_metres,
  o.items_amount, o.coupon_code, c.title as coupon_title, o.coupon_discount, o.delivery_charge, o.delivery_reasons, o.tax,
  o.is_tax_included, o.tax_parts, o.tip, o.extra_packaging, o.total, o.paid, o.bring_change, o.pin, o.note, o.delivery_instruction,
  o.unavailable_item_note, o.wants_cutlery, o.needs_prescription, o.return_days, o.pricing, o.scheduled_at, o.cancellation_reason,
  o.cancellation_note, o.cancelled_by, o.created_at, o.updated_at, position.arrives_at,
  (select count(*) from order_lines where order_id = o.id)::int as lines,
  (select coalesce(sum(quantity), 0) from order_lines where order_id = o.id)::int as pieces,
  coalesce((
    select jsonb_agg(line.name order by line.id)
    from (select id, name from order_lines where order_id = o.id order by id limit 4) line
  ), '[]') as line_names,
  (select maximum_cod from module_zones where module_id = o.module_id and zone_id = o.zone_id) as maximum_cod,
  case when s.id is not null then jsonb_build_object(
    'id', s.id, 'slug', s.slug, 'name', s.name, 'address', s.address, 'lat', s.lat, 'lng', s.lng, 'phone', s.phone,
    'email', s.email, 'logo', s.logo, 'cover', s.cover, 'rating', s.rating, 'zone_id', s.zone_id,
    'delivery_minutes', s.delivery_minutes, 'is_active', s.is_active, 'has_reviews', s.has_reviews
  ) end as store,
  case when k.id is not null then jsonb_build_object(
    'id', k.id, 'name', k.name, 'phone', k.phone, 'image', k.image, 'rating', k.rating, 'rating_count', k.rating_count,
    'zone_id', k.zone_id, 'vehicle', k.vehicle, 'lat', coalesce(position.lat, k.lat), 'lng', coalesce(position.lng, k.lng)
  ) end as courier,
  coalesce((
    select jsonb_object_agg(change.status, change.at) from order_status_changes change where change.order_id = o.id
  ), '{}') as history,
  coalesce((
    select -sum(entry.amount)
    from ledger_postings posting
    join ledger_entries entry on entry.posting_id = posting.id and entry.account = 'order:' || o.id
    where posting.order_id = o.id and posting.kind = 'order_refund'
  ), 0)::bigint as given_back,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', payment.id, 'method', payment.method, 'amount', payment.amount, 'status', payment.status,
      'created_at', payment.created_at
    ) order by payment.id)
    from order_payments payment where payment.order_id = o.id
  ), '[]') as payments,
  array(
    select image from prescriptions
    where order_id = o.id and created_at = (select max(created_at) from prescriptions where order_id = o.id) order by id
  ) as prescription_images,
  (
    select jsonb_build_object('status', status, 'reason', reason)
    from prescriptions where order_id = o.id order by id desc limit 1
  ) as prescription,
  (
    select jsonb_build_object(
      'payer', parcel.payer, 'instruction', parcel.instruction, 'sender', parcel.sender,
      'receiver', parcel.receiver, 'receiver_token', parcel.receiver_token,
      'return', case when parcel.return_asked_at is not null then jsonb_build_object(
        'asked_at', parcel.return_asked_at, 'reason', parcel.return_reason, 'note', parcel.return_note,
        'fee', parcel.return_fee, 'pin', parcel.return_pin
      ) end,
      'category', jsonb_build_object('id', kind.id, 'name', kind.name, 'image', kind.image)
    )
    from parcels parcel join parcel_categories kind on kind.id = parcel.category_id
    where parcel.order_id = o.id
  ) as parcel,
  (
    select jsonb_build_object(
      'id', refund.id, 'status', refund.status, 'reason', refund.reason, 'note', refund.note, 'answer', refund.answer,
      'amount', refund.amount, 'images', refund.images, 'lines', refund.lines, 'created_at', refund.created_at
    )
    from order_refunds refund where refund.order_id = o.id
  ) as refund`;

/** SQL for the joins that `orderColumns` needs, for the table alias `o`. */
export const orderJoins = `
  join modules m on m.id = o.module_id
  left join stores s on s.id = o.store_id
  left join couriers k on k.id = o.courier_id
  left join coupons c on c.id = o.coupon_id
  left join order_positions position on position.order_id = o.id`;
