// The requests of a customer, a guest and an operator while a shop is upgraded.
const FALAFEL_WRAP = 110;
const SEDAN = 9;
const SHOP = { moduleid: '1', zoneid: '[1]', latitude: '25.2', longitude: '55.3' };
const CONTACT = { contact_person_name: 'Nour Test', contact_person_number: '+971501112233' };
const TAKE_AWAY = { order_type: 'take_away' };

/** The values of required parameters that must name something. All others are `1` or `a`. */
const PARAMETERS = {
  filter: 'all',
  key: 'about',
  type: 'store',
  search_type: 'item',
  name: 'tea',
  moduleId: '1',
};

/**
 * Returns functions that send requests to one server. An unexpected response becomes a fault, and the call returns
 * `null`. `headers` contains the sign-in.
 */
export function createCaller({ base, label, faults, headers = {} }) {
  const send = (method, path, body, more) =>
    fetch(base + path, {
      method,
      headers: { ...SHOP, ...headers, ...(body && { 'content-type': 'application/json' }), ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
  const call = async (method, path, body, more) => {
    const answer = await send(method, `/api/v1${path}`, body, more);
    const text = await answer.text();
    if (answer.ok) return { cookies: answer.headers.getSetCookie(), ...parsed(text) };
    faults.push(`${label}: ${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return null;
  };
  return { call, send, with: (own) => createCaller({ base, label, faults, headers: own }) };
}

const parsed = (text) => {
  const body = JSON.parse(text);
  return Array.isArray(body) ? { list: body } : body;
};

/** Signs a customer of the demo and an operator in. Returns their headers. */
export async function signIn(anybody, key) {
  const guest = await anybody.call('POST', '/auth/guest/request', {});
  const who = { email_or_phone: 'amira@souk.example', password: 'demo1234', login_type: 'manual' };
  const customer = await anybody.call('POST', '/auth/login', { ...who, guest_id: guest?.guest_id });
  const operator = await anybody.call('POST', '/operator/session', { key });
  const cookie = (operator?.cookies ?? []).map((one) => one.split(';')[0]).join('; ');
  return {
    guestId: guest?.guest_id,
    customer: { authorization: `Bearer ${customer?.token}` },
    operator: { cookie },
  };
}

/**
 * The customer pays from the wallet, the guest in cash. `pickup`: when the guest's trip begins. Returns the ids of
 * the orders and of the trip.
 */
export async function order(anybody, { guestId, customer }, name, pickup) {
  const guest = { guest_id: guestId };
  const wallet = await place(anybody.with(customer), { payment_method: 'wallet' }, `${name}-wallet`);
  const cash = await place(anybody, { payment_method: 'cash_on_delivery', ...guest }, `${name}-cash`);
  const trip = await book(anybody, guest, `${name}-trip`, pickup);
  return { wallet, cash, trip };
}

async function place(caller, draft, key) {
  await caller.call('GET', '/stores/details/1');
  await caller.call('GET', '/items/search?name=falafel&limit=12');
  const owner = draft.guest_id ? { guest_id: draft.guest_id } : {};
  const item = { ...owner, model: 'Item', item_id: FALAFEL_WRAP, price: 0, quantity: 1 };
  await caller.call('POST', '/customer/cart/add', item, { 'idempotency-key': `cart-${key}` });
  const quote = await caller.call('POST', '/customer/order/quote', { ...TAKE_AWAY, ...draft });
  const wanted = { ...TAKE_AWAY, ...draft, ...CONTACT, order_amount: quote?.total_amount };
  const placed = await caller.call('POST', '/customer/order/place', wanted, { 'idempotency-key': key });
  return placed?.order_id;
}

async function book(caller, guest, key, pickup_time) {
  const { default_location } = (await caller.call('GET', '/config')) ?? {};
  const pickup_location = { location_name: 'Harbour', ...default_location };
  const wanted = { vehicle_id: SEDAN, quantity: 1, rental_type: 'hourly', estimated_hours: 2 };
  await caller.call('POST', '/rental/user/cart/add-to-cart', {
    ...guest,
    ...wanted,
    pickup_time,
    pickup_location,
  });
  const draft = { ...guest, ...CONTACT, payment_method: 'cash_on_delivery', trip_amount: 18.9 };
  const booked = await caller.call('POST', '/rental/user/trip/trip-booking', draft, {
    'idempotency-key': key,
  });
  return booked?.trip_id;
}

/** Orders are followed, cancelled by the customer, and handed over by the operator. */
export async function finish(anybody, { guestId, customer, operator }, { wallet, cash, trip }) {
  const own = anybody.with(customer);
  await own.call('GET', `/customer/order/track?order_id=${wallet}`);
  await own.call('PUT', '/customer/order/cancel', { order_id: wallet, reason: 'I ordered by mistake' });
  await own.call('GET', '/customer/wallet/transactions?limit=10&offset=1');
  const console = anybody.with(operator);
  await console.call('GET', '/operator/orders');
  for (const decision of ['confirmed', 'processing', 'handover', 'delivered'])
    await console.call('PUT', `/operator/orders/${cash}`, { decision });
  const guest = new URLSearchParams({ guest_id: guestId });
  await anybody.call('GET', `/customer/order/details?order_id=${cash}&${guest}`);
  await console.call('PUT', `/operator/trips/${trip}`, { decision: 'confirmed' });
  await anybody.call('GET', `/rental/user/trip/get-trip-details?trip_id=${trip}&${guest}`);
}

/**
 * Sends every GET request of the contract, signed in as customer and as operator. Returns the status of each
 * operation. A server error is a fault.
 */
export async function readAll(anybody, { guestId, customer, operator }, { wallet, trip }, faults) {
  const document = await (await anybody.send('GET', '/api/docs/json')).json();
  const values = { ...PARAMETERS, guest_id: guestId, order_id: wallet, trip_id: trip };
  const signedIn = anybody.with({ ...customer, ...operator });
  const statuses = new Map();
  for (const [path, { get, parameters: shared = [] }] of Object.entries(document.paths)) {
    if (!get || /\/(events|stream)$/.test(path)) continue;
    const answer = await signedIn.send(
      'GET',
      addressOf(document, path, [...shared, ...(get.parameters ?? [])], values),
    );
    const text = await answer.text();
    statuses.set(get.operationId, answer.status);
    if (answer.status >= 500) faults.push(`GET ${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  }
  return statuses;
}

function addressOf(document, path, parameters, values) {
  const resolved = parameters.map((one) =>
    one.$ref ? document.components.parameters[one.$ref.split('/').at(-1)] : one,
  );
  const textOf = ({ name, schema }) =>
    String(values[name] ?? schema?.default ?? schema?.enum?.[0] ?? (schema?.type === 'string' ? 'a' : 1));
  const query = resolved.filter(({ in: place, required }) => place === 'query' && required);
  const filled = resolved
    .filter(({ in: place }) => place === 'path')
    .reduce((sum, one) => sum.replace(`{${one.name}}`, encodeURIComponent(textOf(one))), path);
  return `/api/v1${filled}?${new URLSearchParams(query.map((one) => [one.name, textOf(one)]))}`;
}
