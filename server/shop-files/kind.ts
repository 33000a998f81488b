import {
  clock,
  decimal,
  type Fields,
  integer,
  type Json,
  listOf,
  money,
  one,
  oneOf,
  reduction,
  required,
  words,
} from './fields';

/** Child rows that are replaced with their parent. */
type Parts = {
  table: string;
  owner: string;
  fields: Fields;
  /** Several rows from one record. */
  spread?: (record: Json) => Json[];
  gather?: (rows: Json[]) => Json[];
};

/** One file or folder of a shop and its table. */
export type Kind = {
  name: string;
  table: string;
  fields: Fields;
  /** The column of the key itself, if there is one. */
  keyColumn?: string;
  /** The key of the file is the id itself. */
  isKeyed?: true;
  /** Columns whose names differ from the field's. */
  columns?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, Parts>>;
  /** A new row's age counts from its import. */
  hasAge?: true;
};

export const FEES = {
  per_km: money(),
  minimum_charge: money(),
  maximum_charge: money(),
  fixed_charge: money(),
};
export const place = { lat: required(decimal(-90, 90)), lng: required(decimal(-180, 180)) };
export const position = integer(0);
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** Opening hours for the same days, or for every day. */
export const hours = (owner: string, table: string): Parts => ({
  table,
  owner,
  fields: { days: listOf(DAYS), opens: required(clock), closes: required(clock) },
  spread: ({ days, opens, closes }) => {
    const named = days as string[];
    return DAYS.map((name, day) => ({ name, day, opens, closes }))
      .filter(({ name }) => named.length === 0 || named.includes(name))
      .map(({ name: _, ...row }) => row);
  },
  gather: (rows) => {
    const times = [...new Set(rows.map(({ opens, closes }) => `${opens}-${closes}`))];
    return times.map((time) => {
      const [opens, closes] = time.split('-');
      const open = rows.filter((row) => row.opens === opens && row.closes === closes);
      return {
        days: open.length === DAYS.length ? [] : open.map(({ day }) => DAYS[day as number]),
        opens,
        closes,
      };
    });
  },
});
export const links = (owner: string, table: string, kind: string, column: string): Parts => ({
  table,
  owner,
  fields: { [column]: required(one(kind)) },
});
export const contact = { phone: words, email: words };
export const discount = { discount_type: oneOf(['percent', 'amount']), discount: reduction };
