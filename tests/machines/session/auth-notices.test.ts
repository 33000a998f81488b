import { expect, it } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import { listenToNotices } from '../../../machines/session/auth-notices';
import type { Notice } from '../../../machines/shared/notice';

const notice: Notice = { type: 'notice', code: 'serverMessage', values: { text: 'A code is on its way.' } };

const otp = setup({
  types: {} as { events: { type: 'code.sent' }; emitted: Notice | { type: 'other' } },
}).createMachine({ on: { 'code.sent': { actions: [emit(notice), emit({ type: 'other' })] } } });

/** A flow that wraps a step and continues after it. */
function startFlow(step: 'otp' | 'signInSteps') {
  const received: unknown[] = [];
  const machine = setup({ actors: { otp, listenToNotices } }).createMachine({
    initial: 'listening',
    invoke: { id: 'otp', systemId: 'otp', src: 'otp' },
    states: {
      listening: {
        invoke: { id: 'news', src: 'listenToNotices', input: { of: step }, onError: 'deaf' },
        on: { 'step.over': 'away' },
      },
      away: {},
      deaf: {},
    },
    on: { '*': { actions: ({ event }) => received.push(event) } },
  });
  const flow = createActor(machine).start();
  return { flow, received, sends: () => flow.system.get('otp')?.send({ type: 'code.sent' }) };
}

it('only the notices of a sign-in step are passed on [AUTH-16]', () => {
  const { received, sends } = startFlow('otp');
  sends();
  expect(received).toEqual([notice]);
});

it('notices are no longer passed on after the sign-in step has ended', () => {
  const { flow, received, sends } = startFlow('otp');
  flow.send({ type: 'step.over' });
  sends();
  expect(received).toEqual([]);
});

it('a sign-in step that has already ended passes on no notices', () => {
  const { flow, received } = startFlow('signInSteps');
  expect(flow.getSnapshot().value).toBe('listening');
  expect(received).toEqual([]);
});
