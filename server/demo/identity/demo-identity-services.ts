import type { Queryable } from '../../db/database';
import { normalPhone } from '../../features/session/accounts/contacts';
import type { PhoneProvider } from '../../features/session/services/identity.types';
import type { FakeServices } from '../../features/session/services/identity-services';
import { SESSION_MESSAGES } from '../../features/session/session.messages';
import { demoOutgoing } from '../outbox/outbox';
import { demoProvider } from './demo-provider';

/** The code in every email and text message of the demo. */
export const DEMO_CODE = '123456';

const SESSION = 'demo-';

/** Simulates the provider that sends phone codes. Its session ids are `demo-<phone>`. */
const demoPhone: PhoneProvider = {
  isOurs: true,
  async refusalOf({ sessionInfo, phone }, checkOurs) {
    const isOfPhone =
      sessionInfo.startsWith(SESSION) && normalPhone(sessionInfo.slice(SESSION.length)) === phone;
    const isRight = isOfPhone && (await checkOurs());
    return isRight ? null : SESSION_MESSAGES.wrongProviderCode;
  },
};

/** Simulates every identity service that is not configured. */
export const demoIdentityServices = (database: Queryable, wallClock: () => number): FakeServices => ({
  outgoing: demoOutgoing(database, wallClock),
  fixedCode: DEMO_CODE,
  social: {
    google: demoProvider('google', database),
    facebook: demoProvider('facebook', database),
    apple: demoProvider('apple', database),
  },
  phone: demoPhone,
});
