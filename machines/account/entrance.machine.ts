import { type EventObject, emit, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { notProvidedCallback } from '../shared/not-provided';

type EntranceInput = {
  /** The private page: the way back to it. */
  href: string;
  /** Guests are told there, not asked. */
  onlyTells: boolean;
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
    /** Tells who is there, whenever that changes. */
    watchVisitor: notProvidedCallback<EventObject>('watchVisitor'),
  },
  guards: { isOnlyTold: ({ context }) => context.onlyTells },
  actions: {
    requestSignIn: emit(({ context: { href } }) => ({ type: 'signIn.requested' as const, href })),
  },
}).createMachine({
  id: 'entrance',
  description: 'Whether a private page asks a guest to sign in, or waits until they wish to.',
  meta: { title: 'Entrance of a private page', rules: ['NAV-25', 'PERM-12'] },
  context: ({ input }) => input,
  initial: 'waiting',
  invoke: {
    id: 'watchVisitor',
    src: 'watchVisitor',
    onError: { description: 'The button is there as ever.', target: '.outside' },
  },
  on: { 'person.known': '.inside' },
  states: {
    waiting: {
      meta: { title: 'Who is there?' },
      on: {
        'guest.known': [
          { meta: { rules: ['WAL-06', 'LOY-03'] }, guard: 'isOnlyTold', target: 'outside' },
          {
            description: 'Once for each page, whatever opens above it.',
            meta: { rules: ['PERM-12'] },
            target: 'outside',
            actions: 'requestSignIn',
          },
        ],
      },
    },
    outside: {
      meta: { title: 'A guest', rules: ['NAV-25'] },
      on: { 'signIn.chosen': { actions: 'requestSignIn' } },
    },
    inside: {
      description: 'Who leaves here, or is sent away, is not asked to come back at once.',
      meta: { title: 'A person' },
      on: { 'guest.known': 'outside' },
    },
  },
});
