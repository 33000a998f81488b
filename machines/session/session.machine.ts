import { assign, emit, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import type { SessionContext, SessionEmitted, SessionEvent } from './session.types';

export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    tags: 'busy' | 'failed';
    meta: ChartMeta;
  },
  actors: {
    readGuestId: notProvided<string | null, void>('readGuestId'),
    /** Asks the server and stores the answer, in one tab at a time; another tab's fresh answer serves as well. */
    requestGuestId: notProvided<string, { refusedId: string | null }>('requestGuestId'),
  },
  guards: {
    isStored: (_, params: { guestId: string | null }) => params.guestId !== null,
    isOther: ({ context }, params: { guestId: string }) =>
      params.guestId !== context.guestId && params.guestId !== context.refusedId,
    isCurrent: ({ context }, params: { guestId: string }) => params.guestId === context.guestId,
  },
  actions: {
    setGuestId: assign((_, params: { guestId: string | null }) => ({
      guestId: params.guestId,
      failure: null,
    })),
    announceGuest: emit(({ context }) => ({
      type: 'guest.identified' as const,
      guestId: required(context.guestId, 'guestId'),
    })),
    forgetRefused: assign((_, params: { guestId: string }) => ({
      guestId: null,
      refusedId: params.guestId,
    })),
    setFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'session',
  description: 'Who is shopping. A guest is known by an id that the server gave.',
  meta: { title: 'Session', rules: ['GUEST-01', 'GUEST-03'] },
  context: { guestId: null, refusedId: null, failure: null },
  initial: 'reading',
  on: {
    'guestId.foundElsewhere': {
      description: 'All tabs are one guest.',
      meta: { rules: ['GUEST-05'] },
      guard: { type: 'isOther', params: ({ event }) => ({ guestId: event.guestId }) },
      target: '.identified',
      actions: { type: 'setGuestId', params: ({ event }) => ({ guestId: event.guestId }) },
    },
  },
  states: {
    reading: {
      description: 'A guest id that this browser has already is used again.',
      meta: { title: 'Reading the stored id' },
      invoke: {
        id: 'readGuestId',
        src: 'readGuestId',
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => ({ guestId: event.output }) },
            target: 'identified',
            actions: { type: 'setGuestId', params: ({ event }) => ({ guestId: event.output }) },
          },
          { target: 'requesting' },
        ],
        onError: 'requesting',
      },
    },
    requesting: {
      description: 'Browsing goes on meanwhile.',
      meta: { title: 'Asking for an id', rules: ['GUEST-01', 'GUEST-02'] },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'requestGuestId',
        src: 'requestGuestId',
        input: ({ context }) => ({ refusedId: context.refusedId }),
        onDone: {
          target: 'identified',
          actions: { type: 'setGuestId', params: ({ event }) => ({ guestId: event.output }) },
        },
        onError: {
          target: 'unidentified',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    identified: {
      meta: { title: 'Guest', rules: ['GUEST-01'] },
      entry: 'announceGuest',
      on: {
        'guestId.refused': {
          description: 'A late refusal of an older id changes nothing.',
          guard: { type: 'isCurrent', params: ({ event }) => ({ guestId: event.guestId }) },
          target: 'requesting',
          actions: { type: 'forgetRefused', params: ({ event }) => ({ guestId: event.guestId }) },
        },
      },
    },
    unidentified: {
      description: 'Browsing works; only what needs an identity asks again.',
      meta: { title: 'No id yet', rules: ['GUEST-05'] },
      tags: 'failed',
      on: { 'guestId.needed': 'requesting' },
    },
  },
});
