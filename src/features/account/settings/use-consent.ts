import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { type Consent, consentByDefault, consentIn } from '../../../../domain/consent';
import type { Person } from '../../../../domain/person';
import { consentMachine } from '../../../../machines/account/consent.machine';
import type { AccountApi } from '../../../api/account-api';
import { useApi } from '../../../platform/shop.context';
import { useNews } from '../../../ui/news';
import { useRunningActor } from '../../../ui/running-actors';
import { useSessionRef } from '../../session/session.context';

/** With the account for whoever has one, on the device for a guest [PROF-12]. */
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

export function useConsent(person: Person | null) {
  const { account } = useApi();
  const session = useSessionRef();
  const [logic] = useState(() => provideConsent(account, person !== null));
  const flow = useActorRef(logic, { input: { kept: person?.consent ?? readDeviceConsent() } });
  useRunningActor(flow);
  useNews(flow, 'consent.kept', () => session.send({ type: 'profile.changed' }));
  return {
    consent: useSelector(flow, ({ context }) => context.wanted),
    failure: useSelector(flow, ({ context }) => context.failure),
    choose: (consent: Consent) => flow.send({ type: 'consent.chosen', consent }),
  };
}

const KEY = 'communication-consent';
const VERSION = 1;

/** A guest's wishes are kept on the device; a broken value counts as none [STO-02]. */
function readDeviceConsent(): Consent {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { version?: unknown };
    return (stored.version === VERSION ? consentIn(stored) : null) ?? consentByDefault;
  } catch {
    return consentByDefault;
  }
}

/** Where nothing can be kept, it lasts as long as the page. */
function keepDeviceConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...consent }));
  } catch {
    return;
  }
}
