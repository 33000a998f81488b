/** What somebody wants to be told of [PROF-12]. */
export type Consent = { orders: boolean; offers: boolean };

/** Nothing is assumed: offers come only to whoever wants them. */
export const consentByDefault: Consent = { orders: true, offers: false };

export const isSameConsent = (one: Consent, other: Consent): boolean =>
  one.orders === other.orders && one.offers === other.offers;

/** Null for what is no whole answer. */
export function consentIn(value: unknown): Consent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { orders, offers } = value as Record<string, unknown>;
  return typeof orders === 'boolean' && typeof offers === 'boolean' ? { orders, offers } : null;
}
