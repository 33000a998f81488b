import type { RouterContext } from '../platform/router-context';

/** Where, in which market and in which language a loader asks. */
export const scopeOf = ({ language, place, module }: RouterContext) => ({
  language,
  zoneIds: place()?.zoneIds ?? [],
  module: module(),
});

export const numberIn = (value: unknown): number | undefined => {
  const number = Number(value);
  return value !== null && value !== '' && Number.isInteger(number) && number > 0 ? number : undefined;
};
