import { LOG_OBJECTS, LOGGED_ACTIONS, type LogFilter } from '../../../domain/operator-log';

/** The URL parameters of the audit log's filter. */
export type LogSearch = {
  person?: number | 'key';
  action?: string;
  object?: string;
  number?: number;
  from?: string;
  to?: string;
  page?: number;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LARGEST = 2_147_483_647;

const count = (value: unknown): number | null => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= LARGEST ? number : null;
};
const dayIn = (value: unknown): string | null =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;

/** Returns the filter in the URL. Invalid values are dropped. */
export const logFilterIn = (search: Record<string, unknown>): LogFilter => ({
  person: search.person === 'key' ? 'key' : count(search.person),
  action: LOGGED_ACTIONS.find((one) => one === search.action) ?? null,
  object: LOG_OBJECTS.find((one) => one === search.object) ?? null,
  objectId: count(search.number),
  from: dayIn(search.from),
  to: dayIn(search.to),
  page: Math.min(count(search.page) ?? 1, 10_000),
});

/** Returns the URL parameters of a filter. Parts that are not set are left out. */
export const logSearchOf = ({ person, action, object, objectId, from, to, page }: LogFilter): LogSearch => ({
  ...(person !== null && { person }),
  ...(action !== null && { action }),
  ...(object !== null && { object }),
  ...(objectId !== null && { number: objectId }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(page > 1 && { page }),
});

export const NO_FILTER: LogFilter = logFilterIn({});
