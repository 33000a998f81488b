import type { Consent } from '../../../../domain/consent';
import type { Person } from '../../../../domain/person';
import { useFlow, usePage } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { useRunningActor } from '../../../ui/running-actors';
import { consentEffects, provideConsent, readDeviceConsent } from './consent.actors';

export function useConsent(person: Person | null) {
  const { account } = useApi();
  const flow = usePage(() => provideConsent(account, person !== null), {
    input: { saved: person?.consent ?? readDeviceConsent() },
    effects: consentEffects,
  });
  useRunningActor(flow);
  return {
    consent: useFlow(flow, ({ context }) => context.wanted),
    failure: useFlow(flow, ({ context }) => context.failure),
    choose: (consent: Consent) => flow.send({ type: 'consent.chosen', consent }),
  };
}
