import { isEmail } from '../../../domain/contact';
import { newsletterMachine } from '../../../machines/site/newsletter.machine';
import { createModel } from '../../support/model';
import { refused } from '../session/sign-ins';

export const newsletterModel = createModel(newsletterMachine, {
  fixtures: [
    { type: 'newsletter.submitted', email: 'amira@souk' },
    { type: 'newsletter.submitted', email: 'amira@souk.example' },
    { type: 'xstate.done.actor.subscribe', output: undefined },
    {
      type: 'xstate.error.actor.subscribe',
      error: refused(['email', 'This address is subscribed already.']),
    },
  ],
  vertex: () => null,
  invariants: {
    'only an email address is sent': (at) => !at.matches('submitting') || isEmail(at.context.email),
    'a failed state has a failure': (at) => at.hasTag('failed') === (at.context.failure !== null),
  },
});
