import { assign, setup } from 'xstate';
import { isRunning } from '../../domain/order-states';
import type { ReceivedParcel } from '../../domain/parcel-sending';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

type ReceivedParcelTypes = {
  input: { token: string };
  context: { token: string; parcel: ReceivedParcel | null; failure: Failure | null };
  events: { type: 'retry.requested' };
  tags: Tag;
  meta: ChartMeta;
};

type Read = { parcel: ReceivedParcel };

export const receivedParcelMachine = setup({
  types: {} as ReceivedParcelTypes,
  actors: { readParcel: notProvided<ReceivedParcel, { token: string }>('readParcel') },
  guards: {
    isOver: (_, { parcel }: Read) => !isRunning(parcel.status),
    isUnknown: ({ event }) => failureOf(errorOf(event)).code === 'notFound',
    isKnown: ({ context }) => context.parcel !== null,
  },
  actions: {
    setParcel: assign((_, { parcel }: Read) => ({ parcel, failure: null })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
  },
  delays: { soon: 8000 },
}).createMachine({
  id: 'receivedParcel',
  description: 'Shows the receiver where the parcel is. The link reveals nothing about the sender.',
  meta: { title: 'A parcel for you', rules: ['PARC-05'] },
  context: ({ input }) => ({ ...input, parcel: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      meta: { title: 'Loading', rules: ['PARC-05'] },
      tags: 'busy',
      invoke: {
        id: 'readParcel',
        src: 'readParcel',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ parcel: event.output }) },
            target: 'over',
            actions: { type: 'setParcel', params: ({ event }) => ({ parcel: event.output }) },
          },
          {
            target: 'coming',
            actions: { type: 'setParcel', params: ({ event }) => ({ parcel: event.output }) },
          },
        ],
        onError: [
          { guard: 'isUnknown', target: 'unknown' },
          {
            description: 'If loading fails, the earlier data stays and the request is repeated.',
            guard: 'isKnown',
            target: 'coming',
          },
          { target: 'unread', actions: 'setFailure' },
        ],
      },
    },
    coming: {
      description: 'The page reloads every few seconds, because receivers have no live updates.',
      meta: { title: 'On its way', rules: ['PARC-05'] },
      after: { soon: 'reading' },
    },
    over: { meta: { title: 'Arrived or ended', rules: ['PARC-05'] } },
    unknown: { meta: { title: 'Not found', rules: ['PARC-05'] }, tags: 'empty' },
    unread: {
      meta: { title: 'Loading failed' },
      tags: 'failed',
      on: { 'retry.requested': { target: 'reading', actions: 'forgetFailure' } },
    },
  },
});
