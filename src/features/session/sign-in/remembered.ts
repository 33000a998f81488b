import { isPhone } from '../../../../domain/contact';
import { deviceValue } from '../../../platform/storage/device-values';
import { forgetDraft, readDraft, writeDraft } from '../../../platform/storage/drafts';

/** Stores the phone number with a pending code, so that it survives a reload. */
export const expectedAt = {
  read: (): string | null => {
    const phone = readDraft(CODE);
    return typeof phone === 'string' && isPhone(phone, 'signIn') ? phone : null;
  },
  write: (phone: string | null): void => (phone === null ? forgetDraft(CODE) : writeDraft(CODE, phone)),
};

const CODE = 'code-expected-at';
const LONGEST = 255;

/**
 * Stores the contact of the last sign-in, if the customer chose so. The password is never stored [AUTH-19,
 *
 */
export const rememberedContact = {
  read: (): string | null => deviceValue('remembered_contact').read()?.slice(0, LONGEST) || null,
  /** Stores the contact. `null` removes the stored one. */
  write: (contact: string | null): void => deviceValue('remembered_contact').write(contact),
};
