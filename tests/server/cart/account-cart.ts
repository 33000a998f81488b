import type { CartEntry, CartMergeResult } from '../../../contract/types.gen';
import type { Person } from '../account/person';
import { FOOD, type Shopper } from './shopper';

export type Draft = {
  item_id: number;
  quantity?: number;
  variation?: unknown;
  add_on_ids?: number[];
  note?: string;
};

export const payload = (draft: Draft) => ({ model: 'Item', price: 0, quantity: 1, ...draft });

export const add = (person: Person, draft: Draft, moduleId = FOOD) =>
  person.send<CartEntry[]>('POST', '/customer/cart/add', { body: payload(draft), moduleId });

export const entriesOf = async (person: Person, moduleId = FOOD): Promise<CartEntry[]> =>
  (await person.send<CartEntry[]>('GET', '/customer/cart/list', { moduleId })).body;

export const contentsOf = async (person: Person, moduleId = FOOD): Promise<[number, number][]> =>
  (await entriesOf(person, moduleId)).map(({ item, quantity }) => [item.id, quantity]);

export const merge = (
  person: Person,
  guest: Shopper,
  options: { keep?: string; moduleId?: number; language?: 'en' | 'ar' } = {},
) => {
  const { keep, moduleId = FOOD, language = 'en' } = options;
  return person.send<CartMergeResult>('POST', '/customer/cart/merge', {
    body: { guest_id: guest.guestId, ...(keep === undefined ? {} : { keep }) },
    moduleId,
    language,
  });
};

export const isEmpty = async (guest: Shopper, moduleId = FOOD): Promise<boolean> =>
  (await guest.list({ moduleId })).entries.length === 0;
