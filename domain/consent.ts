export type Consent = { orders: boolean; offers: boolean };

/** Offers need an opt-in; messages about orders are on. */
export const consentByDefault: Consent = { orders: true, offers: false };

export const isSameConsent = (one: Consent, other: Consent): boolean =>
  one.orders === other.orders && one.offers === other.offers;

/** Returns the valid consent in the value. `null`: the value is incomplete or malformed. */
export function consentIn(value: unknown): Consent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { orders, offers } = value as Record<string, unknown>;
  return typeof orders === 'boolean' && typeof offers === 'boolean' ? { orders, offers } : null;
}
