import { type Consent, consentByDefault, consentIn } from '../../../../domain/consent';

const KEY = 'communication-consent';
const VERSION = 1;

/** A guest's wishes are kept on the device; a broken value counts as none [STO-02]. */
export function readDeviceConsent(): Consent {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { version?: unknown };
    return (stored.version === VERSION ? consentIn(stored) : null) ?? consentByDefault;
  } catch {
    return consentByDefault;
  }
}

/** Where nothing can be kept, it lasts as long as the page. */
export function keepDeviceConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...consent }));
  } catch {
    return;
  }
}
