import { revokeToken } from '../features/session/tokens/tokens';
import type { Shop } from '../http/shop';
import { FAY } from './world/people/customers';

const CALLS = 2;

/** Simulates expiring sessions: the tokens of the demo customer Fay expire at the third call [AUTH-61]. */
export const withExpiringTokens = (shop: Shop): Shop => ({
  ...shop,
  async identify(security, authorization, context) {
    const caller = await shop.identify(security, authorization, context);
    const { database } = context;
    if (caller.userId !== FAY || caller.tokenHash === null) return caller;
    const counted = await database.query(
      `update access_tokens set calls_left = coalesce(calls_left, $2) - 1
      where token_hash = $1 and coalesce(calls_left, $2) > 0 returning 1`,
      [caller.tokenHash, CALLS],
    );
    if (counted.length > 0) return caller;
    await revokeToken(database, caller.tokenHash);
    return shop.identify(security, authorization, context);
  },
});
