import type { Contract } from '../../contract/types.gen';
import { toMinor } from '../../domain/money';
import type { ReorderChange, ReorderLine, ReorderPreview } from '../../domain/placed-order';
import {
  isOn,
  listOf,
  numberOr,
  optionalNumber,
  optionalText,
  pictureOf,
  requiredNumber,
  requiredText,
  textOr,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

const money = (value: unknown): number => toMinor(numberOr(value, 0));

const CHANGES: readonly ReorderChange[] = [
  'gone',
  'sold_out',
  'fewer',
  'not_now',
  'options',
  'add_ons',
  'price',
];

export function toReorderPreview(value: Wire<Contract['ReorderPreview']> | null | undefined): ReorderPreview {
  const wire = wireOf(value, 'reorder');
  return {
    orderId: requiredNumber(wire, 'order_id'),
    moduleId: requiredNumber(wire, 'module_id'),
    storeId: requiredNumber(wire, 'store_id'),
    storeName: textOr(wire.store_name, ''),
    isOpen: isOn(wire.store_open),
    opensAt: optionalText(wire.store_opens_at),
    otherStore: optionalText(wire.other_store),
    lines: wiresOf(wire.lines).map(toReorderLine),
    token: requiredText(wire, 'token'),
  };
}

const toReorderLine = (wire: Wire<Contract['ReorderLine']>): ReorderLine => ({
  id: requiredNumber(wire, 'order_detail_id'),
  name: textOr(wire.name, ''),
  imageUrl: pictureOf(wire.image_full_url),
  quantity: numberOr(wire.quantity, 1),
  available: numberOr(wire.available_quantity, 0),
  oldPrice: money(wire.old_price),
  price: optionalNumber(wire.price) === null ? null : money(wire.price),
  changes: CHANGES.filter((change) => listOf<unknown>(wire.changes).includes(change)),
});
