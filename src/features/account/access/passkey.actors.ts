import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActorRefFrom } from 'xstate';
import { fromPromise } from 'xstate';
import type { accountSecurityMachine } from '../../../../machines/account/account-security.machine';
import { passkeyMachine } from '../../../../machines/account/passkey.machine';
import { ApiError } from '../../../api/api-error';
import type { ProfileApi } from '../../../api/profile-api';
import type { EffectsOf } from '../../../platform/flow';

type Api = Pick<ProfileApi, 'passkeyOptions' | 'keepPasskey'>;

/** Names of the errors that the browser throws if the customer closes its dialog or lets it time out. */
const CLOSED = ['NotAllowedError', 'AbortError'];
/** Name of the error if the device already has a passkey of this account. */
const KNOWN = 'InvalidStateError';

export const providePasskey = (api: () => Promise<Api>) =>
  passkeyMachine.provide({
    actors: {
      checkSupport: fromPromise(async () => {
        if (!('PublicKeyCredential' in window)) return false;
        const { platformAuthenticatorIsAvailable } = await import('@simplewebauthn/browser');
        return platformAuthenticatorIsAvailable();
      }),
      addPasskey: fromPromise(async () => {
        const { startRegistration } = await import('@simplewebauthn/browser');
        const server = await api();
        const optionsJSON = (await server.passkeyOptions()) as never;
        const credential = await startRegistration({ optionsJSON }).catch(explained);
        return server.keepPasskey(credential);
      }),
    },
  });

function explained(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (CLOSED.includes(name)) throw { code: 'cancelled' };
  if (name !== KNOWN) throw error;
  const message = i18n._(msg`This device already has a passkey for your account.`);
  throw new ApiError('refused', [{ code: 'passkey', message }]);
}

export const passkeyEffects = (
  access: ActorRefFrom<typeof accountSecurityMachine>,
): EffectsOf<typeof passkeyMachine> => ({ 'passkey.added': (event) => access.send(event) });
