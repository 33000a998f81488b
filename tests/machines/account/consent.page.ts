import type { SnapshotFrom } from 'xstate';
import { type Consent, isSameConsent } from '../../../domain/consent';
import type { consentMachine } from '../../../machines/account/consent.machine';
import type { Page, Sight, Target } from '../../support/model/page';
import { toastOfFailure } from '../shared/failures.words';
import { answers, failsToWrite } from '../shared/page-parts';
import { answersPerson, signedIn } from './account-parts';
import { consentModel } from './consent.model';

type At = SnapshotFrom<typeof consentMachine>;

const SAVE = '/customer/update-consent';
const switches = { orders: 'My orders and trips', offers: 'Offers and news' } as const;
const choices = Object.keys(switches) as (keyof Consent)[];
const switchOf = (choice: keyof Consent): Target => ({ role: 'switch', name: switches[choice] });
const moved = (from: Consent, to: Consent) => choices.filter((choice) => from[choice] !== to[choice]);

const shown = (consent: Consent): Sight[] =>
  choices.map((choice) => ({ sees: { ...switchOf(choice), isChecked: consent[choice] } }));
const isSent = (at: At, consent: Consent): boolean => {
  const running = at.children.saveConsent?.getSnapshot() as { input: Consent } | undefined;
  return running !== undefined && isSameConsent(running.input, consent);
};

export const consentPage: Page<typeof consentMachine> = {
  model: {
    // The server returns the choices that it received.
    fixtures: [
      ...consentModel.fixtures,
      { type: 'xstate.done.actor.saveConsent', output: { orders: false, offers: true } },
    ] as never,
  },
  open: () => ({ path: '/settings?scenario=CFG-BASE', storage: signedIn }),
  calls: [SAVE],
  fixed: answersPerson,
  acts: {
    'consent.chosen': ({ consent }: { consent: Consent }, at) =>
      moved(at.context.wanted, consent).map((choice) => ({ act: 'press' as const, on: switchOf(choice) })),
  },
  answers: {
    'xstate.done.actor.saveConsent': () => [answers(SAVE, {})],
    'xstate.error.actor.saveConsent': (error: object) => [failsToWrite(SAVE, error)],
  },
  timers: {},
  sights: {
    settled: ({ context }) => shown(context.saved),
    'settled.quiet': [{ misses: 'We couldn’t connect. Check your connection and try again.' }],
    'settled.failed': ({ context }) => (context.failure ? [{ shows: toastOfFailure(context.failure) }] : []),
    saving: ({ context }) => shown(context.wanted),
  },
  impossible: {
    'consent.chosen': ({ consent }: { consent: Consent }, { context }) =>
      moved(context.wanted, consent).length === 1 ? null : 'one press changes one switch',
    'xstate.done.actor.saveConsent': ({ output }: { output: Consent }, at) =>
      isSent(at, output) ? null : 'the server stores what it receives',
  },
  endsIn: [],
};
