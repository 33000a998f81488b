import type { ActorRefFrom } from 'xstate';
import { fromPromise } from 'xstate';
import type { accountSecurityMachine } from '../../../../machines/account/account-security.machine';
import { passkeyMachine } from '../../../../machines/account/passkey.machine';
import type { ProfileApi } from '../../../api/profile-api';
import type { EffectsOf } from '../../../platform/flow';
import { createPasskey } from '../../../platform/web-authn';

type Api = Pick<ProfileApi, 'passkeyOptions' | 'keepPasskey'>;

export const providePasskey = (api: () => Promise<Api>) =>
  passkeyMachine.provide({
    actors: {
      checkSupport: fromPromise(async () => {
        if (!('PublicKeyCredential' in window)) return false;
        const { platformAuthenticatorIsAvailable } = await import('@simplewebauthn/browser');
        return platformAuthenticatorIsAvailable();
      }),
      addPasskey: fromPromise(async () => {
        const server = await api();
        return server.keepPasskey(await createPasskey(await server.passkeyOptions()));
      }),
    },
  });

export const passkeyEffects = (
  access: ActorRefFrom<typeof accountSecurityMachine>,
): EffectsOf<typeof passkeyMachine> => ({ 'passkey.added': (event) => access.send(event) });
