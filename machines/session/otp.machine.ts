import { assign, emit, setup } from 'xstate';
import { isWholeCode } from '../../domain/auth/code';
import type { ChartMeta } from '../shared/chart';
import type { Failure } from '../shared/failure';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import type { SaveInput, SaveOutcome } from '../shared/profile-save';
import { required } from '../shared/required';
import type { Contact, LoginType, SignInAnswer } from './auth.types';
import { firstFailureNotice } from './auth-notices';
import type { CodeRequest } from './sign-in-steps.types';

/** What the code is for, with all that the call needs which checks it or sends another one. */
type OtpPurpose =
  | { type: 'signIn'; loginType: LoginType; request: CodeRequest | null }
  | { type: 'reset' }
  | { type: 'profile'; save: SaveInput };

export type OtpInput = {
  contact: Contact;
  /** The code is sent and checked by the outside phone-verification provider. */
  hasProvider: boolean;
  /** The server has just asked for a code; else one from before is still good. */
  isNew: boolean;
  purpose: OtpPurpose;
  demoCode: string | null;
};

export type CodeDestination = Pick<OtpInput, 'contact' | 'hasProvider' | 'purpose'>;

/** A sign-in's code brings its answer; recovery has words for the customer; a profile may wait for another code. */
export type CodeVerdict = {
  answer: SignInAnswer | null;
  message: string | null;
  codeFor?: SaveOutcome['codeFor'];
};

/** How long another code is kept back: until when by the device's clock, and how many milliseconds that is. */
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

type Failed = { error: unknown };

/** All that the calls need which check a code or send another one. */
const codeDestination = ({ contact, hasProvider, purpose }: OtpInput): CodeDestination => ({
  contact,
  hasProvider,
  purpose,
});
const codeCheck = (context: OtpContext) => ({ ...codeDestination(context), code: context.code });
const verdictOn = ({ verdict, code }: OtpContext): OtpOutput => ({ ...required(verdict, 'verdict'), code });

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
    sendByProvider: notProvided<void, { phone: string }>('sendByProvider'),
    /** Answers what is left of the minute after the last code to this contact, and begins one after a new code. */
    lockResend: notProvided<ResendLock, { contact: Contact; isNew: boolean }>('lockResend'),
  },
  guards: {
    isWhole: (_, code: string) => isWholeCode(code),
    hasWholeCode: ({ context }) => isWholeCode(context.code),
    isOpen: (_, { output }: { output: ResendLock }) => output.lasts <= 0,
    hasNoCode: ({ context }) => context.code === '',
    isRecovery: ({ context }) => context.purpose.type === 'reset',
    hasProvider: ({ context }) => context.hasProvider,
    isProvidersTurn: ({ context }) => context.isNew && context.hasProvider,
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
    setLock: assign((_, { output }: { output: ResendLock }) => ({ lock: output })),
    expectCode: assign({ isNew: true }),
    noticeCodeSent: emit({ type: 'notice', code: 'codeSent' }),
    noticeFailure: emit(({ context }) => firstFailureNotice(context.failure)),
  },
  delays: { lockTime: ({ context }) => required(context.lock, 'lock').lasts },
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
    lock: null,
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
          initial: 'typing',
          states: {
            typing: { meta: { title: 'Typing' } },
            leftEmpty: {
              description: 'Why the last code was wrong stays to be read, also beside the empty field.',
              meta: { title: 'Left empty' },
            },
          },
          on: {
            'code.typed': [
              {
                description: 'The sixth digit sends the code.',
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
                target: 'failed',
                actions: ['clearCode', { type: 'setFailure', params: ({ event }) => event }],
              },
              {
                description: 'Nobody looked at the code: it stays and can be sent again.',
                target: 'failed',
                actions: { type: 'setFailure', params: ({ event }) => event },
              },
            ],
          },
        },
        failed: {
          meta: { title: 'Not right' },
          always: [
            {
              description: 'Recovery says every failure of its calls in a toast, beside the field.',
              meta: { rules: ['AUTH-74'] },
              guard: 'isRecovery',
              target: 'entering',
              actions: 'noticeFailure',
            },
            { target: 'entering' },
          ],
        },
        done: { type: 'final', meta: { title: 'Right' } },
      },
    },
    resend: {
      meta: { title: 'Another code', rules: ['AUTH-41'] },
      initial: 'deciding',
      states: {
        deciding: {
          meta: { title: 'Who sends it?' },
          always: [{ guard: 'isProvidersTurn', target: 'commissioning' }, { target: 'locking' }],
        },
        commissioning: {
          description: 'The server only says that a code is due.',
          meta: { title: 'The provider sends it', rules: ['AUTH-44'] },
          tags: 'busy',
          invoke: {
            id: 'sendProvidersCode',
            src: 'sendByProvider',
            input: ({ context }) => ({ phone: context.contact.value }),
            onDone: 'locking',
            onError: {
              target: 'available',
              actions: { type: 'setResendFailure', params: ({ event }) => event },
            },
          },
        },
        locking: {
          description: 'A lock that runs goes on, also when the dialog was closed and is opened again.',
          meta: { title: 'How long to wait?', rules: ['AUTH-41'] },
          invoke: {
            id: 'lockResend',
            src: 'lockResend',
            input: ({ context: { contact, isNew } }) => ({ contact, isNew }),
            onDone: [
              { guard: { type: 'isOpen', params: ({ event }) => event }, target: 'available' },
              { target: 'locked', actions: { type: 'setLock', params: ({ event }) => event } },
            ],
            onError: { description: 'The server decides whether it is too early.', target: 'available' },
          },
        },
        locked: {
          meta: { title: 'Counting down', rules: ['AUTH-41'] },
          after: { lockTime: 'available' },
        },
        available: {
          meta: { title: 'Can be sent', rules: ['AUTH-41'] },
          on: { 'resend.requested': 'sending' },
        },
        sending: {
          meta: { title: 'Sending' },
          tags: 'busy',
          entry: 'forgetResendFailure',
          initial: 'byShop',
          states: {
            byShop: {
              meta: { title: 'By the shop' },
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context }) => codeDestination(context),
                onDone: [
                  { guard: 'hasProvider', target: 'byProvider' },
                  { target: '#otp.resend.locking', actions: ['expectCode', 'noticeCodeSent'] },
                ],
                onError: {
                  target: '#otp.resend.available',
                  actions: { type: 'setResendFailure', params: ({ event }) => event },
                },
              },
            },
            byProvider: {
              meta: { title: 'By the provider', rules: ['AUTH-44'] },
              invoke: {
                id: 'sendAnotherByProvider',
                src: 'sendByProvider',
                input: ({ context }) => ({ phone: context.contact.value }),
                onDone: { target: '#otp.resend.locking', actions: ['expectCode', 'noticeCodeSent'] },
                onError: {
                  target: '#otp.resend.available',
                  actions: { type: 'setResendFailure', params: ({ event }) => event },
                },
              },
            },
          },
        },
        closed: { type: 'final', meta: { title: 'Not needed any more' } },
      },
    },
  },
});
