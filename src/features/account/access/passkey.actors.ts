import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { passkeyMachine } from '../../../../machines/account/passkey.machine';
import { ApiError } from '../../../api/api-error';
import type { ProfileApi } from '../../../api/profile-api';

type Api = Pick<ProfileApi, 'passkeyOptions' | 'keepPasskey'>;

/** What the browser throws when the person closed its question, or let it pass. */
const CLOSED = ['NotAllowedError', 'AbortError'];
/** The device keeps one for this account already. */
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
  const message = i18n._(msg`This device has a passkey for your account.`);
  throw new ApiError('refused', [{ code: 'passkey', message }]);
}
