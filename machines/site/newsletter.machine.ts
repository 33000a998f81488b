import { assign, emit, setup } from 'xstate';
import { isEmail } from '../../domain/contact';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
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
  guards: { isEmail: ({ event }) => isEmail(eventOf(event, 'newsletter.submitted').email) },
  actions: {
    setEmail: assign(({ event }) => ({ email: eventOf(event, 'newsletter.submitted').email })),
    forgetEmail: assign({ email: '' }),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    announceSubscribed: emit({ type: 'newsletter.subscribed' }),
  },
}).createMachine({
  id: 'newsletter',
  description: 'Subscribes an email address to the newsletter. The typed text stays until that succeeds.',
  meta: { title: 'Newsletter', rules: ['FOOT-05', 'FOOT-06'] },
  context: { email: '', failure: null },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Ready' },
      initial: 'untouched',
      on: {
        'newsletter.submitted': [
          { guard: 'isEmail', target: 'submitting', actions: 'setEmail' },
          { meta: { rules: ['FOOT-05'] }, target: '.mistyped', actions: 'forgetFailure' },
        ],
      },
      states: {
        untouched: { meta: { title: 'Nothing sent' } },
        mistyped: { meta: { title: 'Invalid email', rules: ['FOOT-05'] } },
        subscribed: { meta: { title: 'Subscribed', rules: ['FOOT-06'] } },
        failed: { meta: { title: 'Subscribing failed' }, tags: 'failed' },
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
        onDone: { target: 'idle.subscribed', actions: ['forgetEmail', 'announceSubscribed'] },
        onError: { target: 'idle.failed', actions: 'setFailure' },
      },
    },
  },
});
