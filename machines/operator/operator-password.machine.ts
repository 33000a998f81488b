import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';

type PasswordChange = { oldPassword: string; password: string };

export const operatorPasswordMachine = setup({
  types: {} as {
    context: { change: PasswordChange | null; failure: Failure | null };
    events: { type: 'password.submitted'; change: PasswordChange };
    emitted: Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: { changePassword: notProvided<void, PasswordChange>('changePassword') },
  actions: {
    setChange: assign(({ event }) => ({ change: eventOf(event, 'password.submitted').change })),
    forgetChange: assign({ change: null }),
    forgetFailure: forgetFailure(),
    setFailure: setFailure(),
    notifyDone: emit({ type: 'notice', code: 'passwordChanged' }),
  },
}).createMachine({
  id: 'operatorPassword',
  description: 'Operators change their own password, which signs out their other browsers.',
  meta: { title: 'Operator’s own password', rules: ['X-26'] },
  context: { change: null, failure: null },
  initial: 'typing',
  states: {
    typing: {
      meta: { title: 'Typing the passwords' },
      on: { 'password.submitted': { target: 'saving', actions: ['setChange', 'forgetFailure'] } },
    },
    saving: {
      meta: { title: 'Saving the password' },
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => required(context.change, 'change'),
        onDone: { target: 'changed', actions: ['forgetChange', 'notifyDone'] },
        onError: { target: 'typing', actions: ['forgetChange', 'setFailure'] },
      },
    },
    changed: {
      description: 'The form is empty again.',
      meta: { title: 'Password changed' },
      on: { 'password.submitted': { target: 'saving', actions: ['setChange', 'forgetFailure'] } },
    },
  },
});
