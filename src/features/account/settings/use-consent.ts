import { fromPromise } from 'xstate';
import { type Consent, consentByDefault, consentIn } from '../../../../domain/consent';
import type { Person } from '../../../../domain/person';
import { consentMachine } from '../../../../machines/account/consent.machine';
import type { AccountApi } from '../../../api/account-api';
import { type EffectsOf, useFlow, usePage } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { createBrowserStore, readJson, writeJson } from '../../../platform/storage/browser-store';
import { useRunningActor } from '../../../ui/running-actors';

/** Stores the choices in the account, or on the device for guests [PROF-12]. */
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

const CONSENT_EFFECTS: EffectsOf<typeof consentMachine> = {
  'consent.kept': (_, tell) => tell({ type: 'profile.changed' }),
};

export function useConsent(person: Person | null) {
  const { account } = useApi();
  const flow = usePage(() => provideConsent(account, person !== null), {
    input: { kept: person?.consent ?? readDeviceConsent() },
    effects: CONSENT_EFFECTS,
  });
  useRunningActor(flow);
  return {
    consent: useFlow(flow, ({ context }) => context.wanted),
    failure: useFlow(flow, ({ context }) => context.failure),
    choose: (consent: Consent) => flow.send({ type: 'consent.chosen', consent }),
  };
}

const KEY = 'communication-consent';
const VERSION = 1;

/** An invalid value counts as none [STO-02]. */
function readDeviceConsent(): Consent {
  const stored = (readJson(createBrowserStore(), KEY) ?? {}) as { version?: unknown };
  return (stored.version === VERSION ? consentIn(stored) : null) ?? consentByDefault;
}

const keepDeviceConsent = (consent: Consent): void =>
  writeJson(createBrowserStore(), KEY, { version: VERSION, ...consent });
