import { allStores } from '../stores/all-stores';
import { text } from '../support/text';
import type { Text, WorldTable } from '../world.types';

type AddOnRow = { id: number; store_id: number; name: Text; price: number; percent: number | null };

const addOn = (id: number, storeId: number, name: Text, price: number): AddOnRow => ({
  id,
  store_id: storeId,
  name,
  price,
  percent: null,
});

export const colaOfBasil = addOn(1, 1, text('Cola', 'كولا'), 200);
export const garlicDipOfBasil = addOn(2, 1, text('Garlic dip', 'غموس الثوم'), 80);
export const serviceOfSushiZen: AddOnRow = {
  ...addOn(3, 13, text('Service +5 %', 'خدمة +5٪'), 0),
  percent: 5,
};

const usual: [Text, number][] = [
  [text('Cola', 'كولا'), 200],
  [text('Still water', 'ماء'), 100],
  [text('Garlic dip', 'غموس الثوم'), 80],
  [text('Chilli sauce', 'صلصة حارة'), 60],
  [text('Extra bread', 'خبز إضافي'), 70],
];

const FOOD = 1;
const ID_STEP = 10;

const generated = allStores
  .filter(({ moduleId, id }) => moduleId === FOOD && id !== colaOfBasil.store_id)
  .flatMap(({ id }) =>
    usual.map(([name, price], index) => addOn(1000 + id * ID_STEP + index, id, name, price)),
  );

const fixtures = [colaOfBasil, garlicDipOfBasil, serviceOfSushiZen];

export const addOns: WorldTable = { table: 'add_ons', rows: [...fixtures, ...generated] };

export const addOnIdsOf = (storeId: number): number[] =>
  [...fixtures, ...generated]
    .filter(({ store_id, percent }) => store_id === storeId && percent === null)
    .map(({ id }) => id);
