import type { entranceMachine } from '../../../machines/account/entrance.machine';
import type { Page, Target } from '../../support/model/page';
import { livesInHarbour, press } from '../shared/page-parts';
import { answersPerson } from './account-parts';

const WALL = 'You must be login to access this page.';
const dialog: Target = { role: 'dialog', name: 'Sign In' };

export const entrancePage: Page<typeof entranceMachine> = {
  open: ({ href }, events) => ({
    path: `${href}?scenario=CFG-BASE`,
    storage: {
      ...livesInHarbour,
      guest_id: 'guest-1',
      ...(events[0]?.type === 'person.known' && { token: 'token-1' }),
    },
  }),
  inEach: [{ href: '/my-orders', isExplainedOnPage: false }],
  calls: [],
  fixed: answersPerson,
  acts: {
    'guest.known': [],
    'person.known': (_event, before) =>
      before.matches('waiting') ? [] : [{ act: 'otherTab', values: { token: 'token-1' } }],
    'signIn.chosen': [press('button', 'Sign In', { inside: { role: 'main' } })],
  },
  answers: {},
  timers: {},
  sights: {
    waiting: [],
    outside: [{ reads: WALL }],
    inside: [{ misses: WALL }],
  },
  news: { 'signIn.requested': () => [{ sees: dialog }] },
  impossible: {
    'guest.known': (_event, at) =>
      at.matches('inside') ? 'a customer who signs out is redirected to the home page' : null,
    'person.known': (_event, at) => (at.matches('inside') ? 'the session is reported only once' : null),
    'signIn.chosen': (_event, at) =>
      at.context.isExplainedOnPage ? null : 'the sign-in is already open above the page',
    'xstate.error.actor.watchVisitor': 'this effect cannot fail',
  },
  endsIn: [],
};
