// The visitors of `npm run load`. Those with an even number are guests who pay in cash. The others have an account
// and pay from their wallet, so that a repeated order would charge them twice.
import { onServer, pause } from './shop.mjs';

const FOOD = { moduleid: '1', zoneid: '[1]' };
const FALAFEL_WRAP = 110;
const WORDS = ['falafel', 'tea', 'chicken', 'bread'];
const CONTACT = { contact_person_name: 'Nour Load', contact_person_number: '+971501112233' };
const TAKE_AWAY = { order_type: 'take_away' };
/** The fixed code of the demo. */
const CODE = '123456';
/** The balance of each account in minor units: enough for every order of a run. */
const FUND = 10_000_000;
/** The maximum number of tries. A client repeats a failed request for about half a minute. */
const MAX_TRIES = 150;
const REPEATED_AFTER = 200;

/** Sends each request to one process after the other, like a load balancer. */
export function createClient(processes) {
  const took = new Map();
  const faults = [];
  const repeated = new Map();
  let turn = 0;
  let ofLasting = 0;
  const open = new Map();
  /**
   * If the connection breaks or the server is unavailable, repeats the request with the same idempotency key. The
   * time includes all tries.
   */
  const call = async (kind, method, path, { body, key, token, address } = {}) => {
    const begun = performance.now();
    for (let tries = 1; ; tries += 1) {
      const alive = processes.filter(({ isAlive }) => isAlive);
      const { base } = alive[turn++ % alive.length];
      const isLasting = processes.length === 1 || base !== processes.at(-1).base;
      open.set(kind, (open.get(kind) ?? 0) + 1);
      const reason = await fetch(base + path, {
        method,
        headers: {
          ...FOOD,
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(address && { 'x-forwarded-for': address }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
        .then(async (answer) => ({ answer, text: await answer.text() }))
        .catch((error) => ({ error }));
      open.set(kind, open.get(kind) - 1);
      if (reason.answer?.ok) {
        if (isLasting) ofLasting += 1;
        took.set(kind, [...(took.get(kind) ?? []), performance.now() - begun]);
        return /^[[{]/.test(reason.text) ? JSON.parse(reason.text) : reason.text;
      }
      const status = reason.answer?.status ?? null;
      const isUnavailable = status === null || status >= 500;
      if (!isUnavailable || tries === MAX_TRIES) {
        faults.push(`${path}: ${status ?? reason.error} ${reason.text?.slice(0, 200) ?? ''}`);
        return null;
      }
      const why = status === null ? 'lost connection' : String(status);
      repeated.set(why, (repeated.get(why) ?? 0) + 1);
      await pause(status === null ? 50 : REPEATED_AFTER);
    }
  };
  return {
    call,
    took,
    faults,
    repeated,
    ofLasting: () => ofLasting,
    openOrders: () => open.get('order') ?? 0,
  };
}

/**
 * Returns the address of a visitor. Each has another one, so that rate limits by address don't stop the run.
 */
const addressOf = (number) => `10.1.${Math.floor(number / 250)}.${(number % 250) + 1}`;

/** Adds accounts with money in the wallet for the visitors with an odd number. */
export async function addAccounts(client, count, url) {
  const accounts = new Map();
  for (let number = 1; number < count; number += 2) {
    const address = addressOf(number);
    const { guest_id } = await client.call('guest', 'POST', '/api/v1/auth/guest/request', {
      body: {},
      address,
    });
    const phone = `+97150${String(7_000_000 + number)}`;
    const about = { guest_id, login_type: 'manual' };
    const person = { name: 'Nour Load', email: `load${number}@souk.example`, phone };
    const password = { password: 'secret12', confirm_password: 'secret12', tandc: true };
    const sent = { ...person, ...password, ...about };
    await client.call('sign-up', 'POST', '/api/v1/auth/sign-up', { body: sent, address });
    const proof = { ...about, phone, otp: CODE, verification_type: 'phone' };
    const { token } = await client.call('sign-up', 'POST', '/api/v1/auth/verify-phone', {
      body: proof,
      address,
    });
    accounts.set(number, token);
  }
  await onServer(
    url,
    `with posted as (
      insert into ledger_postings (kind, reference, created_at)
      select 'opening', 'load:' || id, now() from customers where email like 'load%@souk.example'
      returning id, reference
    ), entered as (
      insert into ledger_entries (posting_id, account, amount)
      select id, 'wallet:' || substr(reference, 6), ${FUND} from posted
      union all select id, 'opening', -${FUND} from posted
    )
    update customers set wallet_balance = wallet_balance + ${FUND} where email like 'load%@souk.example'`,
  );
  return accounts;
}

/**
 * Visits until the time is over. Returns the acknowledged orders. The idempotency keys begin with `name`, so each
 * call needs another one.
 */
export async function visit({ client: { call }, accounts, count, seconds, onOrder, name = 'load' }) {
  const acknowledged = [];
  const until = Date.now() + seconds * 1000;
  const visitor = async (number) => {
    const address = addressOf(number);
    const token = accounts.get(number);
    for (let round = 0; Date.now() < until; round += 1) {
      const guest = token
        ? {}
        : await call('guest', 'POST', '/api/v1/auth/guest/request', { body: {}, address });
      if (guest === null) continue;
      const send = (kind, method, path, body, key) => call(kind, method, path, { body, key, token, address });
      await send('page', 'GET', '/store/basil-kitchen');
      await send('list', 'GET', '/api/v1/items/popular?limit=12');
      const word = WORDS[(number + round) % WORDS.length];
      await send('search', 'GET', `/api/v1/items/search?name=${word}&limit=12`);
      const goods = { ...guest, model: 'Item', item_id: FALAFEL_WRAP, price: 0, quantity: 1 };
      await send('cart', 'POST', '/api/v1/customer/cart/add', goods, `${name}-cart-${number}-${round}`);
      const draft = { ...TAKE_AWAY, payment_method: token ? 'wallet' : 'cash_on_delivery', ...guest };
      const quote = await send('quote', 'POST', '/api/v1/customer/order/quote', draft);
      if (quote === null) continue;
      const order = { ...draft, ...CONTACT, order_amount: quote.total_amount };
      const key = `${name}-${number}-${round}`;
      const placed = await send('order', 'POST', '/api/v1/customer/order/place', order, key);
      if (placed === null) continue;
      acknowledged.push(placed.order_id);
      onOrder();
      const asked = new URLSearchParams({ order_id: placed.order_id, ...guest });
      await send('follow', 'GET', `/api/v1/customer/order/details?${asked}`);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, number) => visitor(number)));
  return acknowledged;
}

/**
 * Returns whether each acknowledged order exists exactly once, each wallet has paid exactly its orders, and
 * all ledger entries sum to zero.
 */
export async function isWhole(url, acknowledged) {
  const [orders] = await onServer(
    url,
    `select count(*)::int as all, (count(*) filter (where id = any($1::int[])))::int as found
    from orders where contact_name = $2`,
    [acknowledged, CONTACT.contact_person_name],
  );
  const [ledger] = await onServer(url, 'select coalesce(sum(amount), 0)::float8 as sum from ledger_entries');
  const wrong = await onServer(
    url,
    `select customer.id from customers customer where customer.email like 'load%@souk.example' and (
      customer.wallet_balance <> ${FUND} - (
        select coalesce(sum(total), 0) from orders where customer_id = customer.id)
      or customer.wallet_balance <> (
        select sum(amount) from ledger_entries where account = 'wallet:' || customer.id))`,
  );
  // A client repeats each request until it is acknowledged, so every other order is a second one.
  const twice = orders.all - orders.found;
  console.info(
    `acknowledged ${acknowledged.length}, found ${orders.found}, placed twice ${twice}, ` +
      `wallets charged wrongly ${wrong.length}, ledger sums to ${ledger.sum}`,
  );
  return orders.found === acknowledged.length && twice === 0 && wrong.length === 0 && ledger.sum === 0;
}
