import { imageSize } from 'image-size';
import type { Goods } from '../../../domain/operator';
import type { Queryable } from '../../db/database';
import { offerPrice, pharmacyItemsOf } from '../../features/checkout/prescription/offer-price.operation';
import type { OrderRow } from '../../features/orders/order.rows';
import { findAnyOrder } from '../../features/orders/order.store';
import { decidePrescription } from '../../features/orders/prescription-decision';
import { isPdf } from '../../features/shared/images/uploaded-prescription';
import { optionalTextIn } from '../../features/shared/local-text';
import { shopConfig } from '../../features/shared/site-config';
import type { LocalText } from '../../http/language';

type Case = { orderId: number; now: number };

const READABLE = 200;
const TOO_SMALL: LocalText = {
  en: 'The picture is too small to read. Please send a larger one.',
  ar: 'الصورة صغيرة جدًا وتتعذر قراءتها. يرجى إرسال صورة أكبر.',
};

/**
 * Decides about a waiting prescription: rejects an unreadable one and accepts all others. False: none was
 * waiting [PHAR-05].
 */
export async function reviewPrescription(tx: Queryable, { orderId, now }: Case): Promise<boolean> {
  const waiting = await tx.query<{ bytes: Buffer | null }>(
    `select picture.bytes from prescriptions p
    left join order_pictures picture on p.image = '/pictures/orders/' || picture.name
    where p.order_id = $1 and p.status = 'waiting'`,
    [orderId],
  );
  if (waiting.length === 0) return false;
  const isReadable = waiting.some(({ bytes }) => bytes === null || isLarge(bytes));
  const order = await findAnyOrder(tx, orderId);
  if (isReadable && order?.pricing === 'asked') {
    const goods = await prescribed(tx, order);
    const refusal = await offerPrice(tx, order, { goods, now, config: shopConfig('en') });
    if (refusal !== null) await decidePrescription(tx, { orderId, refusal, now });
    return true;
  }
  await decidePrescription(tx, { orderId, refusal: isReadable ? null : TOO_SMALL, now });
  return true;
}

/** Returns the items for a prescription. The demo always chooses the same ones. */
async function prescribed(tx: Queryable, { store }: OrderRow): Promise<Goods> {
  const shelf = store === null ? [] : await pharmacyItemsOf(tx, store.id);
  return shelf.slice(0, 2).map(({ id, variation }) => ({
    itemId: id,
    variation: optionalTextIn(variation, 'en'),
    quantity: 1,
  }));
}

function isLarge(bytes: Buffer): boolean {
  if (isPdf(bytes)) return true;
  const { width, height } = imageSize(bytes);
  return Math.max(width, height) >= READABLE;
}
