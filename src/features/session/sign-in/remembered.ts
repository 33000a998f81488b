import { isPhone } from '../../../../domain/contact';
import { deviceValue } from '../../../platform/storage/device-values';
import { forgetDraft, readDraft, writeDraft } from '../../../platform/storage/drafts';

/** The contact with a pending code, kept over a reload. */
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
 * The identifier of the last visit, if the customer chose so; never a password [AUTH-19, Q-99]. Without
 * storage nothing is remembered.
 */
export const rememberedContact = {
  read: (): string | null => deviceValue('remembered_contact').read()?.slice(0, LONGEST) || null,
  /** `null` forgets it. */
  write: (contact: string | null): void => deviceValue('remembered_contact').write(contact),
};
