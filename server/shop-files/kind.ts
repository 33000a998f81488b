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

/** Child rows of a record. An import replaces all of them. */
type Parts = {
  table: string;
  owner: string;
  fields: Fields;
  /** Converts one part of a record to several rows. `gather` does the reverse. */
  spread?: (record: Json) => Json[];
  gather?: (rows: Json[]) => Json[];
};

/** A kind of record: its file or folder, and its table. */
export type Kind = {
  name: string;
  table: string;
  fields: Fields;
  /** The column that stores the key. Absent: the table `shop_keys` stores it. */
  keyColumn?: string;
  /** True if the key in the file is the id of the row. */
  isKeyed?: true;
  /** The column of each field whose column has another name. */
  columns?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, Parts>>;
  /** True if new rows get the time of the import as their creation time. */
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
/** Opening hours of some days, or of every day if no days are listed. */
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
