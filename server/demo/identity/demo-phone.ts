import { normalPhone } from '../../features/session/accounts/contacts';
import type { PhoneProvider } from '../../features/session/services/identity.types';
import { SESSION_MESSAGES } from '../../features/session/session.messages';

const SESSION = 'demo-';

/** Plays the provider: its sessions are `demo-<phone>`, its codes are ours. */
export const demoPhone: PhoneProvider = {
  isOurs: true,
  async refusalOf({ sessionInfo, phone }, checkOurs) {
    const isOfPhone =
      sessionInfo.startsWith(SESSION) && normalPhone(sessionInfo.slice(SESSION.length)) === phone;
    const isRight = isOfPhone && (await checkOurs());
    return isRight ? null : SESSION_MESSAGES.wrongProviderCode;
  },
};
