import { type SocialKit, textOrNull } from './kit';
import { providerFailed, SocialError } from './social-error';

type Profile = { id?: string; name?: string; email?: string };
type Facebook = {
  init(options: { appId: string; version: string }): void;
  login(
    answer: (response: { authResponse: { accessToken: string; userID: string } | null }) => void,
    options: { scope: string },
  ): void;
  api(path: string, parameters: { fields: string }, answer: (profile: Profile) => void): void;
};

const VERSION = 'v21.0';
const facebook = () => (window as { FB?: Facebook }).FB;

export const facebookKit: SocialKit = {
  library: 'https://connect.facebook.net/en_US/sdk.js',
  identify: async ({ clientId }) => {
    const sdk = facebook();
    if (!sdk) throw providerFailed('facebook');
    sdk.init({ appId: clientId, version: VERSION });
    const { accessToken, userID } = await login(sdk);
    const profile = await new Promise<Profile>((resolve) =>
      sdk.api('/me', { fields: 'name,email' }, resolve),
    );
    return {
      medium: 'facebook',
      token: accessToken,
      uniqueId: userID,
      email: textOrNull(profile.email),
      name: textOrNull(profile.name),
      idToken: null,
    };
  },
};

const login = (sdk: Facebook) =>
  new Promise<{ accessToken: string; userID: string }>((resolve, reject) =>
    sdk.login(
      ({ authResponse }) => (authResponse ? resolve(authResponse) : reject(new SocialError('cancelled'))),
      {
        scope: 'public_profile,email',
      },
    ),
  );
