import type { Contract } from '../../contract/types.gen';
import { type Currency, type Minor, toMinor } from '../../domain/money';
import type {
  Good,
  OrderDecision,
  OrderWait,
  SwitchValues,
  TaxedThing,
  TripDecision,
} from '../../domain/operator';
import { type ShownPaymentStatus, shownPaymentStatusOf } from '../../domain/order-money';
import type { LineProblem } from '../../domain/placed-order';
import {
  isVoided,
  type OrderKind,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '../../domain/placed-order';
import { IDENTITY_TYPES, type IdentityType } from '../../domain/registration';
import type { TripStatus } from '../../domain/trip-states';
import {
  listOf,
  numberOr,
  optionalNumber,
  optionalText,
  optionalWire,
  requiredNumber,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';
/**
 * `shop`: the settings of all customers. `tried`: those that this browser previews. `usual`: the defaults.
 */
export type ShopSwitches = Record<'shop' | 'tried' | 'usual', SwitchValues>;
/** A module, category, store or item that can set a tax rate [PRICE-10]. */
export type ConsoleTaxRate = TaxedThing & {
  name: string;
  moduleId: number;
  /** The rate that this level sets. `null`: none. */
  percent: number | null;
  /** The rate of the next level. `null`: it depends on the store. */
  inherited: number | null;
};
export type ConsoleTaxes = { shopPercent: number; rates: ConsoleTaxRate[] };

export type ConsoleOrder = {
  id: number;
  status: OrderStatus;
  kind: OrderKind;
  store: string | null;
  contact: { name: string; phone: string };
  address: string | null;
  total: number;
  method: PaymentMethod;
  /** The payment method for the amount that the wallet does not pay. */
  restMethod: PaymentMethod | null;
  payment: ShownPaymentStatus;
  lines: string[];
  note: string | null;
  courierNote: string | null;
  wantsCutlery: boolean;
  scheduledAt: string | null;
  placedAt: string;
  transfer: ConsoleTransfer | null;
  waitsFor: OrderWait[];
  prescriptionUrls: string[];
  /** Why the pharmacy rejected the prescription. */
  prescriptionAnswer: string | null;
  /** The refund request, with its pictures. */
  refund: {
    reason: string;
    lines: { name: string; quantity: number; problem: LineProblem }[];
    note: string | null;
    imageUrls: string[];
    answer: string | null;
  } | null;
  cancellation: string | null;
  /** Items that the operator can choose for a prescription. */
  shelf: PharmacyItem[];
  /** The amount that the operator refunds to a guest manually, because no gateway can. */
  refundOwed: Minor;
  decisions: OrderDecision[];
};
/** A pharmacy item as the console lists it: one entry for each variation, such as a size, with its own price. */
export type PharmacyItem = { good: Good; name: string; price: Minor };
export type ConsoleTransfer = {
  method: string;
  answers: { label: string; value: string }[];
  note: string | null;
};
export type ConsoleTrip = {
  id: number;
  status: TripStatus;
  provider: string;
  contact: { name: string; phone: string };
  pickup: string | null;
  destination: string | null;
  pickupAt: string;
  total: number;
  method: PaymentMethod;
  payment: PaymentStatus;
  vehicles: string[];
  note: string | null;
  transfer: ConsoleTransfer | null;
  cancellation: string | null;
  bookedAt: string;
  /** The amount that the operator refunds to a guest manually, because no gateway can. */
  refundOwed: Minor;
  decisions: TripDecision[];
};
export type ConsoleRegistration = {
  id: number;
  kind: 'store' | 'courier';
  state: 'pending' | 'approved' | 'refused';
  name: string;
  storeName: string | null;
  address: string | null;
  email: string;
  phone: string;
  zone: string;
  module: string | null;
  plan: string | null;
  vehicle: string | null;
  isPaidByDelivery: boolean | null;
  identityType: IdentityType | null;
  documentNumber: string | null;
  repeats: number | null;
  answer: string | null;
  sentAt: string;
  documentUrls: string[];
};

export function toSwitches(value: Wire<Contract['OperatorSwitches']> | null | undefined): ShopSwitches {
  const all = listOf(wireOf(value, 'switches').switches).map((entry) => wireOf(entry, 'switch'));
  const by = (of: 'value' | 'shop_value' | 'usual_value'): SwitchValues =>
    Object.fromEntries(
      all.map((one) => [String(one.name), (one[of] ?? null) as string | number | boolean | null]),
    );
  return { shop: by('shop_value'), tried: by('value'), usual: by('usual_value') };
}

const textsOf = (value: unknown): string[] =>
  listOf(value as unknown[]).filter((text): text is string => typeof text === 'string');
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export function toOrder(value: unknown, currency: Currency): ConsoleOrder {
  const wire = wireOf(value as Wire<Contract['OperatorOrder']>, 'order');
  const refund = optionalWire(wire.refund);
  const status = String(wire.status) as OrderStatus;
  const total = toMinor(requiredNumber(wire, 'total'), currency);
  return {
    id: requiredNumber(wire, 'id'),
    status,
    kind: String(wire.type) as OrderKind,
    store: textOrNull(wire.store),
    contact: { name: String(wire.contact_name), phone: String(wire.contact_phone) },
    address: textOrNull(wire.address),
    total,
    method: String(wire.payment_method) as PaymentMethod,
    restMethod: textOrNull(wire.rest_payment_method) as PaymentMethod | null,
    payment: shownPaymentStatusOf(
      {
        paymentStatus: String(wire.payment_status) as PaymentStatus,
        paid: toMinor(numberOr(wire.paid_amount, 0), currency),
        total,
      },
      isVoided({ status }),
    ),
    lines: textsOf(wire.lines),
    note: textOrNull(wire.note),
    courierNote: textOrNull(wire.delivery_instruction),
    wantsCutlery: wire.cutlery === true,
    scheduledAt: textOrNull(wire.schedule_at),
    placedAt: String(wire.created_at),
    transfer: toTransfer(wire.transfer),
    waitsFor: textsOf(wire.waits_for) as OrderWait[],
    prescriptionUrls: textsOf(wire.prescription),
    prescriptionAnswer: textOrNull(wire.prescription_answer),
    refund: refund && {
      reason: String(refund.reason),
      lines: wiresOf(refund.lines).map((line) => ({
        name: String(line.name),
        quantity: requiredNumber(line, 'quantity'),
        problem: String(line.problem) as LineProblem,
      })),
      note: textOrNull(refund.note),
      imageUrls: textsOf(refund.images),
      answer: textOrNull(refund.answer),
    },
    cancellation: textOrNull(wire.cancellation_reason),
    shelf: wiresOf(wire.shelf).map((item) => ({
      good: { itemId: requiredNumber(item, 'id'), variation: optionalText(item.variation) },
      name: String(item.name),
      price: toMinor(requiredNumber(item, 'price'), currency),
    })),
    refundOwed: toMinor(numberOr(wire.refund_owed, 0), currency),
    decisions: textsOf(wire.decisions) as OrderDecision[],
  };
}

export function toTransfer(value: unknown): ConsoleTransfer | null {
  const wire = optionalWire(value as Wire<Contract['OperatorTransfer']> | null);
  return (
    wire && {
      method: String(wire.method),
      answers: wiresOf(wire.answers).map(({ label, value: given }) => ({
        label: String(label),
        value: String(given),
      })),
      note: textOrNull(wire.note),
    }
  );
}

export function toTrip(value: unknown, currency: Currency): ConsoleTrip {
  const wire = wireOf(value as Wire<Contract['OperatorTrip']>, 'trip');
  return {
    id: requiredNumber(wire, 'id'),
    status: String(wire.status) as TripStatus,
    provider: String(wire.provider),
    contact: { name: String(wire.contact_name), phone: String(wire.contact_phone) },
    pickup: textOrNull(wire.pickup),
    destination: textOrNull(wire.destination),
    pickupAt: String(wire.pickup_at),
    total: toMinor(requiredNumber(wire, 'total'), currency),
    method: String(wire.payment_method) as PaymentMethod,
    payment: String(wire.payment_status) as PaymentStatus,
    vehicles: textsOf(wire.vehicles),
    note: textOrNull(wire.note),
    transfer: toTransfer(wire.transfer),
    cancellation: textOrNull(wire.cancellation_reason),
    bookedAt: String(wire.created_at),
    refundOwed: toMinor(numberOr(wire.refund_owed, 0), currency),
    decisions: textsOf(wire.decisions) as TripDecision[],
  };
}

export function toRegistration(value: unknown): ConsoleRegistration {
  const wire = wireOf(value as Wire<Contract['OperatorRegistration']>, 'registration');
  return {
    id: requiredNumber(wire, 'id'),
    kind: wire.kind === 'courier' ? 'courier' : 'store',
    state: wire.state === 'approved' || wire.state === 'refused' ? wire.state : 'pending',
    name: String(wire.name),
    storeName: textOrNull(wire.store_name),
    address: textOrNull(wire.address),
    email: String(wire.email),
    phone: String(wire.phone),
    zone: String(wire.zone),
    module: textOrNull(wire.module),
    plan: textOrNull(wire.plan),
    vehicle: textOrNull(wire.vehicle),
    isPaidByDelivery: typeof wire.is_freelancer === 'boolean' ? wire.is_freelancer : null,
    identityType: IDENTITY_TYPES.find((known) => known === wire.identity_type) ?? null,
    documentNumber: textOrNull(wire.papers),
    repeats: typeof wire.repeats === 'number' ? wire.repeats : null,
    answer: textOrNull(wire.answer),
    sentAt: String(wire.created_at),
    documentUrls: textsOf(wire.documents),
  };
}

export function toTaxes(value: Wire<Contract['OperatorTaxes']> | null | undefined): ConsoleTaxes {
  const wire = wireOf(value, 'taxes');
  return {
    shopPercent: requiredNumber(wire, 'shop_percent'),
    rates: wiresOf(wire.rates).map((rate) => ({
      kind: rate.kind ?? 'store',
      id: requiredNumber(rate, 'id'),
      name: optionalText(rate.name) ?? '',
      moduleId: requiredNumber(rate, 'module_id'),
      percent: optionalNumber(rate.tax_percent),
      inherited: optionalNumber(rate.inherited_percent),
    })),
  };
}
