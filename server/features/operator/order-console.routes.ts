import type { OperatorOrder, OperatorOrderDecision } from '../../../contract/types.gen';
import { fromMinor, type Minor } from '../../../domain/money';
import {
  type Goods,
  needsReason,
  type OrderDecision,
  orderDecisions,
  orderWaits,
} from '../../../domain/operator';
import { changesBetween } from '../../../domain/operator-log';
import { mayDecide } from '../../../domain/operator-roles';
import type { OrderStatus } from '../../../domain/order-states';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import { type Language, listIn, timesIn } from '../../http/language';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { offerPrice, pharmacyItemsOf } from '../checkout/prescription/offer-price.operation';
import { notifyMissingTransfer } from '../messages/notify-order';
import { unknownOrder } from '../orders/access';
import { takeCash } from '../orders/cash';
import { sendCourier } from '../orders/courier';
import { approveRefund, refuseRefund } from '../orders/decide-refund.operation';
import { moveOrder } from '../orders/moving';
import type { OrderRow } from '../orders/order.rows';
import { findAnyOrder, linesOf, type OrderLineRow, ordersOfConsole, touchOrder } from '../orders/order.store';
import { stateOf } from '../orders/order.wire';
import { decidePrescription } from '../orders/prescription-decision';
import { manualRefundDue, settleManualRefund } from '../payments/manual-refund';
import {
  confirmTransfer,
  offlinePaymentDetails,
  reportMissingTransfer,
} from '../payments/offline-payment-details';
import { lockOrderMoney } from '../payments/order-money';
import { releaseAndRefundOrder } from '../payments/refund-order';
import { optionalTextIn, textIn, textsIn } from '../shared/local-text';
import { type ConsoleOperator, signedInOperator, storeOf } from './console-sign-in';
import { reasonIn, recordWrite } from './log/record-write';
import { OPERATOR_MESSAGES } from './operator.messages';

const DAY = 24 * 60 * 60_000;

/** Operations that list current orders for the console and execute the operator's decisions. */
export const orderConsole = (): Operations => ({
  listShopOrders: async (request) => {
    const rows = await ordersOfConsole(request.database, {
      since: request.now - DAY,
      storeId: storeOf(request),
    });
    return { orders: await Promise.all(rows.map((row) => toWire(row, request))) };
  },
  decideOrder: async (request) => {
    const { database, params, body, now, orders, config } = request;
    const who = signedInOperator(request);
    const reason = body.reason?.trim() || null;
    if (needsReason(body.decision) && reason === null) refuse(403, 'reason', OPERATOR_MESSAGES.reason);
    await database.transaction(async (tx) => {
      await lockOrderMoney(tx, params.id);
      const order = (await findAnyOrder(tx, params.id)) ?? unknownOrder();
      if (who.storeId !== null && order.store?.id !== who.storeId) unknownOrder();
      const owed = await manualRefundDue(tx, { kind: 'order', id: order.id });
      if (!decisionsOf(order, owed, { now, who }).includes(body.decision))
        refuse(403, 'decision', OPERATOR_MESSAGES.decided);
      await decide(tx, order, { decision: body.decision, reason, goods: goodsIn(body), now, config, who });
      await recordWrite(tx, request, {
        action: 'decideOrder',
        object: 'order',
        id: order.id,
        changes: [
          { field: 'decision', old: null, new: body.decision },
          ...changesBetween(statesOf(order), statesOf(await findAnyOrder(tx, order.id))),
          ...reasonIn(reason),
        ],
      });
    });
    orders.notify(params.id);
    return { message: OPERATOR_MESSAGES.saved[request.language] };
  },
});

const statesOf = (row: OrderRow | null) => ({
  status: row?.status ?? null,
  payment_status: row?.payment_status ?? null,
  refund: row?.refund?.status ?? null,
});

type Decider = { now: number; who: ConsoleOperator };

const decisionsOf = (row: OrderRow, owed: Minor, { now, who }: Decider): OrderDecision[] =>
  orderDecisions(
    stateOf(row),
    { hasPaymentDetails: hasPaymentDetails(row), owesRefund: owed > 0 },
    now,
  ).filter((decision) => mayDecide(who.role, decision, { kind: row.type }));
const hasPaymentDetails = (row: OrderRow): boolean => row.offline_status === 'pending';

const goodsIn = ({ goods = [] }: OperatorOrderDecision): Goods =>
  goods.map(({ item_id: itemId, variation = null, quantity }) => ({ itemId, variation, quantity }));

type Decision = { decision: OrderDecision; reason: string | null; goods: Goods } & Pick<
  RequestContext,
  'now' | 'config'
> & { who: ConsoleOperator };

async function decide(
  tx: Queryable,
  order: OrderRow,
  { decision, reason, goods, now, config, who }: Decision,
): Promise<void> {
  const orderId = order.id;
  // The operator writes in one language, so the same text is used for both.
  const reasonText = reason === null ? null : { en: reason, ar: reason };
  if (decision === 'payment_received') {
    await confirmTransfer(tx, { orderId, now });
    await touchOrder(tx, orderId, now);
  } else if (decision === 'payment_missing') {
    await reportMissingTransfer(tx, { orderId }, now);
    await notifyMissingTransfer(tx, order, now);
    await touchOrder(tx, orderId, now);
  } else if (decision === 'refund_paid') {
    await settleManualRefund(tx, { kind: 'order', id: orderId }, now);
    await touchOrder(tx, orderId, now);
  } else if (decision === 'prescription_priced') {
    const refusal = await offerPrice(tx, order, { goods, now, config });
    if (refusal !== null) refuse(403, 'goods', refusal);
  } else if (decision === 'prescription_approved' || decision === 'prescription_rejected')
    await decidePrescription(tx, {
      orderId,
      refusal: decision === 'prescription_rejected' ? reasonText : null,
      now,
    });
  else if (decision === 'refunded') await approveRefund(tx, orderId, now);
  else if (decision === 'refund_request_canceled') await refuseRefund(tx, orderId, { answer: reason, now });
  else await move(tx, order, { to: decision, reasonText, now, config, who });
}

type Step = { to: OrderStatus; reasonText: { en: string; ar: string } | null } & Pick<
  RequestContext,
  'now' | 'config'
> & { who: ConsoleOperator };

async function move(tx: Queryable, order: OrderRow, step: Step): Promise<void> {
  const { to, reasonText, now, config, who } = step;
  const isByStore = who.role === 'store';
  const by = isByStore ? 'store' : 'operator';
  const refusal = await moveOrder(tx, order, { to, by, now, rewards: config });
  if (refusal !== null) refuse(403, 'decision', OPERATOR_MESSAGES.decided);
  await sendCourier(tx, order, to);
  await takeCash(tx, order, { to, now });
  if (to !== 'canceled' && to !== 'failed') return;
  await tx.query('update orders set cancellation_reason = $2::jsonb, cancelled_by = $3 where id = $1', [
    order.id,
    reasonText && JSON.stringify(reasonText),
    isByStore ? 'store' : 'admin',
  ]);
  await releaseAndRefundOrder(tx, { orderId: order.id, now });
}

/**
 * Returns a line as text: quantity, choices, add-ons, person [CART-73], note to the kitchen [CART-70], and
 * the instruction for an unavailable item.
 */
function lineText(
  { quantity, name, choices, add_ons, if_unavailable: if_missing, note, person }: OrderLineRow,
  language: Language,
): string {
  const chosen = choices.flatMap(({ values }) => values.map((value) => textIn(value, language)));
  const added = add_ons.map(
    (addOn) => `+ ${timesIn(addOn.quantity, textIn(addOn.name, language), language)}`,
  );
  return [
    listIn([timesIn(quantity, textIn(name, language), language), ...chosen, ...added], language),
    ...(person === null
      ? []
      : [OPERATOR_MESSAGES.linePerson[language].replace('{name}', () => `\u2068${person}\u2069`)]),
    ...(note === null
      ? []
      : [OPERATOR_MESSAGES.lineNote[language].replace('{note}', () => `\u2068${note}\u2069`)]),
    ...(if_missing === null ? [] : [OPERATOR_MESSAGES.ifMissing[if_missing][language]]),
  ].join(' · ');
}

/** Returns the lines that the customer reported in the refund request, under the names in the order. */
const problemsOf = (
  { lines: reported }: NonNullable<OrderRow['refund']>,
  lines: readonly OrderLineRow[],
  language: Language,
) =>
  reported.flatMap(({ order_detail_id, problem }) => {
    const line = lines.find(({ id }) => id === order_detail_id);
    return line ? [{ name: textIn(line.name, language), quantity: line.quantity, problem }] : [];
  });

async function toWire(row: OrderRow, request: RequestContext): Promise<OperatorOrder> {
  const { database, language, now, currency } = request;
  const lines = await linesOf(database, row.id);
  const owed = await manualRefundDue(database, { kind: 'order', id: row.id });
  const who = signedInOperator(request);
  const decisions = decisionsOf(row, owed, { now, who });
  const shelf =
    row.store !== null && decisions.includes('prescription_priced')
      ? await pharmacyItemsOf(database, row.store.id)
      : [];
  return {
    id: row.id,
    status: row.status,
    type: row.type,
    store: row.store && textIn(row.store.name, language),
    contact_name: row.contact_name,
    contact_phone: row.contact_phone,
    address: row.destination?.address ?? null,
    total: fromMinor(row.total, currency),
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    rest_payment_method: row.payments.find(({ method }) => method !== 'wallet')?.method ?? null,
    paid_amount: fromMinor(row.paid, currency),
    refund_owed: fromMinor(owed, currency),
    lines: lines.map((line) => lineText(line, language)),
    note: row.note ?? optionalTextIn(row.parcel?.category.name ?? null, language),
    delivery_instruction: row.delivery_instruction,
    cutlery: row.wants_cutlery,
    schedule_at: row.scheduled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    transfer:
      // Stores must not see the customer's bank details.
      row.offline_status === null || who.role === 'store'
        ? null
        : await offlinePaymentDetails(database, { orderId: row.id }, language),
    waits_for: orderWaits(stateOf(row), hasPaymentDetails(row)),
    prescription: row.prescription_images,
    prescription_answer: optionalTextIn(row.prescription?.reason ?? null, language),
    refund: row.refund && {
      reason: textIn(row.refund.reason, language),
      lines: problemsOf(row.refund, lines, language),
      note: row.refund.note,
      images: row.refund.images,
      answer: row.refund.answer,
    },
    cancellation_reason: optionalTextIn(row.cancellation_reason, language),
    shelf: shelf.map(({ id, name, variation, price }) => ({
      id,
      variation: optionalTextIn(variation, language),
      name: listIn(
        [textIn(name, language), ...textsIn(variation === null ? [] : [variation], language)],
        language,
      ),
      price: fromMinor(price, currency),
    })),
    decisions,
  };
}
