import { entranceMachine } from '../../../machines/account/entrance.machine';
import { createModel } from '../../support/model';

export const entranceModel = createModel(entranceMachine, {
  input: { href: '/wallet', isExplainedOnPage: true },
  otherInputs: [{ href: '/my-orders', isExplainedOnPage: false }],
  fixtures: [
    { type: 'guest.known' },
    { type: 'person.known' },
    { type: 'signIn.chosen' },
    { type: 'xstate.error.actor.watchVisitor', error: new Error('broken') },
  ],
  vertex: ({ context }) => context.isExplainedOnPage,
  invariants: {
    'only a guest is asked to sign in': (at) => at.can({ type: 'signIn.chosen' }) === at.matches('outside'),
  },
});
