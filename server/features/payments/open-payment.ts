import { randomBytes } from 'node:crypto';
import type { Minor } from '../../../domain/money';
import { timestamp } from '../../db/database';
import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import type { Gateway } from './gateway';
import { withGatewayCustomer } from './gateway-customers';
import { PAYMENT_MESSAGES } from './payments.messages';

type DigitalRequest = { gateway: string; callback: string };

/** Returns the gateway and the return page of a request. Both are validated before anything is stored. */
export function digitalRequestOf(
  { payments, config, origin }: RequestContext,
  { gateway, callback }: { gateway: string | null; callback: string | null },
): DigitalRequest {
  const offered = config.active_payment_method_list.map((one) => one.gateway);
  const chosen = gateway ?? offered[0] ?? '';
  if (!offered.includes(chosen) || payments.gateways[chosen] === undefined)
    refuse(403, 'payment_gateway', PAYMENT_MESSAGES.noGateway);
  const page = callback ?? '/track-order';
  const url = URL.canParse(page, origin) ? new URL(page, origin) : null;
  const isOurs = url !== null && (url.origin === origin || payments.appOrigins.includes(url.origin));
  if (!isOurs) return refuse(403, 'callback', PAYMENT_MESSAGES.badCallback);
  return { gateway: chosen, callback: url.href };
}

type Due = { orderId: number; amount: Minor };
type TripDue = { orderId: null; tripId: number; amount: Minor };
type Fund = { orderId: null; customerId: number; amount: Minor; bonus: Minor };

/**
 * Opens the payment page of an order, a trip or a top-up, and returns its URL. An open page for the same
 * amount is reused. `null`: the gateway does not respond; the order then waits, and the customer can try
 * again [CHK-07].
 */
export async function openPayment(
  request: RequestContext,
  due: Due | TripDue | Fund,
  draft: DigitalRequest,
): Promise<string | null> {
  const { database, payments, wallClock } = request;
  const gateway = payments.gateways[draft.gateway];
  const { orderId, amount } = due;
  const { customerId, bonus } = 'customerId' in due ? due : { customerId: null, bonus: 0 };
  const tripId = 'tripId' in due ? due.tripId : null;
  // A page with saved cards may be reused only for the account that owns the cards.
  const cardsOf = gateway?.customers === undefined ? null : request.userId;
  const [open] = await database.query<{ link: string }>(
    `select link from gateway_payments
    where (order_id = $1 or trip_id = $7 or customer_id = $5 and order_id is null and bonus = $6) and gateway = $2 and amount = $3
      and callback = $4 and status = 'open' and link is not null and cards_of is not distinct from $8
    order by created_at desc limit 1`,
    [orderId, draft.gateway, amount, draft.callback, customerId, bonus, tripId, cardsOf],
  );
  if (open !== undefined) return open.link;
  const id = randomBytes(24).toString('base64url');
  await database.query(
    `insert into gateway_payments (id, order_id, gateway, amount, status, callback, created_at, customer_id, bonus, trip_id, cards_of)
    values ($1, $2, $3, $4, 'open', $5, $6::timestamptz, $7, $8, $9, $10)`,
    [
      id,
      orderId,
      draft.gateway,
      amount,
      draft.callback,
      timestamp(wallClock()),
      customerId,
      bonus,
      tripId,
      cardsOf,
    ],
  );
  if (gateway === undefined) return null;
  const opened = await openAt(gateway, request, { id, orderId, tripId, amount, draft }).catch(
    (error: unknown) => {
      request.identity.report('The payment gateway did not answer', error);
      return null;
    },
  );
  if (opened === null) return null;
  await database.query('update gateway_payments set link = $2, reference = $3 where id = $1', [
    id,
    opened.link,
    opened.reference,
  ]);
  return opened.link;
}

type Payment = {
  id: string;
  orderId: number | null;
  tripId: number | null;
  amount: Minor;
  draft: DigitalRequest;
};

/** Opens the page. A signed-in customer sees saved cards, a guest sees none [CHK-19]. */
function openAt(gateway: Gateway, request: RequestContext, { draft, ...payment }: Payment) {
  const { database, language, currency, origin, wallClock, userId, identity } = request;
  const open = (customer: string | null) =>
    gateway.open({ ...payment, currency, language, origin, callback: draft.callback, customer });
  const { customers: records } = gateway;
  if (records === undefined || userId === null) return open(null);
  return withGatewayCustomer(
    {
      database,
      gateway: draft.gateway,
      records,
      customerId: userId,
      now: wallClock(),
      report: (message, error) => identity.report(message, error),
    },
    open,
  );
}
