import type { Contract } from '../../contract/types.gen';
import {
  optionalNumber,
  optionalText,
  pictureOf,
  requiredNumber,
  requiredText,
  type Wire,
  wiresOf,
} from './wire';

export type StoreGood = {
  id: number;
  name: string;
  category: string | null;
  imageUrl: string | null;
  /** `null`: not counted. */
  stock: number | null;
  /** `key` identifies the variation in every language. */
  variations: { key: string; name: string; stock: number | null }[];
};

export const toStoreGoods = (wire: Wire<Contract['OperatorStoreGoods']>): StoreGood[] =>
  wiresOf(wire.goods).map((good) => ({
    id: requiredNumber(good, 'id'),
    name: optionalText(good.name) ?? '',
    category: optionalText(good.category),
    imageUrl: pictureOf(good.image),
    stock: optionalNumber(good.stock),
    variations: wiresOf(good.variations).map((one) => ({
      key: requiredText(one, 'key'),
      name: optionalText(one.name) ?? '',
      stock: optionalNumber(one.stock),
    })),
  }));
