import { normalEmail } from '../accounts/contacts';
import { fetchJson } from '../services/fetch-json';
import type { SocialProvider } from '../services/identity.types';

const GRAPH = 'https://graph.facebook.com';

type Inspection = { data?: { app_id?: string; user_id?: string; is_valid?: boolean } };
type Me = { id?: string; email?: string };

/**
 * Verifies a token with Facebook: whether it is valid, whether it was issued for this site, and whose it is.
 */
export const facebookProvider = (
  appId: string,
  appSecret: string,
  fetchFrom: typeof fetch = fetch,
): SocialProvider => ({
  clientId: appId,
  identityUrl: null,
  async verify({ token, uniqueId }) {
    const inspect = new URLSearchParams({ input_token: token, access_token: `${appId}|${appSecret}` });
    const { body } = await fetchJson<Inspection>(`${GRAPH}/debug_token?${inspect}`, {}, fetchFrom);
    const { data } = body;
    if (data?.is_valid !== true || data.app_id !== appId || data.user_id !== uniqueId) return null;
    const ask = new URLSearchParams({ fields: 'id,email', access_token: token });
    const { body: me } = await fetchJson<Me>(`${GRAPH}/me?${ask}`, {}, fetchFrom);
    if (me.id !== data.user_id) return null;
    return { medium: 'facebook', subject: me.id, email: normalEmail(me.email ?? '') };
  },
});
