import { fromPromise } from 'xstate';
import { type Consent, consentByDefault, consentIn } from '../../../../domain/consent';
import { consentMachine } from '../../../../machines/account/consent.machine';
import type { AccountApi } from '../../../api/account-api';
import type { EffectsOf } from '../../../platform/flow';
import { deviceValue } from '../../../platform/storage/device-values';

/** Saves the choices in the account. For guests: on the device [PROF-12]. */
export const provideConsent = (api: Pick<AccountApi, 'own'>, isSignedIn: boolean) =>
  consentMachine.provide({
    actors: {
      saveConsent: fromPromise(async ({ input, signal }) => {
        if (isSignedIn) await (await api.own()).saveConsent(input, signal);
        else keepDeviceConsent(input);
        return input;
      }),
    },
  });

export const consentEffects: EffectsOf<typeof consentMachine> = {
  'consent.saved': (_, sendToRoot) => sendToRoot({ type: 'profile.changed' }),
};

const stored = () => deviceValue('communication-consent');
const VERSION = 1;

/** Returns the choices of a guest. An invalid stored value is ignored [STO-02]. */
export function readDeviceConsent(): Consent {
  const value = (stored().readJson() ?? {}) as { version?: unknown };
  return (value.version === VERSION ? consentIn(value) : null) ?? consentByDefault;
}

const keepDeviceConsent = (consent: Consent): void => stored().writeJson({ version: VERSION, ...consent });
