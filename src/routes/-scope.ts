import type { RouterContext } from '../platform/router-context';

export const scopeOf = ({ language, place, module }: RouterContext) => ({
  language,
  zoneIds: place()?.zoneIds ?? [],
  module: module(),
});

/** PostgreSQL's largest integer. Larger ids cannot exist. */
const LARGEST_ID = 2 ** 31 - 1;

export const numberIn = (value: unknown): number | undefined => {
  const number = Number(value);
  const isId = Number.isInteger(number) && number > 0 && number <= LARGEST_ID;
  return value !== null && value !== '' && isId ? number : undefined;
};
