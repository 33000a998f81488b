import { claimsOf, type SocialKit, textOrNull } from './kit';
import { providerFailed, SocialError } from './social-error';

type AppleAnswer = {
  authorization: { id_token?: string };
  /** Name and email. Apple sends them only at the first sign-in. */
  user?: { email?: string; name?: { firstName?: string; lastName?: string } };
};
type AppleId = {
  auth: {
    init(options: { clientId: string; scope: string; redirectURI: string; usePopup: boolean }): void;
    signIn(): Promise<AppleAnswer>;
  };
};

const appleId = () => (window as { AppleID?: AppleId }).AppleID;

export const appleKit: SocialKit = {
  library: 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js',
  identify: async ({ clientId, redirectUrl }) => {
    const apple = appleId();
    if (!apple) throw providerFailed('apple');
    apple.auth.init({
      clientId,
      scope: 'name email',
      redirectURI: new URL(redirectUrl ?? '/auth/sign-in', window.location.origin).href,
      usePopup: true,
    });
    const { authorization, user } = await apple.auth.signIn().catch(explained);
    const token = authorization.id_token;
    if (!token) throw providerFailed('apple');
    const { sub, email } = claimsOf(token);
    const name = [user?.name?.firstName, user?.name?.lastName].filter(Boolean).join(' ');
    return {
      medium: 'apple',
      token,
      uniqueId: String(sub),
      email: textOrNull(email) ?? textOrNull(user?.email),
      name: textOrNull(name),
      idToken: token,
    };
  },
};

function explained(problem: unknown): never {
  const { error } = (problem ?? {}) as { error?: unknown };
  if (error === 'popup_closed_by_user' || error === 'user_cancelled_authorize')
    throw new SocialError('cancelled');
  if (error === 'popup_blocked_by_browser') throw new SocialError('blocked');
  throw providerFailed('apple', problem);
}
