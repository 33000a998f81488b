import { assign, setup } from 'xstate';
import { isRunning } from '../../domain/order-states';
import type { ReceivedParcel } from '../../domain/parcel-sending';
import type { ChartMeta, Tag } from '../shared/chart';
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
type Failed = { error: unknown };

export const receivedParcelMachine = setup({
  types: {} as ReceivedParcelTypes,
  actors: { readParcel: notProvided<ReceivedParcel, { token: string }>('readParcel') },
  guards: {
    isOver: (_, { parcel }: Read) => !isRunning(parcel.status),
    isUnknown: (_, { error }: Failed) => failureOf(error).code === 'notFound',
    isKnown: ({ context }) => context.parcel !== null,
  },
  actions: {
    setParcel: assign((_, { parcel }: Read) => ({ parcel, failure: null })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  delays: { soon: 8000 },
}).createMachine({
  id: 'receivedParcel',
  description: 'Whoever receives a parcel sees where it is, by a link that tells nothing of its sender.',
  meta: { title: 'A parcel for you', rules: ['PARC-05'] },
  context: ({ input }) => ({ ...input, parcel: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      meta: { title: 'Where is it?', rules: ['PARC-05'] },
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
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'unknown' },
          {
            description: 'What was seen last stays, and it is asked again.',
            guard: 'isKnown',
            target: 'coming',
          },
          { target: 'unread', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    coming: {
      description: 'Asked again and again: whoever only receives it has no stream of their own.',
      meta: { title: 'On its way', rules: ['PARC-05'] },
      after: { soon: 'reading' },
    },
    over: { meta: { title: 'It has arrived, or will not', rules: ['PARC-05'] } },
    unknown: { meta: { title: 'No such parcel', rules: ['PARC-05'] }, tags: 'empty' },
    unread: {
      meta: { title: 'It could not be read' },
      tags: 'failed',
      on: { 'retry.requested': { target: 'reading', actions: 'forgetFailure' } },
    },
  },
});
