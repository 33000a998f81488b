// Measures what an order costs the server: its quote, its placing, and a thousand streams that follow it.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';

const FOOD = { moduleid: '1', zoneid: '[1]', 'content-type': 'application/json' };
const FALAFEL_WRAP = 110;
const ORDERS = 200;
const AT_ONCE = 10;
const FOLLOWED = 100;
const FOLLOWERS_OF_EACH = 10;
/** The maximum number of streams per IP address that the server allows. One visitor may have ten. */
const STREAMS_OF_ADDRESS = 200;
const PHONE = '+971501112233';

export async function orders(base, server) {
  const call = caller(base);
  const constant = await timed(ORDERS, () => fetch(`${base}/healthz`).then((answer) => answer.text()));
  const guests = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const { guest_id } = await call('POST', '/auth/guest/request', {});
    const goods = { guest_id, model: 'Item', item_id: FALAFEL_WRAP, price: 0, quantity: 1 };
    await call('POST', '/customer/cart/add', goods);
    guests.push(guest_id);
  }
  const draft = { order_type: 'take_away', payment_method: 'cash_on_delivery' };
  const totals = new Map();
  const quote = await timed(ORDERS, async (at) => {
    const requested = { ...draft, guest_id: guests[at] };
    totals.set(at, (await call('POST', '/customer/order/quote', requested)).total_amount);
  });
  const placed = [];
  const place = await timed(ORDERS, async (at) => {
    const body = {
      ...draft,
      guest_id: guests[at],
      order_amount: totals.get(at),
      contact_person_name: 'Nour Bench',
      contact_person_number: PHONE,
    };
    const { order_id } = await call('POST', '/customer/order/place', body, `bench-order-${at}`);
    placed.push({ id: order_id, guestId: guests[at] });
  });
  tell('a constant answer', constant);
  tell('a quote', quote, constant);
  tell('an order placed', place, constant);
  await followed(base, server, placed.slice(0, FOLLOWED), call);
}

const caller = (base) => async (method, path, body, key) => {
  const answer = await fetch(`${base}/api/v1${path}`, {
    method,
    headers: { ...FOOD, ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Measures each request in milliseconds. Ten run at the same time. */
async function timed(count, ask) {
  const took = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < count; at = next++) {
      const begun = performance.now();
      await ask(at);
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return took.sort((one, other) => one - other);
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

function tell(title, took, constant) {
  const [p50, p99] = [at(took, 0.5), at(took, 0.99)];
  const ratio = constant
    ? `, ${(p50 / at(constant, 0.5)).toFixed(1)} and ${(p99 / at(constant, 0.99)).toFixed(1)} times a constant answer`
    : '';
  console.info(`${title}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${ratio}`);
}

const residentMegabytes = ({ pid }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Opens ten streams per order, cancels the order, and measures until all ten are notified. */
async function followed(base, server, placed, call) {
  const before = residentMegabytes(server);
  const streams = [];
  for (const { id, guestId } of placed)
    for (let device = 0; device < FOLLOWERS_OF_EACH; device += 1)
      streams.push(
        follow(base, {
          id,
          guestId,
          localAddress: `127.0.0.${2 + Math.floor(streams.length / STREAMS_OF_ADDRESS)}`,
        }),
      );
  const open = await Promise.all(streams);
  const grown = residentMegabytes(server) - before;
  console.info(
    `${open.length} streams: ${grown.toFixed(0)} MB more, ${((grown * 1024) / open.length).toFixed(0)} KB each`,
  );
  const delays = [];
  for (const { id, guestId } of placed) {
    const devices = open.filter((stream) => stream.id === id);
    const begun = performance.now();
    const received = devices.map(({ next }) => next().then(() => delays.push(performance.now() - begun)));
    const reason = 'Ordered by mistake';
    await call('PUT', '/customer/order/cancel', { order_id: id, guest_id: guestId, reason });
    await Promise.all(received);
  }
  tell(
    'from the press that cancels to the page of a follower',
    delays.sort((one, other) => one - other),
  );
  for (const { end } of open) end();
}

/** Opens a stream and waits for its first event. `next` resolves with the next event. */
const follow = (base, { id, guestId, localAddress }) =>
  new Promise((resolve, reject) => {
    const asking = request(`${base}/api/v1/customer/order/track/stream?order_id=${id}`, {
      agent: false,
      localAddress,
      headers: { 'x-guest-id': guestId },
    });
    let ready = () => resolve({ id, next, end: () => asking.destroy() });
    const next = () =>
      new Promise((resolve) => {
        ready = resolve;
      });
    asking.on('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream answered ${answer.statusCode}`));
      answer.on('error', () => undefined);
      answer.on('data', (bytes) => {
        if (String(bytes).includes('event: order')) ready();
      });
    });
    asking.on('error', reject);
    asking.end();
  });
