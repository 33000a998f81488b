import type { ReorderPreview } from '../../../contract/types.gen';
import { customerChoices } from '../../../domain/order-states';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { addAll } from '../cart/add-all';
import { changeCart } from '../cart/cart.routes';
import { readCart } from '../cart/cart.store';
import { cartKeyOf } from '../cart/cart-key';
import { openingOf } from '../shared/item.terms';
import { textIn } from '../shared/local-text';
import { ownOrder } from './access';
import { ORDER_MESSAGES } from './order.messages';
import type { OrderRow } from './order.rows';
import { stateOf } from './order.wire';
import { type OrderToday, orderToday, toWireLine } from './reorder';

/** Operations to order again at today's prices. A preview first shows the differences [ORD-08]. */
export const reorderRoutes = (): Operations => ({
  previewReorder: async (request) => {
    const order = await orderToRepeat(request, request.query.order_id);
    return preview(request, order, await orderToday(request, order.id));
  },
  reorder: async (request) => {
    const { body } = request;
    const order = await orderToRepeat(request, body.order_id);
    const { lines, token } = await orderToday(request, order.id);
    if (token !== body.token) refuse(403, 'changed', ORDER_MESSAGES.reorderChanged);
    const drafts = lines.flatMap(({ draft }) => draft ?? []);
    if (drafts.length === 0) refuse(403, 'nothing_left', ORDER_MESSAGES.nothingLeft);
    const clear_cart = body.clear_cart === true;
    return changeCart(request, (inCart, context, tx) =>
      addAll(
        tx,
        inCart,
        drafts.map((draft) => ({ ...draft, clear_cart })),
        context,
      ),
    );
  },
});

async function orderToRepeat(request: RequestContext, orderId: number): Promise<OrderRow> {
  const order = await ownOrder(request, orderId);
  const { canReorder } = customerChoices(stateOf(order), request.now);
  if (!canReorder || order.store === null) refuse(403, 'order_status', ORDER_MESSAGES.nothingLeft);
  return order;
}

async function preview(
  request: RequestContext,
  { id, module_id, store }: OrderRow,
  { lines, token }: OrderToday,
): Promise<ReorderPreview> {
  const { database, now, config, language } = request;
  const item = lines.find((line) => line.item !== null)?.item ?? null;
  const opening = item && openingOf(item, now, config.utc_offset_minutes);
  const key = { ...(await cartKeyOf({ ...request, moduleId: module_id })), moduleId: module_id };
  const inCart = (await readCart(database, key, now)).lines;
  const other = inCart.find((line) => line.item.store_id !== store?.id);
  return {
    order_id: id,
    module_id,
    store_id: store?.id ?? 0,
    store_name: textIn(store?.name ?? null, language),
    store_open: store?.is_active && opening?.isOpen ? 1 : 0,
    store_opens_at: opening?.opensAt ? new Date(opening.opensAt).toISOString() : null,
    other_store: other ? textIn(other.item.store_name, language) : null,
    lines: lines.map((line) => toWireLine(line, request)),
    token,
  };
}
