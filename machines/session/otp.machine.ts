import { assign, emit, setup } from 'xstate';
import { isWholeCode } from '../../domain/auth/code';
import type { ChartMeta } from '../shared/chart';
import { errorOf, outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import type { SaveInput, SaveOutcome } from '../shared/profile-save';
import { required } from '../shared/required';
import type { Contact, LoginType, SignInAnswer } from './auth.types';
import { firstFailureNotice } from './auth-notices';
import type { CodeRequest } from './sign-in-steps.types';

/** The code's purpose, with the data to check or resend it. */
type OtpPurpose =
  | { type: 'signIn'; loginType: LoginType; request: CodeRequest | null }
  | { type: 'reset' }
  | { type: 'profile'; save: SaveInput };

export type OtpInput = {
  contact: Contact;
  /** An external provider sends and checks the code. */
  hasProvider: boolean;
  /** True if the code was requested on this page. False: an earlier code is still valid. */
  isNew: boolean;
  purpose: OtpPurpose;
  demoCode: string | null;
};

export type CodeDestination = Pick<OtpInput, 'contact' | 'hasProvider' | 'purpose'>;

/**
 * The result of a checked code: a sign-in's answer, or a message. A changed profile may need a second code.
 */
export type CodeVerdict = {
  answer: SignInAnswer | null;
  message: string | null;
  codeFor?: SaveOutcome['codeFor'];
};

/** When a new code can be requested, by the device's clock, and the length of the wait in milliseconds. */
export type ResendLock = { endsAt: number; lasts: number };

type OtpContext = OtpInput & {
  code: string;
  verdict: CodeVerdict | null;
  failure: Failure | null;
  resendFailure: Failure | null;
  lock: ResendLock | null;
};

type OtpEvent =
  | { type: 'code.typed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'code.left' }
  | { type: 'resend.requested' };

type OtpEmitted = Notice;

export type OtpOutput = CodeVerdict & { code: string };

/** Returns the data with which a code is checked or resent. */
const codeDestination = ({ contact, hasProvider, purpose }: OtpInput): CodeDestination => ({
  contact,
  hasProvider,
  purpose,
});
const codeCheck = (context: OtpContext) => ({ ...codeDestination(context), code: context.code });
const verdictOn = ({ verdict, code }: OtpContext): OtpOutput => ({ ...required(verdict, 'verdict'), code });

const actors = {
  verifyCode: notProvided<CodeVerdict, CodeDestination & { code: string }>('verifyCode'),
  sendCode: notProvided<void, CodeDestination>('sendCode'),
  sendByProvider: notProvided<void, { phone: string }>('sendByProvider'),
  /**
   * Returns the remaining wait until a new code can be requested. A new code starts a new wait of a minute.
   */
  lockResend: notProvided<ResendLock, { contact: Contact; isNew: boolean }>('lockResend'),
};

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
  actors,
  guards: {
    isWhole: (_, code: string) => isWholeCode(code),
    hasWholeCode: ({ context }) => isWholeCode(context.code),
    isOpen: ({ event }) => outputOf<typeof actors, 'lockResend'>(event).lasts <= 0,
    hasNoCode: ({ context }) => context.code === '',
    isRecovery: ({ context }) => context.purpose.type === 'reset',
    hasProvider: ({ context }) => context.hasProvider,
    isProvidersTurn: ({ context }) => context.isNew && context.hasProvider,
    isRefused: ({ event }) => failureOf(errorOf(event)).code === 'refused',
  },
  actions: {
    setCode: assign((_, code: string) => ({ code })),
    clearCode: assign({ code: '' }),
    setVerdict: assign((_, verdict: CodeVerdict) => ({ verdict })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    setResendFailure: assign(({ event }) => ({ resendFailure: failureOf(errorOf(event)) })),
    forgetResendFailure: assign({ resendFailure: null }),
    setLock: assign(({ event }) => ({ lock: outputOf<typeof actors, 'lockResend'>(event) })),
    expectCode: assign({ isNew: true }),
    noticeCodeSent: emit({ type: 'notice', code: 'codeSent' }),
    noticeFailure: emit(({ context }) => firstFailureNotice(context.failure)),
  },
  delays: { lockTime: ({ context }) => required(context.lock, 'lock').lasts },
}).createMachine({
  id: 'otp',
  description: 'A six-digit code verifies a phone or an email.',
  meta: { title: 'Enter the code', rules: ['AUTH-40', 'AUTH-42', 'AUTH-44'] },
  context: ({ input }) => ({
    ...input,
    code: '',
    verdict: null,
    failure: null,
    resendFailure: null,
    lock: null,
  }),
  output: ({ context }) => verdictOn(context),
  type: 'parallel',
  states: {
    code: {
      meta: { title: 'Code' },
      initial: 'entering',
      states: {
        entering: {
          meta: { title: 'Entering the code', rules: ['AUTH-40', 'AUTH-43'] },
          initial: 'typing',
          states: {
            typing: { meta: { title: 'Typing digits' } },
            leftEmpty: {
              description: 'The reason of a wrong code stays, even when the field is empty.',
              meta: { title: 'Field empty' },
            },
          },
          on: {
            'code.typed': [
              {
                description: 'The sixth digit submits the code.',
                meta: { rules: ['AUTH-43'] },
                guard: { type: 'isWhole', params: ({ event }) => event.code },
                target: 'verifying',
                actions: { type: 'setCode', params: ({ event }) => event.code },
              },
              { target: '.typing', actions: { type: 'setCode', params: ({ event }) => event.code } },
            ],
            'code.submitted': [
              { guard: 'hasWholeCode', target: 'verifying' },
              { guard: 'hasNoCode', target: '.leftEmpty' },
            ],
            'code.left': { guard: 'hasNoCode', target: '.leftEmpty' },
          },
        },
        verifying: {
          meta: { title: 'Checking the code', rules: ['AUTH-42'] },
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
                description: 'A wrong code clears the field and keeps the reason.',
                meta: { rules: ['AUTH-43'] },
                guard: 'isRefused',
                target: 'failed',
                actions: ['clearCode', 'setFailure'],
              },
              {
                description: 'The code could not be checked. It stays and can be sent again.',
                target: 'failed',
                actions: 'setFailure',
              },
            ],
          },
        },
        failed: {
          meta: { title: 'Wrong code' },
          always: [
            {
              description: 'When a password is reset, every failure is also shown as a toast.',
              meta: { rules: ['AUTH-74'] },
              guard: 'isRecovery',
              target: 'entering',
              actions: 'noticeFailure',
            },
            { target: 'entering' },
          ],
        },
        done: { type: 'final', meta: { title: 'Code accepted' } },
      },
    },
    resend: {
      meta: { title: 'New code', rules: ['AUTH-41'] },
      initial: 'deciding',
      states: {
        deciding: {
          meta: { title: 'Checking who sends the code' },
          always: [{ guard: 'isProvidersTurn', target: 'commissioning' }, { target: 'locking' }],
        },
        commissioning: {
          description: 'The server only says that a code is needed. The provider sends it.',
          meta: { title: 'Having the provider send the code', rules: ['AUTH-44'] },
          tags: 'busy',
          invoke: {
            id: 'sendProvidersCode',
            src: 'sendByProvider',
            input: ({ context }) => ({ phone: context.contact.value }),
            onDone: 'locking',
            onError: { target: 'available', actions: 'setResendFailure' },
          },
        },
        locking: {
          description: 'The wait continues when the dialog is closed and reopened.',
          meta: { title: 'Reading the remaining wait', rules: ['AUTH-41'] },
          invoke: {
            id: 'lockResend',
            src: 'lockResend',
            input: ({ context: { contact, isNew } }) => ({ contact, isNew }),
            onDone: [
              { guard: 'isOpen', target: 'available' },
              { target: 'locked', actions: 'setLock' },
            ],
            onError: {
              description: 'If the wait cannot be read, the server decides whether it is too early.',
              target: 'available',
            },
          },
        },
        locked: {
          meta: { title: 'Counting down', rules: ['AUTH-41'] },
          after: { lockTime: 'available' },
        },
        available: {
          meta: { title: 'Ready to send', rules: ['AUTH-41'] },
          on: { 'resend.requested': 'sending' },
        },
        sending: {
          meta: { title: 'Sending a new code' },
          tags: 'busy',
          entry: 'forgetResendFailure',
          initial: 'byShop',
          states: {
            byShop: {
              meta: { title: 'Sent by the shop' },
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context }) => codeDestination(context),
                onDone: [
                  { guard: 'hasProvider', target: 'byProvider' },
                  { target: '#otp.resend.locking', actions: ['expectCode', 'noticeCodeSent'] },
                ],
                onError: { target: '#otp.resend.available', actions: 'setResendFailure' },
              },
            },
            byProvider: {
              meta: { title: 'Having the provider send another code', rules: ['AUTH-44'] },
              invoke: {
                id: 'sendAnotherByProvider',
                src: 'sendByProvider',
                input: ({ context }) => ({ phone: context.contact.value }),
                onDone: { target: '#otp.resend.locking', actions: ['expectCode', 'noticeCodeSent'] },
                onError: { target: '#otp.resend.available', actions: 'setResendFailure' },
              },
            },
          },
        },
        closed: { type: 'final', meta: { title: 'No new code needed' } },
      },
    },
  },
});
