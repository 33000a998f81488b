import { tabValue } from '../../../platform/storage/device-values';

const CODE = /^[\w-]{1,40}$/;

/**
 * Stores the code of a referral link in the tab until the sign-up. Such a link may open any page [AUTH-39].
 */
export function saveReferralCode(): void {
  const code = codeIn(window.location.href) ?? codeIn(firstAddress());
  if (code !== null) tabValue('souk-ref').write(code);
}

export function storedReferralCode(): string {
  saveReferralCode();
  return tabValue('souk-ref').read() ?? '';
}

function codeIn(address: string): string | null {
  const code = URL.canParse(address) ? new URL(address).searchParams.get('ref') : null;
  return code !== null && CODE.test(code) ? code : null;
}

/** Returns the URL with which the page was loaded. The visitor may have navigated since. */
const firstAddress = (): string => performance.getEntriesByType?.('navigation')[0]?.name ?? '';
