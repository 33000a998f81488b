import { expect } from 'vitest';
import type { CartEntry, OrderQuote, PlaceOrderRefusal, PlaceOrderResult } from '../../../contract/types.gen';
import type { LatLng } from '../../../domain/geo';
import { demoPlaces } from '../../../server/geo/demo-places';
import type { TestServer } from '../../support/server';
import { newPerson, type Person } from '../account/person';
import { add } from '../cart/account-cart';
import { F, FOOD, food } from '../cart/shopper';

const { points } = demoPlaces();
export const at = ({ lat, lng }: LatLng) => ({ latitude: lat, longitude: lng });
export const HARBOUR = at(points['P-H1']);

/** Mint Tea is free, Falafel Wrap costs 5.10; neither has stock. */
export const TEA = F(4);
export const WRAP = F(10);

export type Placed = PlaceOrderResult & PlaceOrderRefusal;
export type OrderOptions = {
  body?: Record<string, unknown>;
  key?: string | null;
  moduleId?: number;
  scenario?: string;
  language?: 'en' | 'ar';
};

let keys = 0;
export const newKey = (): string => {
  keys += 1;
  return `test-key-${Date.now()}-${keys}`;
};

export const homeDelivery = {
  order_type: 'delivery',
  ...HARBOUR,
  address: '4 Mole Street',
  contact_person_name: 'Nour Test',
  contact_person_number: '+971501112233',
};

/** A delivery to the harbour, so that its fee and total are known. */
type KnownQuote = OrderQuote & { delivery_charge: number; total_amount: number };

/** The quote for the cart. */
export const quoted = async (person: Person, { body = {}, moduleId = FOOD, scenario }: OrderOptions = {}) =>
  (
    await person.send<KnownQuote>('POST', '/customer/order/quote', {
      body: { order_type: 'delivery', ...HARBOUR, ...body },
      moduleId,
      headers: { zoneid: '[1]' },
      ...(scenario !== undefined && { scenario }),
    })
  ).body;

/** Returns the amounts of a quote that the customer accepts by ordering. */
export const amountsOf = ({
  total_amount,
  wallet_amount,
}: Pick<OrderQuote, 'total_amount' | 'wallet_amount'>) => ({
  order_amount: total_amount ?? 0,
  wallet_amount,
});

/** Puts money into a wallet without an entry in the ledger. */
export const giveMoney = ({ database }: TestServer, { id }: Pick<Person, 'id'>, amount: number) =>
  database.query(
    `with filled as (update customers set wallet_balance = $2 where id = $1),
      posted as (insert into ledger_postings (kind, created_at) values ('opening', now()) returning id)
    insert into ledger_entries (posting_id, account, amount)
    select id, side, change from posted, (values ('wallet:' || $1::int, $2::bigint), ('opening', -$2::bigint)) made (side, change)`,
    [id, amount],
  );

/** Quotes, accepts and places an order. */
export async function order(person: Person, given: OrderOptions = {}) {
  const { body = {}, key = newKey(), moduleId = FOOD, scenario, language } = given;
  const whole = { ...homeDelivery, payment_method: 'cash_on_delivery', ...body };
  const ask = Object.fromEntries(Object.entries(whole).filter(([name]) => QUOTED.includes(name)));
  const accepted = 'order_amount' in whole ? {} : amountsOf(await quoted(person, { ...given, body: ask }));
  return person.send<Placed>('POST', '/customer/order/place', {
    body: { ...whole, ...accepted },
    moduleId,
    headers: { zoneid: '[1]', ...(key !== null && { 'idempotency-key': key }) },
    ...(scenario !== undefined && { scenario }),
    ...(language !== undefined && { language }),
  });
}

const QUOTED = [
  'order_type',
  'latitude',
  'longitude',
  'coupon_code',
  'dm_tips',
  'guest_id',
  'is_buy_now',
  'cart',
  'schedule_at',
  'payment_method',
  'partial_payment',
];

/** A new account with items in its cart. */
export async function withWraps(server: TestServer, quantity = 1): Promise<Person> {
  const person = await newPerson(server);
  await add(person, { item_id: WRAP, quantity });
  return person;
}

export async function rowOf(server: TestServer, orderId: number): Promise<Record<string, unknown>> {
  const [row] = await server.database.query('select * from orders where id = $1', [orderId]);
  return row ?? {};
}

/** Returns the ledger accounts whose balance differs from the tables. */
export const unbalanced = (server: TestServer) =>
  server.database.query(
    `with held as (select account, sum(amount) as amount from ledger_entries group by account)
    select account, amount from held
    full join (
      select 'wallet:' || id as account, wallet_balance as recorded from customers
      union all select 'order:' || id, paid from orders
      union all select 'owed:' || id, -reward_debt from customers
    ) known using (account)
    where coalesce(amount, 0) <> coalesce(recorded, 0)
      and (account like 'wallet:%' or account like 'order:%' or account like 'owed:%')
    union all
    select 'posting ' || posting_id, sum(amount) from ledger_entries group by posting_id having sum(amount) <> 0`,
  );

/** Two medium pizzas with mushrooms and extra cheese, and one cola: 29.00. */
export async function withBasket(server: TestServer): Promise<Person> {
  const person = await newPerson(server);
  const [cola] = await server.database.query<{ id: number }>(
    `select id from add_ons where store_id = 1 and name->>'en' like '%Cola%'`,
    [],
  );
  const added = await person.send<CartEntry[]>('POST', '/customer/cart/add', {
    body: {
      model: 'Item',
      price: 0,
      item_id: F(1),
      quantity: 2,
      variation: food({ Size: ['Medium'], Toppings: ['Mushroom', 'Extra cheese'] }),
      add_on_ids: [cola?.id],
      add_on_qtys: [1],
    },
    moduleId: FOOD,
  });
  expect(added.status).toBe(200);
  return person;
}
