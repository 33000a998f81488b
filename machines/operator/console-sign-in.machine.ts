import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf } from '../shared/event';
import { type Failure, failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

export type ConsoleUpdate = { type: 'console.changed' };

export const consoleSignInMachine = setup({
  types: {} as {
    context: { isInside: boolean; key: string; failure: Failure | null };
    input: { isInside: boolean };
    events: { type: 'key.submitted'; key: string } | { type: 'leave.requested' };
    emitted: ConsoleUpdate;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Exchanges the key for an HttpOnly cookie. */
    enterShop: notProvided<void, { key: string }>('enterShop'),
    leaveShop: notProvided<void, void>('leaveShop'),
  },
  guards: {
    isInside: ({ context }) => context.isInside,
    isKey: ({ event }) => eventOf(event, 'key.submitted').key.trim() !== '',
  },
  actions: {
    setKey: assign(({ event }) => ({ key: eventOf(event, 'key.submitted').key.trim(), failure: null })),
    forgetKey: assign({ key: '' }),
    setFailure: assign(({ event }) => ({ key: '', failure: failureOf(errorOf(event)) })),
    tellChange: emit({ type: 'console.changed' }),
  },
}).createMachine({
  id: 'consoleSignIn',
  description: "The operator signs in with the shop's key, where the server has one.",
  meta: { title: 'Console sign-in', rules: ['X-23', 'PERM-11'] },
  context: ({ input }) => ({ isInside: input.isInside, key: '', failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { title: 'Checking the session' },
      always: [{ guard: 'isInside', target: 'inside' }, { target: 'outside' }],
    },
    outside: {
      meta: { title: 'Asking for the key' },
      on: {
        'key.submitted': { guard: 'isKey', target: 'entering', actions: 'setKey' },
      },
    },
    entering: {
      meta: { title: 'Checking the key' },
      tags: 'busy',
      invoke: {
        id: 'enterShop',
        src: 'enterShop',
        input: ({ context }) => ({ key: context.key }),
        onDone: { target: 'inside', actions: ['forgetKey', 'tellChange'] },
        onError: { target: 'outside', actions: 'setFailure' },
      },
    },
    inside: {
      meta: { title: 'Signed in' },
      on: { 'leave.requested': 'leaving' },
    },
    leaving: {
      meta: { title: 'Signing out' },
      tags: 'busy',
      invoke: {
        id: 'leaveShop',
        src: 'leaveShop',
        onDone: { target: 'outside', actions: 'tellChange' },
        onError: { target: 'inside', actions: 'setFailure' },
      },
    },
  },
});
