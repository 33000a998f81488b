import { lineTable } from '../support/line-table';
import { emojiPicture, text } from '../support/text';
import type { Text, WorldTable } from '../world.types';

const kinds = lineTable(
  `
  economy | 1f697      | Economy       | اقتصادية
  family  | 1f698      | Family        | عائلية
  suv     | 1f699      | SUV           | دفع رباعي
  luxury  | 1f3ce-fe0f | Luxury        | فاخرة
  van     | 1f690      | Vans & Pickups | فانات وبيك أب
  two     | 1f6f5      | Two Wheels    | دراجات`,
  4,
);

const makers = lineTable(
  `
  aurelia | 2600-fe0f | Aurelia | أوريليا
  kestrel | 1f985     | Kestrel | كيسترل
  marlin  | 1f42c     | Marlin  | مارلن
  tasman  | 1f30a     | Tasman  | تسمان
  volta   | 26a1      | Volta   | فولتا`,
  4,
);

const rowsOf = (list: string[][]) =>
  list.map(([, emoji = '', en = '', ar = ''], index) => ({
    id: index + 1,
    name: text(en, ar),
    image: emojiPicture(emoji),
    position: index + 1,
  }));

export const vehicleCategories: WorldTable = { table: 'vehicle_categories', rows: rowsOf(kinds) };
export const vehicleBrands: WorldTable = { table: 'vehicle_brands', rows: rowsOf(makers) };

export type VehicleSpec = {
  id: number;
  providerId: number;
  categoryId: number;
  brandId: number;
  name: Text;
  emojis: string[];
  seats: number;
  isAutomatic: boolean;
  fuel: string;
  hasAirCondition: boolean;
  hourly: number | null;
  day: number | null;
  distance: number | null;
  total: number;
  discount: { type: 'percent' | 'amount'; value: number } | null;
  isNew: boolean;
};

const position = (list: string[][], key: string): number => {
  const index = list.findIndex(([other]) => other === key);
  if (index < 0) throw new Error(`nothing is called ${key}`);
  return index + 1;
};

const amount = (cell: string): number | null => (cell === '' ? null : Math.round(Number(cell) * 100));

function discountOf(cell: string): VehicleSpec['discount'] {
  if (cell === '') return null;
  if (cell.endsWith('%')) return { type: 'percent', value: Number.parseFloat(cell) };
  return { type: 'amount', value: amount(cell) ?? 0 };
}

/**
 * Columns: id | provider | category | brand | English | Arabic | emojis | properties;
 * then the prices per hour | day | km; then units | discount.
 * Properties: seats, auto or manual, fuel, "ac", "new".
 */
export const vehiclesOf = (source: string): VehicleSpec[] =>
  lineTable(source, 13).map(
    ([
      id,
      provider,
      kind = '',
      maker = '',
      en = '',
      ar = '',
      emojis = '',
      facts = '',
      hour = '',
      day = '',
      km = '',
      units,
      discount = '',
    ]) => {
      const [seats, gears, fuel = '', ...extras] = facts.split(' ');
      return {
        id: Number(id),
        providerId: Number(provider),
        categoryId: position(kinds, kind),
        brandId: position(makers, maker),
        name: text(en, ar),
        emojis: emojis.split(' '),
        seats: Number(seats),
        isAutomatic: gears === 'auto',
        fuel,
        hasAirCondition: extras.includes('ac'),
        hourly: amount(hour),
        day: amount(day),
        distance: amount(km),
        total: Number(units),
        discount: discountOf(discount),
        isNew: extras.includes('new'),
      };
    },
  );
