import type { Contract } from '../../contract/types.gen';
import type { OpeningHours } from '../../domain/catalogue';
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

/** Times are local, such as `18:30`. `closedUntil`: an ISO 8601 time. */
export type StoreOpeningState = {
  isOpen: boolean;
  opensAt: string | null;
  closesAt: string | null;
  closedUntil: string | null;
  hours: OpeningHours[];
};

export const toStoreOpening = (wire: Wire<Contract['OperatorStoreOpening']>): StoreOpeningState => ({
  isOpen: wire.is_open === true,
  opensAt: optionalText(wire.opens_at),
  closesAt: optionalText(wire.closes_at),
  closedUntil: optionalText(wire.closed_until),
  hours: wiresOf(wire.hours).map((period) => ({
    day: requiredNumber(period, 'day'),
    opens: requiredText(period, 'opens'),
    closes: requiredText(period, 'closes'),
  })),
});
