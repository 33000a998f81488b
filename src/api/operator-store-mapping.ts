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
  /** The number of pieces. `null`: the stock is not counted. */
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
  storeId: number;
  isOpen: boolean;
  opensAt: string | null;
  closesAt: string | null;
  closedUntil: string | null;
  hours: OpeningHours[];
};

export const toStoreOpening = (wire: Wire<Contract['OperatorStoreOpening']>): StoreOpeningState => ({
  storeId: requiredNumber(wire, 'store_id'),
  isOpen: wire.is_open === true,
  opensAt: optionalText(wire.opens_at),
  closesAt: optionalText(wire.closes_at),
  closedUntil: optionalText(wire.closed_until),
  hours: toWeek(wire.hours),
});

export type StoreHours = { id: number; name: string; hours: OpeningHours[] };

export const toStoreHours = (wire: Wire<Contract['OperatorStoreHoursList']>): StoreHours[] =>
  wiresOf(wire.stores).map((store) => ({
    id: requiredNumber(store, 'id'),
    name: optionalText(store.name) ?? '',
    hours: toWeek(store.hours),
  }));

const toWeek = (wire: Wire<Contract['OperatorStoreOpening']>['hours']): OpeningHours[] =>
  wiresOf(wire).map((period) => ({
    day: requiredNumber(period, 'day'),
    opens: requiredText(period, 'opens'),
    closes: requiredText(period, 'closes'),
  }));
