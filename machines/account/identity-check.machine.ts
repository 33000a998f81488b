import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { isCancelled } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  IdentityAnswer,
  IdentityCheckContext,
  IdentityCheckEmitted,
  IdentityCheckEvent,
  IdentityCheckMethod,
  IdentityCheckMethods,
} from './identity-check.types';

const isByCode = (method: IdentityCheckMethod | null | undefined): boolean =>
  method === 'phone' || method === 'email';

const actors = {
  findMethods: notProvided<IdentityCheckMethods, void>('findMethods'),
  sendCode: notProvided<void, { method: IdentityCheckMethod }>('sendCode'),
  prove: notProvided<void, IdentityAnswer>('prove'),
};

export const identityCheckMachine = setup({
  types: {} as {
    context: IdentityCheckContext;
    events: IdentityCheckEvent;
    emitted: IdentityCheckEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    hasNoMethod: ({ event }) => outputOf<typeof actors, 'findMethods'>(event).methods.length === 0,
    isFirstByCode: ({ event }) => isByCode(outputOf<typeof actors, 'findMethods'>(event).methods[0]),
    isChosenByCode: ({ event }) => isByCode(eventOf(event, 'method.chosen').method),
    isCancelled: ({ event }) => isCancelled(errorOf(event)),
  },
  actions: {
    resetCheck: assign({ methods: [], method: null, phone: null, email: null, failure: null }),
    setMethods: assign(({ event }) => {
      const output = outputOf<typeof actors, 'findMethods'>(event);
      return { ...output, method: output.methods[0] ?? null };
    }),
    choose: assign(({ event }) => ({ method: eventOf(event, 'method.chosen').method, failure: null })),
    forgetFailure: forgetFailure(),
    setFailure: setFailure(),
    announceConfirmed: emit({ type: 'identityCheck.given' }),
    announceRefusal: emit({ type: 'identityCheck.declined' }),
  },
}).createMachine({
  id: 'identityCheck',
  description:
    'Before a critical change, customers confirm their identity if the last check is too old. Then the change continues.',
  meta: { title: 'Identity check', rules: ['PROF-06', 'PROF-08', 'AUTH-63'] },
  context: { methods: [], method: null, phone: null, email: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Not requested' },
      on: { 'identityCheck.requested': { target: 'finding', actions: 'resetCheck' } },
    },
    finding: {
      tags: ['open', 'busy'],
      meta: { title: 'Loading the methods' },
      invoke: {
        id: 'findMethods',
        src: 'findMethods',
        onDone: [
          { guard: 'hasNoMethod', target: 'impossible' },
          { guard: 'isFirstByCode', target: 'sending', actions: 'setMethods' },
          { target: 'asking', actions: 'setMethods' },
        ],
        onError: { target: 'impossible', actions: 'setFailure' },
      },
      on: { 'identityCheck.cancelled': 'declined' },
    },
    impossible: {
      tags: 'open',
      description: 'No method is available here. Signing in again also counts as an identity check.',
      meta: { title: 'New sign-in needed' },
      on: { 'identityCheck.cancelled': 'declined' },
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
          description: 'If sending fails, the customer can still enter a code that was sent earlier.',
          target: 'asking',
          actions: 'setFailure',
        },
      },
      on: { 'identityCheck.cancelled': 'declined' },
    },
    asking: {
      tags: 'open',
      meta: { title: 'Waiting for the answer' },
      on: {
        'method.chosen': [
          { guard: 'isChosenByCode', target: 'sending', actions: 'choose' },
          { actions: 'choose' },
        ],
        'identityCheck.submitted': 'proving',
        'identityCheck.cancelled': 'declined',
      },
    },
    proving: {
      tags: ['open', 'busy'],
      meta: { title: 'Checking the answer' },
      entry: 'forgetFailure',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context, event }) => ({
          method: required(context.method, 'method'),
          secret: event.type === 'identityCheck.submitted' ? event.secret : '',
        }),
        onDone: { target: 'idle', actions: 'announceConfirmed' },
        onError: [
          {
            description: "If the customer closes the browser's dialog, no error is shown.",
            guard: 'isCancelled',
            target: 'asking',
          },
          { target: 'asking', actions: 'setFailure' },
        ],
      },
    },
    declined: {
      meta: { title: 'Identity not confirmed' },
      entry: 'announceRefusal',
      always: 'idle',
    },
  },
});
