import { lineTable } from '../support/line-table';
import { slugOf, text } from '../support/text';
import type { StoreSpec, StoreTerms } from './store.types';

const usualTerms: StoreTerms = {
  has_delivery: true,
  has_take_away: true,
  can_schedule: false,
  is_featured: false,
  is_halal: false,
  has_reviews: true,
  minimum_order: 0,
  discount_percent: 0,
  self_delivery: false,
  self_delivery_free: false,
  per_km: null,
  minimum_charge: null,
  maximum_charge: null,
  fixed_charge: null,
  admin_free_type: null,
  admin_free_over: null,
  announcement: null,
  return_days: null,
  return_terms: null,
};

type StoreList = {
  moduleId: number;
  hours: { opens: string; closes: string };
  /** Columns: id | zone | English | Arabic | menus | cover emojis | description | description in Arabic. */
  stores: string;
  terms?: Record<number, Partial<StoreTerms>>;
  otherHours?: Record<number, { opens: string; closes: string }[]>;
};

const LAST_FIXTURE = 29;

const fixtureOf = (id: number): string | null =>
  id <= LAST_FIXTURE ? `ST-${String(id).padStart(2, '0')}` : null;

export const storesOf = ({ moduleId, hours, stores, terms = {}, otherHours = {} }: StoreList): StoreSpec[] =>
  lineTable(stores, 8).map(
    ([number, zone, en = '', ar = '', menus = '', emojis = '', about = '', aboutAr = '']) => {
      const id = Number(number);
      return {
        id,
        fixture: fixtureOf(id),
        slug: slugOf(en),
        moduleId,
        zoneId: Number(zone),
        name: text(en, ar),
        description: text(about, aboutAr),
        menus: menus.split(' ').filter(Boolean),
        emojis: emojis.split(' '),
        terms: { ...usualTerms, ...terms[id] },
        hours: otherHours[id] ?? [hours],
      };
    },
  );
