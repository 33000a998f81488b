import { type EventObject, emit, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { notProvidedCallback } from '../shared/not-provided';

type EntranceInput = {
  /** The URL of the private page, to return to after signing in. */
  href: string;
  /** True if guests see an explanation on the page instead of a sign-in dialog. */
  isExplainedOnPage: boolean;
};

type Visit = { type: 'guest.known' } | { type: 'person.known' };

export const entranceMachine = setup({
  types: {} as {
    input: EntranceInput;
    context: EntranceInput;
    events: Visit | { type: 'signIn.chosen' };
    emitted: { type: 'signIn.requested'; href: string };
    meta: ChartMeta;
  },
  actors: {
    /** Sends an event whenever the customer signs in or out. */
    watchVisitor: notProvidedCallback<EventObject>('watchVisitor'),
  },
  guards: { isExplainedOnPage: ({ context }) => context.isExplainedOnPage },
  actions: {
    requestSignIn: emit(({ context: { href } }) => ({ type: 'signIn.requested' as const, href })),
  },
}).createMachine({
  id: 'entrance',
  description: 'Decides whether a private page asks a guest to sign in, or waits until the guest does.',
  meta: { title: 'Private page sign-in', rules: ['NAV-25', 'PERM-12'] },
  context: ({ input }) => input,
  initial: 'waiting',
  invoke: {
    id: 'watchVisitor',
    src: 'watchVisitor',
    onError: { description: 'If this fails, the page keeps its sign-in button.', target: '.outside' },
  },
  on: { 'person.known': '.inside' },
  states: {
    waiting: {
      meta: { title: 'Checking who is signed in' },
      on: {
        'guest.known': [
          { meta: { rules: ['WAL-06', 'LOY-03'] }, guard: 'isExplainedOnPage', target: 'outside' },
          {
            description:
              'The page asks the guest to sign in once per visit, even if other layers open above it.',
            meta: { rules: ['PERM-12'] },
            target: 'outside',
            actions: 'requestSignIn',
          },
        ],
      },
    },
    outside: {
      meta: { title: 'Guest', rules: ['NAV-25'] },
      on: { 'signIn.chosen': { actions: 'requestSignIn' } },
    },
    inside: {
      description:
        'A customer who signs out here, or whose session ends, is not asked immediately to sign in again.',
      meta: { title: 'Customer' },
      on: { 'guest.known': 'outside' },
    },
  },
});
