import { assign, emit, enqueueActions, setup } from 'xstate';
import { isWholeCode, RESEND_LOCK_SECONDS } from '../../domain/auth/code';
import type { ChartMeta } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type { Contact } from './auth.types';
import { firstFailureNotice } from './auth-notices';
import { codeCheck, codeDestination, verdictOn } from './otp.rules';
import type {
  CodeDestination,
  CodeVerdict,
  OtpContext,
  OtpEmitted,
  OtpEvent,
  OtpInput,
  OtpOutput,
} from './otp.types';

type Failed = { error: unknown };

export const otpMachine = setup({
  types: {} as {
    input: OtpInput;
    context: OtpContext;
    events: OtpEvent;
    emitted: OtpEmitted;
    output: OtpOutput;
    tags: 'busy' | 'failed';
    meta: ChartMeta;
  },
  actors: {
    verifyCode: notProvided<CodeVerdict, CodeDestination & { code: string }>('verifyCode'),
    sendCode: notProvided<void, CodeDestination>('sendCode'),
    /** Tells every second how long the last code to this contact keeps the next one back. */
    watchLock: notProvidedCallback<Extract<OtpEvent, { type: 'lock.ticked' }>, { contact: Contact }>(
      'watchLock',
    ),
  },
  guards: {
    isWhole: (_, code: string) => isWholeCode(code),
    hasWholeCode: ({ context }) => isWholeCode(context.code),
    isOver: (_, secondsLeft: number) => secondsLeft <= 0,
    isRefused: (_, { error }: Failed) => failureOf(error).code === 'refused',
  },
  actions: {
    setCode: assign((_, code: string) => ({ code })),
    clearCode: assign({ code: '' }),
    setVerdict: assign((_, verdict: CodeVerdict) => ({ verdict })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    setResendFailure: assign((_, { error }: Failed) => ({ resendFailure: failureOf(error) })),
    forgetResendFailure: assign({ resendFailure: null }),
    setSecondsLeft: assign((_, secondsLeft: number) => ({ secondsLeft })),
    noticeCodeSent: emit({ type: 'notice', code: 'codeSent' }),
    /** Recovery says every failure of its calls in a toast, beside the field [AUTH-74]. */
    noticeFailure: enqueueActions(({ context, enqueue }, { error }: Failed) => {
      if (context.purpose.type === 'reset') enqueue.emit(firstFailureNotice(error));
    }),
  },
}).createMachine({
  id: 'otp',
  description: 'A code of six digits proves that a phone or an email is the own one.',
  meta: { title: 'Enter the code', rules: ['AUTH-40', 'AUTH-42', 'AUTH-44'] },
  context: ({ input }) => ({
    ...input,
    code: '',
    verdict: null,
    failure: null,
    resendFailure: null,
    secondsLeft: RESEND_LOCK_SECONDS,
  }),
  output: ({ context }) => verdictOn(context),
  type: 'parallel',
  states: {
    code: {
      meta: { title: 'The code' },
      initial: 'entering',
      states: {
        entering: {
          meta: { title: 'Entering', rules: ['AUTH-40', 'AUTH-43'] },
          on: {
            'code.typed': [
              {
                description: 'The sixth digit sends the code.',
                meta: { rules: ['AUTH-43'] },
                guard: { type: 'isWhole', params: ({ event }) => event.code },
                target: 'verifying',
                actions: { type: 'setCode', params: ({ event }) => event.code },
              },
              { actions: { type: 'setCode', params: ({ event }) => event.code } },
            ],
            'code.submitted': { guard: 'hasWholeCode', target: 'verifying' },
          },
        },
        verifying: {
          meta: { title: 'Checking', rules: ['AUTH-42'] },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context }) => codeCheck(context),
            onDone: {
              target: ['done', '#otp.resend.closed'],
              actions: { type: 'setVerdict', params: ({ event }) => event.output },
            },
            onError: [
              {
                description: 'A wrong code leaves an empty field; why it was wrong stays to be read.',
                meta: { rules: ['AUTH-43'] },
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: 'entering',
                actions: [
                  'clearCode',
                  { type: 'setFailure', params: ({ event }) => event },
                  { type: 'noticeFailure', params: ({ event }) => event },
                ],
              },
              {
                description: 'Nobody looked at the code: it stays and can be sent again.',
                target: 'entering',
                actions: [
                  { type: 'setFailure', params: ({ event }) => event },
                  { type: 'noticeFailure', params: ({ event }) => event },
                ],
              },
            ],
          },
        },
        done: { type: 'final', meta: { title: 'Right' } },
      },
    },
    resend: {
      meta: { title: 'Another code', rules: ['AUTH-41'] },
      initial: 'locked',
      states: {
        locked: {
          description: 'The seconds go on where they were when the dialog was closed and is opened again.',
          meta: { title: 'Counting down', rules: ['AUTH-41'] },
          invoke: {
            id: 'watchLock',
            src: 'watchLock',
            input: ({ context }) => ({ contact: context.contact }),
            onError: {
              description: 'Without a clock the server decides whether it is too early.',
              target: 'available',
              actions: { type: 'setSecondsLeft', params: 0 },
            },
          },
          on: {
            'lock.ticked': [
              {
                guard: { type: 'isOver', params: ({ event }) => event.secondsLeft },
                target: 'available',
                actions: { type: 'setSecondsLeft', params: 0 },
              },
              { actions: { type: 'setSecondsLeft', params: ({ event }) => event.secondsLeft } },
            ],
          },
        },
        available: {
          meta: { title: 'Can be sent', rules: ['AUTH-41'] },
          on: { 'resend.requested': 'sending' },
        },
        sending: {
          meta: { title: 'Sending' },
          tags: 'busy',
          entry: 'forgetResendFailure',
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context }) => codeDestination(context),
            onDone: {
              target: 'locked',
              actions: [{ type: 'setSecondsLeft', params: RESEND_LOCK_SECONDS }, 'noticeCodeSent'],
            },
            onError: {
              target: 'available',
              actions: { type: 'setResendFailure', params: ({ event }) => event },
            },
          },
        },
        closed: { type: 'final', meta: { title: 'Not needed any more' } },
      },
    },
  },
});
