import { expect, it } from 'vitest';
import {
  changedSwitches,
  isFinal,
  isFound,
  isSameGood,
  isSwitchedOn,
  isSwitchValue,
  needsReason,
  orderDecisions,
  orderWaits,
  SHOP_SWITCHES,
  type ShopSwitch,
  switched,
  tripDecisions,
} from '../../domain/operator';
import type { OrderState } from '../../domain/order-states';

it.each([
  [0, true],
  [100, true],
  [-1, false],
  [101, false],
  [null, false],
  ['5', false],
])('a shop setting with the range 0 to 100 accepts %s: %s [X-23]', (value, isRight) => {
  const one: ShopSwitch = {
    name: 'free_delivery_over',
    group: 'buying',
    kind: 'number',
    lowest: 0,
    highest: 100,
    canBeNone: false,
  };
  expect(isSwitchValue(one, value)).toBe(isRight);
});

const settledMoney = { hasPaymentDetails: false, owesRefund: false };

it('the console offers only the status changes that a trip allows [RENT-54]', () => {
  const trip = { status: 'pending', pickupAt: 2000, isPaymentDue: false, completedAt: null } as const;
  expect(tripDecisions(trip, settledMoney, 1000)).toEqual(['confirmed', 'canceled']);
  expect(tripDecisions(trip, { ...settledMoney, hasPaymentDetails: true }, 1000)).toEqual([
    'payment_received',
    'payment_missing',
    'confirmed',
    'canceled',
  ]);
  expect(tripDecisions({ ...trip, isPaymentDue: true }, settledMoney, 1000)).toEqual(['canceled']);
  expect(
    tripDecisions({ ...trip, status: 'confirmed' }, { ...settledMoney, hasPaymentDetails: true }, 1000),
  ).toEqual(['ongoing', 'canceled']);
  expect(tripDecisions({ ...trip, status: 'completed' }, settledMoney, 1000)).toEqual([]);
});

const placed: OrderState = {
  kind: 'delivery',
  status: 'pending',
  market: 'pharmacy',
  isPaymentDue: false,
  prescription: null,
  pricing: null,
  deliveredAt: null,
  returnDays: null,
};

it.each<[string, Partial<OrderState>, boolean, string[]]>([
  ['the store only', {}, false, []],
  ['money', { isPaymentDue: true }, false, ['payment']],
  ['a reported transfer', { isPaymentDue: true }, true, ['transfer']],
  ['the pharmacist', { prescription: 'waiting', pricing: 'asked' }, false, ['prescription']],
  ['a new prescription picture', { prescription: 'rejected' }, false, ['other_prescription']],
  [
    'the customer’s approval of its price',
    { prescription: 'approved', pricing: 'offered' },
    false,
    ['price'],
  ],
  [
    'the pharmacist and a payment',
    { prescription: 'waiting', isPaymentDue: true },
    false,
    ['prescription', 'payment'],
  ],
  ['nothing after its end', { status: 'canceled', prescription: 'waiting', isPaymentDue: true }, true, []],
])(
  'the console marks an order as waiting for %s [X-23, PHAR-05, CHK-04]',
  (_, overrides, hasPaymentDetails, waits) => {
    expect(orderWaits({ ...placed, ...overrides }, hasPaymentDetails)).toEqual(waits);
  },
);

const switchNamed = (name: string): ShopSwitch => {
  const found = SHOP_SWITCHES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no setting ${name}.`);
  return found;
};

it.each<[string, unknown[], unknown[]]>([
  ['guest_checkout_status', [0, 1], [true, false, 2, '1', null]],
  ['cash_on_delivery', [true, false], [0, 1, 'true', null]],
  ['currency_symbol_direction', ['left', 'right'], ['middle', 0, null]],
  ['digit_after_decimal_point', [0, 1, 2, 3], [4, '2', 1.5, null]],
  ['timeformat', ['12', '24'], [12, '', null]],
  ['tax_percent', [0, 5, 7.25, 100], [-0.01, 100.01, 7.255, null, '5']],
  ['free_delivery_over', [0, 100_000, 49.995, null], [-1, 100_001, '50']],
  ['maximum_cod_order_amount', [0, 1_000_000, null], [-1, 1_000_001]],
  ['loyalty_point_minimum_point', [0, 1_000_000], [-1, 1_000_001, null]],
  ['ref_earning_friend_reward', [0, 100_000], [-1, 100_001, null]],
  ['ref_earning_minimum_order', [0, 100_000], [-1, 100_001, null]],
  ['ref_earning_maximum_friends', [0, 100_000, null], [-1, 100_001]],
])('the setting %s accepts %j and rejects %j [X-23, DATA-01]', (name, right, wrong) => {
  const one = switchNamed(name);
  expect(right.filter((value) => !isSwitchValue(one, value))).toEqual([]);
  expect(wrong.filter((value) => isSwitchValue(one, value))).toEqual([]);
});

it('only known, changed and valid settings are saved, in a fixed order [X-23]', () => {
  const before = { tax_percent: 5, timeformat: '24', cash_on_delivery: true, country_picker_status: 1 };
  const now = { unknown: 1, timeformat: '12', cash_on_delivery: 1, country_picker_status: 1, tax_percent: 9 };
  expect(JSON.stringify(changedSwitches(before, now))).toBe('{"tax_percent":9,"timeformat":"12"}');
  expect(changedSwitches(before, before)).toEqual({});
  expect(changedSwitches({}, { free_delivery_over: null })).toEqual({ free_delivery_over: null });
});

it('a setting of the kind switch is on for 1 or true and off for everything else [X-23]', () => {
  expect([1, true, 0, false, null, 'on', 2].map(isSwitchedOn)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([true, false].map((isOn) => switched({ kind: 'flag', on: 1 }, isOn))).toEqual([1, 0]);
  expect([true, false].map((isOn) => switched({ kind: 'flag', on: true }, isOn))).toEqual([true, false]);
});

it.each<[string, Partial<OrderState>, boolean, string[]]>([
  ['a new order', {}, false, ['confirmed', 'canceled', 'failed']],
  [
    'a reported transfer',
    { isPaymentDue: true },
    true,
    ['payment_received', 'payment_missing', 'canceled', 'failed'],
  ],
  ['a finished order', { status: 'canceled' }, true, []],
  [
    'a prescription with chosen items',
    { prescription: 'waiting' },
    false,
    ['prescription_approved', 'prescription_rejected', 'canceled', 'failed'],
  ],
  [
    'a prescription without items',
    { prescription: 'waiting', pricing: 'asked' },
    false,
    ['prescription_priced', 'prescription_rejected', 'canceled', 'failed'],
  ],
])(
  'the console offers for %s what the operator may decide [X-23, PHAR-05, CHK-04]',
  (_, overrides, hasDetails, expected) => {
    const offered: string[] = orderDecisions(
      { ...placed, ...overrides },
      { ...settledMoney, hasPaymentDetails: hasDetails },
      1000,
    );
    expect(offered).toEqual(expected);
  },
);

it.each([
  ['answered', true],
  ['canceled', true],
  ['failed', true],
  ['prescription_rejected', true],
  ['refund_request_canceled', true],
  ['refused', true],
  ['confirmed', false],
  ['delivered', false],
  ['refunded', false],
  ['approved', false],
  ['payment_missing', false],
] as const)('the decision %s needs a reason for the customer: %s [X-23, CHAT-02]', (decision, isNeeded) => {
  expect(needsReason(decision)).toBe(isNeeded);
});

it('two sizes of one item are different goods in a priced prescription order [PHAR-05]', () => {
  const small = { itemId: 4, variation: 'small' };
  expect(isSameGood(small, { ...small })).toBe(true);
  expect(isSameGood(small, { itemId: 4, variation: 'large' })).toBe(false);
  expect(isSameGood(small, { itemId: 4, variation: null })).toBe(false);
  expect(isSameGood(small, { itemId: 5, variation: 'small' })).toBe(false);
});

it('console decisions that move money or end an order are final, others are not [X-23]', () => {
  expect(
    (['refunded', 'refund_paid', 'returned', 'completed', 'payment_missing'] as const).filter(isFinal),
  ).toHaveLength(5);
  expect((['confirmed', 'delivered', 'canceled', 'approved', 'answered'] as const).filter(isFinal)).toEqual(
    [],
  );
});

it.each([
  ['1002', 'all', true],
  ['002', 'all', false],
  ['noor am', 'all', true],
  ['noor ben', 'all', false],
  ['حساب', 'all', false],
  ['امیره', 'all', false],
  ['أميرة', 'all', true],
  ['', 'open', true],
  ['', 'done', false],
  ['noor', 'open', true],
] as const)(
  'the console’s search finds an open entry by "%s" with the filter %s: %s [X-23]',
  (search, filter, isSo) => {
    const entry = { texts: ['1002', 'Noor Grill', 'Amira Haddad', 'اميره', null], isOpen: true };
    expect(isFound(entry, search, filter)).toBe(isSo);
    expect(isFound({ ...entry, isOpen: false }, search, 'done')).toBe(isFound(entry, search, 'open'));
  },
);

it('the console offers to mark a refund as paid by hand when no gateway can return it, in every state [X-23]', () => {
  const owing = { hasPaymentDetails: false, owesRefund: true };
  expect(orderDecisions({ ...placed, status: 'canceled' }, owing, 1000)).toEqual(['refund_paid']);
  expect(orderDecisions(placed, owing, 1000)[0]).toBe('refund_paid');
  const trip = { status: 'canceled', pickupAt: 2000, isPaymentDue: false, completedAt: null } as const;
  expect(tripDecisions(trip, owing, 1000)).toEqual(['refund_paid']);
});
