import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf, isCancelled } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  ProofContext,
  ProofEmitted,
  ProofEvent,
  ProofGiven,
  ProofMethod,
  ProofWays,
} from './proof.types';

type Found = { output: ProofWays };
type Failed = { error: unknown };
type Chosen = { method: ProofMethod };

const isByCode = (method: ProofMethod | null | undefined): boolean =>
  method === 'phone' || method === 'email';

export const proofMachine = setup({
  types: {} as {
    context: ProofContext;
    events: ProofEvent;
    emitted: ProofEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    findWays: notProvided<ProofWays, void>('findWays'),
    sendCode: notProvided<void, { method: ProofMethod }>('sendCode'),
    prove: notProvided<void, ProofGiven>('prove'),
  },
  guards: {
    hasNoWay: (_, { output }: Found) => output.methods.length === 0,
    isFirstByCode: (_, { output }: Found) => isByCode(output.methods[0]),
    isChosenByCode: (_, { method }: Chosen) => isByCode(method),
    isCancelled: (_, { error }: Failed) => isCancelled(error),
  },
  actions: {
    startAnew: assign({ methods: [], method: null, phone: null, email: null, failure: null }),
    setWays: assign((_, { output }: Found) => ({ ...output, method: output.methods[0] ?? null })),
    choose: assign((_, { method }: Chosen) => ({ method, failure: null })),
    forgetFailure: assign({ failure: null }),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    announceProof: emit({ type: 'proof.given' }),
    announceRefusal: emit({ type: 'proof.declined' }),
  },
}).createMachine({
  id: 'proof',
  description:
    'What is grave asks again who one is, when that was proven long ago. Then it goes on by itself.',
  meta: { title: 'Proof of who one is', rules: ['PROF-06', 'PROF-08', 'AUTH-63'] },
  context: { methods: [], method: null, phone: null, email: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Not asked' },
      on: { 'proof.requested': { target: 'finding', actions: 'startAnew' } },
    },
    finding: {
      tags: ['open', 'busy'],
      meta: { title: 'Which ways are there?' },
      invoke: {
        id: 'findWays',
        src: 'findWays',
        onDone: [
          { guard: { type: 'hasNoWay', params: ({ event }) => event }, target: 'impossible' },
          {
            guard: { type: 'isFirstByCode', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'setWays', params: ({ event }) => event },
          },
          { target: 'asking', actions: { type: 'setWays', params: ({ event }) => event } },
        ],
        onError: {
          target: 'impossible',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      on: { 'proof.cancelled': 'declined' },
    },
    impossible: {
      tags: 'open',
      description: 'A new sign-in is a proof too.',
      meta: { title: 'Only by a new sign-in' },
      on: { 'proof.cancelled': 'declined' },
    },
    sending: {
      tags: ['open', 'busy'],
      meta: { title: 'Sending a code' },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ method: required(context.method, 'method') }),
        onDone: 'asking',
        onError: {
          description: 'One may be on its way already: then that one is good.',
          target: 'asking',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      on: { 'proof.cancelled': 'declined' },
    },
    asking: {
      tags: 'open',
      meta: { title: 'Waiting for the proof' },
      on: {
        'method.chosen': [
          {
            guard: { type: 'isChosenByCode', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { actions: { type: 'choose', params: ({ event }) => event } },
        ],
        'proof.submitted': 'proving',
        'proof.cancelled': 'declined',
      },
    },
    proving: {
      tags: ['open', 'busy'],
      meta: { title: 'Proving' },
      entry: 'forgetFailure',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context, event }) => ({
          method: required(context.method, 'method'),
          secret: event.type === 'proof.submitted' ? event.secret : '',
        }),
        onDone: { target: 'idle', actions: 'announceProof' },
        onError: [
          {
            description: 'Closing the device’s question is no failure.',
            guard: { type: 'isCancelled', params: ({ event }) => event },
            target: 'asking',
          },
          { target: 'asking', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    declined: {
      meta: { title: 'Left unproven' },
      entry: 'announceRefusal',
      always: 'idle',
    },
  },
});
