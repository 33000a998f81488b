import { assign, emit, setup } from 'xstate';
import { isEmail } from '../../domain/contact';
import type { ChartMeta, Tag } from '../shared/chart';
import { type Failure, failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

type Typed = { email: string };

export const newsletterMachine = setup({
  types: {} as {
    context: { email: string; failure: Failure | null };
    events: { type: 'newsletter.submitted'; email: string };
    emitted: { type: 'newsletter.subscribed' };
    tags: Tag;
    meta: ChartMeta;
  },
  actors: { subscribe: notProvided<void, Typed>('subscribe') },
  guards: { isEmail: (_, { email }: Typed) => isEmail(email) },
  actions: {
    setEmail: assign((_, { email }: Typed) => ({ email })),
    forgetEmail: assign({ email: '' }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    tellSubscribed: emit({ type: 'newsletter.subscribed' }),
  },
}).createMachine({
  id: 'newsletter',
  description: 'An email for the weekly letter. What was typed stays until it is subscribed.',
  meta: { title: 'Newsletter', rules: ['FOOT-05', 'FOOT-06'] },
  context: { email: '', failure: null },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Can be subscribed' },
      initial: 'untouched',
      on: {
        'newsletter.submitted': [
          {
            guard: { type: 'isEmail', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'setEmail', params: ({ event }) => event },
          },
          { meta: { rules: ['FOOT-05'] }, target: '.mistyped', actions: 'forgetFailure' },
        ],
      },
      states: {
        untouched: { meta: { title: 'Nothing sent' } },
        mistyped: { meta: { title: 'No email', rules: ['FOOT-05'] } },
        subscribed: { meta: { title: 'Subscribed', rules: ['FOOT-06'] } },
        failed: { meta: { title: 'Could not be subscribed' }, tags: 'failed' },
      },
    },
    submitting: {
      meta: { title: 'Subscribing', rules: ['FOOT-06'] },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'idle.subscribed', actions: ['forgetEmail', 'tellSubscribed'] },
        onError: {
          target: 'idle.failed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
    },
  },
});
