import type { newsletterMachine } from '../../../machines/site/newsletter.machine';
import type { Page, Target } from '../../support/model/page';
import { toastOfFailure } from '../shared/failures.words';
import { answers, failsToWrite, livesInHarbour } from '../shared/page-parts';

const SUBSCRIBE = '/newsletter/subscribe';
const field: Target = { role: 'textbox', name: 'Email for the newsletter' };
const button: Target = { role: 'button', name: 'Subscribe' };

export const newsletterPage: Page<typeof newsletterMachine> = {
  open: () => ({
    path: '/help-and-support?scenario=CFG-BASE',
    storage: { ...livesInHarbour, guest_id: 'guest-1' },
  }),
  calls: [SUBSCRIBE],
  acts: {
    'newsletter.submitted': ({ email }: { email: string }) => [
      { act: 'type', into: field, text: email },
      { act: 'press', on: button },
    ],
  },
  answers: {
    'xstate.done.actor.subscribe': () => [answers(SUBSCRIBE, {})],
    'xstate.error.actor.subscribe': (error: object) => [failsToWrite(SUBSCRIBE, error)],
  },
  timers: {},
  sights: {
    idle: [{ sees: field }, { sees: button }],
    'idle.untouched': [],
    'idle.mistyped': [{ reads: 'Please insert a valid email.' }],
    'idle.subscribed': [{ reads: 'Subscribed Successfully' }],
    'idle.failed': ({ context }) => (context.failure ? [{ shows: toastOfFailure(context.failure) }] : []),
    submitting: [{ sees: { ...button, isBusy: true } }],
  },
  impossible: {},
  endsIn: [],
};
