import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import { lockAccount } from '../session/accounts/account.store';
import { signedIn } from '../shared/signed-in';
import { ACCOUNT_MESSAGES } from './account.messages';
import { storePushToken, storeZone } from './device.store';

/** Stores the push token and the zone of the signed-in customer. */
export const deviceRoutes = (): Operations => ({
  storeDeviceToken: async (request) => {
    const { database, body, language, tokenHash } = request;
    const customerId = signedIn(request);
    await database.transaction(async (tx) => {
      await lockAccount(tx, customerId);
      if (tokenHash !== null)
        await storePushToken(tx, { token: body.cm_firebase_token, accessTokenHash: tokenHash });
    });
    return { message: ACCOUNT_MESSAGES.tokenStored[language] };
  },
  updateCustomerZone: async (request) => {
    const { database, language, zoneIds } = request;
    const isKnown = await storeZone(database, signedIn(request), zoneIds);
    if (!isKnown) refuse(403, 'zoneId', ACCOUNT_MESSAGES.unknownZone);
    return { message: ACCOUNT_MESSAGES.zoneStored[language] };
  },
  updateConsent: async (request) => {
    const { database, body, language } = request;
    await database.query('update customers set wants_order_news = $2, wants_offers = $3 where id = $1', [
      signedIn(request),
      body.orders,
      body.offers,
    ]);
    return { message: ACCOUNT_MESSAGES.consentStored[language] };
  },
});
