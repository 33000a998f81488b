import type { Config } from '../../../domain/config';
import { createBrowserStore } from './browser-store';
import { createStoredValues, type StoredValues } from './stored-values';

/**
 * Returns the country that the customer chose last, if the operator allows a choice. Otherwise the shop's
 * [LOC-20, Q-94].
 */
export function withOwnCountry<T extends Pick<Config, 'country' | 'hasCountryPicker'>>(
  config: T,
  stored: Pick<StoredValues, 'country' | 'setCountry'>,
): T {
  const country = (config.hasCountryPicker ? stored.country() : null) ?? config.country;
  if (stored.country() !== country) stored.setCountry(country);
  return { ...config, country };
}

/** Stores the country as the default of all phone fields. */
export const saveCountry = (country: string): void =>
  createStoredValues(createBrowserStore()).setCountry(country);
