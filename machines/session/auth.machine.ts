import { assign, emit, enqueueActions, setup } from 'xstate';
import type { SocialMedium, SocialProvider } from '../../domain/auth/login';
import type { ChartMeta } from '../shared/chart';
import { failureOf } from '../shared/failure';
import type { AuthMode } from '../shared/intent';
import { notProvided } from '../shared/not-provided';
import { failureNotice, type Notice } from '../shared/notice';
import { required } from '../shared/required';
import * as rules from './auth.rules';
import type * as Auth from './auth.types';
import { failed, fieldsRefused, hearNotices, isTooEarly, otherNotices } from './auth-notices';
import type { ForgotPasswordOutput } from './forgot-password.machine';
import { forgotPasswordMachine } from './forgot-password.machine';
import { signInStepsMachine } from './sign-in-steps.machine';
import type { SignInStepsOutput } from './sign-in-steps.types';

type Failed = { error: unknown };
type PasskeyTaken = { output: Auth.PasskeyCredential | null };

export const authMachine = setup({
  types: {} as {
    input: Auth.AuthInput;
    context: Auth.AuthContext;
    events: Auth.AuthEvent;
    emitted: Auth.AuthEmitted;
    tags: 'busy';
    meta: ChartMeta;
  },
  actors: {
    signIn: notProvided<Auth.SignInAnswer, { request: Auth.AuthRequest }>('signIn'),
    signUp: notProvided<Auth.SignInAnswer, { form: Auth.SignUpForm }>('signUp'),
    /** Lets the browser offer its passkeys in the list of the first field; null where it has none. */
    offerPasskey: notProvided<Auth.PasskeyCredential | null, void>('offerPasskey'),
    /** Opens the provider's window; throws with the code `cancelled`, `blocked` or `libraryMissing`. */
    identify: notProvided<Auth.SocialIdentity, { provider: SocialProvider }>('identify'),
    /** Downloads the provider's own code; after a long time no browser opens a window without another press. */
    loadLibrary: notProvided<{ isPressFresh: boolean }, { provider: SocialProvider }>('loadLibrary'),
    signInSteps: signInStepsMachine,
    forgotPassword: forgotPasswordMachine,
    hearNotices,
  },
  guards: {
    hasNoMethod: ({ context }) => rules.hasNoMethod(context),
    isSignUpAsked: ({ context }) => context.start === 'sign-up' && context.login.isManualOn,
    isRecoveryAsked: ({ context }) => context.start === 'forgotPassword' && context.login.isManualOn,
    isManualChosen: ({ context }) => context.method === 'manual',
    isCodeChosen: ({ context }) => context.method === 'otp',
    isManualOn: ({ context }) => context.login.isManualOn,
    isSigningUp: ({ context }) => context.entry === 'sign-up',
    isSocial: ({ context }) => context.request?.type === 'social',
    isEmailMissing: ({ context }, { error }: Failed) => rules.isEmailMissing(context, error),
    isCodeOnItsWay: ({ context }, { error }: Failed) => context.request?.type === 'otp' && isTooEarly(error),
    isLibraryMissing: (_, { error }: Failed) => rules.isLibraryMissing(error),
    isWindowGone: (_, { error }: Failed) => rules.goneWindowOf(error) !== null,
    isPressFresh: (_, { output }: { output: { isPressFresh: boolean } }) => output.isPressFresh,
    isPasskeyTaken: (_, { output }: PasskeyTaken) => output !== null,
    canUse: ({ context }, { method }: { method: 'manual' | 'otp' }) => rules.canUse(context, method),
    canIdentify: ({ context }, { medium }: { medium: SocialMedium }) => rules.canIdentify(context, medium),
    canRecover: ({ context }) => rules.canRecover(context),
    isSignedIn: (_, { token }: SignInStepsOutput) => token !== null,
    isPasswordChanged: (_, { end }: ForgotPasswordOutput) => end === 'done',
  },
  actions: {
    setMethod: assign((_, { method }: { method: Auth.SignInMethod }) => ({ method })),
    askByPasskey: assign((_, { output }: PasskeyTaken) => rules.byPasskey(output)),
    setGoneWindow: assign((_, { error }: Failed) => ({ goneWindow: rules.goneWindowOf(error) })),
    setContact: assign((_, contact: string | null) => ({ contact })),
    setMedium: assign((_, { medium }: { medium: SocialMedium }) => ({ medium })),
    askByPassword: assign((_, asked: Auth.SignInByPassword) => rules.byPassword(asked)),
    askByCode: assign((_, { phone }: { phone: string }) => rules.byCode(phone)),
    askByIdentity: assign((_, { output }: { output: Auth.SocialIdentity }) => rules.byIdentity(output)),
    askBySignUp: assign((_, { form }: { form: Auth.SignUpForm }) => rules.bySignUp(form)),
    setAnswer: assign((_, { output }: { output: Auth.SignInAnswer }) => ({ answer: output })),
    forgetSecrets: assign(({ context }) => rules.withoutSecrets(context)),
    setFailure: assign((_, { error }: Failed) => failed(error)),
    takeFailure: assign((_, { failure }: SignInStepsOutput) => ({ failure, fieldErrors: [] })),
    forgetFailure: assign({ failure: null, fieldErrors: [], goneWindow: null }),
    rememberContact: enqueueActions(({ context, enqueue }) =>
      rules.remembered(context).forEach(enqueue.emit),
    ),
    expectCode: emit((_, { phone }: { phone: string }) => ({ type: 'code.expected' as const, phone })),
    forgetCode: enqueueActions(({ context, enqueue }) => rules.codesDone(context).forEach(enqueue.emit)),
    announceCompletion: emit(({ context }, { token }: SignInStepsOutput) => rules.completion(token, context)),
    pointAtFields: emit((_, { error }: Failed) => fieldsRefused(error)),
    noticeFailure: emit((_, { error }: Failed) => failureNotice(failureOf(error))),
    noticeOthers: enqueueActions(({ enqueue }, { error }: Failed) =>
      otherNotices(error).forEach(enqueue.emit),
    ),
    announceMode: emit((_, { mode }: { mode: AuthMode }) => ({ type: 'mode.shown' as const, mode })),
    passNotice: emit((_, notice: Notice) => notice),
  },
}).createMachine({
  id: 'auth',
  description: 'The ways in. What is still open afterwards, and a lost password, are flows of their own.',
  meta: { title: 'Sign in and sign up', rules: ['AUTH-01', 'AUTH-02'] },
  context: ({ input }) => rules.startContext(input),
  initial: 'opening',
  on: { notice: { actions: { type: 'passNotice', params: ({ event }) => event } } },
  states: {
    opening: {
      meta: { title: 'What is there?', rules: ['AUTH-02', 'AUTH-05'] },
      always: [
        { guard: 'hasNoMethod', target: 'noMethod' },
        { guard: 'isSignUpAsked', target: 'sign-up' },
        { guard: 'isRecoveryAsked', target: 'recovering' },
        { target: 'sign-in' },
      ],
    },
    noMethod: { meta: { title: 'Nobody can sign in', rules: ['AUTH-20'] } },
    recovering: {
      meta: { title: 'Can a code be sent?', rules: ['AUTH-20'] },
      always: [{ guard: 'canRecover', target: 'forgotPassword' }, { target: 'noRecovery' }],
    },
    noRecovery: {
      description: 'The shop sends neither mails nor messages: only its people can help.',
      meta: { title: 'No code can be sent', rules: ['AUTH-20'] },
      on: { 'back.requested': { meta: { rules: ['AUTH-75'] }, target: 'sign-in' } },
    },
    'sign-in': {
      meta: { title: 'Sign in', rules: ['AUTH-01', 'AUTH-02'] },
      entry: { type: 'announceMode', params: { mode: 'sign-in' } },
      exit: 'forgetFailure',
      initial: 'choosing',
      on: {
        'method.chosen': {
          guard: { type: 'canUse', params: ({ event }) => event },
          target: '.choosing',
          actions: [{ type: 'setMethod', params: ({ event }) => event }, 'forgetCode', 'forgetFailure'],
        },
        'social.chosen': {
          guard: { type: 'canIdentify', params: ({ event }) => event },
          target: 'identifying',
          actions: { type: 'setMedium', params: ({ event }) => event },
        },
      },
      states: {
        choosing: {
          meta: { title: 'By what?', rules: ['AUTH-02'] },
          always: [
            { guard: 'isManualChosen', target: 'manual' },
            { guard: 'isCodeChosen', target: 'otp' },
            { target: 'social' },
          ],
        },
        manual: {
          meta: { title: 'Contact and password', rules: ['AUTH-10', 'AUTH-19'] },
          invoke: {
            id: 'offerPasskey',
            src: 'offerPasskey',
            onDone: {
              meta: { rules: ['AUTH-63'] },
              guard: { type: 'isPasskeyTaken', params: ({ event }) => event },
              target: '#auth.signingIn',
              actions: { type: 'askByPasskey', params: ({ event }) => event },
            },
            onError: { description: 'Declined, unknown or unreachable: the form is there as ever.' },
          },
          on: {
            'signIn.submitted': {
              target: '#auth.signingIn',
              actions: { type: 'askByPassword', params: ({ event }) => event },
            },
            'signUp.chosen': '#auth.sign-up',
            'forgotPassword.chosen': {
              target: '#auth.recovering',
              actions: { type: 'setContact', params: ({ event }) => event.contact },
            },
          },
        },
        otp: {
          meta: { title: 'Phone for a code', rules: ['AUTH-14'] },
          on: {
            'codeSignIn.submitted': {
              target: '#auth.signingIn',
              actions: [
                { type: 'askByCode', params: ({ event }) => event },
                { type: 'expectCode', params: ({ event }) => event },
              ],
            },
            'back.requested': {
              meta: { rules: ['AUTH-03'] },
              guard: 'isManualOn',
              target: 'manual',
              actions: [{ type: 'setMethod', params: { method: 'manual' } }, 'forgetCode', 'forgetFailure'],
            },
          },
        },
        social: { meta: { title: 'Only by an account elsewhere', rules: ['AUTH-04'] } },
      },
    },
    identifying: {
      meta: { title: 'Elsewhere', rules: ['AUTH-04', 'AUTH-06'] },
      initial: 'asking',
      on: { 'social.cancelled': 'sign-in' },
      states: {
        asking: {
          description: "The provider's own window is open.",
          meta: { title: 'At the provider' },
          tags: 'busy',
          invoke: {
            id: 'identify',
            src: 'identify',
            input: ({ context }) => ({ provider: rules.providerAsked(context) }),
            onDone: {
              target: '#auth.signingIn',
              actions: { type: 'askByIdentity', params: ({ event }) => event },
            },
            onError: [
              { guard: { type: 'isLibraryMissing', params: ({ event }) => event }, target: 'loading' },
              {
                guard: { type: 'isWindowGone', params: ({ event }) => event },
                target: '#auth.sign-in',
                actions: { type: 'setGoneWindow', params: ({ event }) => event },
              },
              {
                target: '#auth.sign-in',
                actions: { type: 'noticeFailure', params: ({ event }) => event },
              },
            ],
          },
        },
        loading: {
          meta: { title: "The provider's own code is on its way", rules: ['AUTH-06'] },
          tags: 'busy',
          invoke: {
            id: 'loadLibrary',
            src: 'loadLibrary',
            input: ({ context }) => ({ provider: rules.providerAsked(context) }),
            onDone: [
              { guard: { type: 'isPressFresh', params: ({ event }) => event }, target: 'asking' },
              { target: 'pressAgain' },
            ],
            onError: {
              target: '#auth.sign-in',
              actions: { type: 'noticeFailure', params: ({ event }) => event },
            },
          },
        },
        pressAgain: {
          description: 'Long after a press, browsers open no window.',
          meta: { title: 'Once more, please', rules: ['AUTH-06'] },
          on: { 'social.chosen': 'asking' },
        },
      },
    },
    signingIn: {
      description: 'The form says why a password is refused, and keeps the identifier.',
      meta: { title: 'Signing in', rules: ['AUTH-13', 'AUTH-22', 'AUTH-50', 'AUTH-53'] },
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ request: required(context.request, 'request') }),
        onDone: {
          target: 'completing',
          actions: [{ type: 'setAnswer', params: ({ event }) => event }, 'rememberContact'],
        },
        onError: [
          {
            description:
              'The code of a moment ago still opens the door: the person went back and came again.',
            meta: { rules: ['AUTH-41'] },
            guard: { type: 'isCodeOnItsWay', params: ({ event }) => event },
            target: 'completing',
          },
          {
            guard: { type: 'isEmailMissing', params: ({ event }) => event },
            target: 'completing',
            actions: { type: 'noticeOthers', params: ({ event }) => event },
          },
          {
            guard: 'isSocial',
            target: 'returning',
            actions: { type: 'noticeFailure', params: ({ event }) => event },
          },
          {
            target: 'returning',
            actions: [
              { type: 'setFailure', params: ({ event }) => event },
              { type: 'pointAtFields', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    'sign-up': {
      meta: { title: 'Sign up', rules: ['AUTH-01', 'AUTH-30'] },
      entry: { type: 'announceMode', params: { mode: 'sign-up' } },
      exit: 'forgetFailure',
      initial: 'editing',
      states: {
        editing: {
          meta: { title: 'Filling the form in', rules: ['AUTH-36'] },
          on: {
            'signUp.submitted': {
              target: 'submitting',
              actions: { type: 'askBySignUp', params: ({ event }) => event },
            },
            'signIn.chosen': '#auth.sign-in',
          },
        },
        submitting: {
          meta: { title: 'Signing up', rules: ['AUTH-30', 'AUTH-39'] },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'signUp',
            src: 'signUp',
            input: ({ context }) => ({ form: required(context.signUpForm, 'signUpForm') }),
            onDone: {
              target: '#auth.completing',
              actions: { type: 'setAnswer', params: ({ event }) => event },
            },
            onError: {
              target: '#auth.returning',
              actions: [
                { type: 'setFailure', params: ({ event }) => event },
                { type: 'pointAtFields', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    completing: {
      description: 'Every answer of the server comes here; what it leaves open is asked for.',
      meta: { title: 'What is still open', rules: ['AUTH-15', 'AUTH-16', 'AUTH-17', 'AUTH-51', 'AUTH-52'] },
      invoke: [
        {
          id: 'signInSteps',
          systemId: 'signInSteps',
          src: 'signInSteps',
          input: ({ context }) => rules.stepsOf(context),
          onDone: [
            {
              guard: { type: 'isSignedIn', params: ({ event }) => event.output },
              target: 'completed',
              actions: [{ type: 'announceCompletion', params: ({ event }) => event.output }, 'forgetCode'],
            },
            { target: 'returning', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
          ],
          onError: { target: 'returning', actions: { type: 'setFailure', params: ({ event }) => event } },
        },
        { id: 'stepsNews', src: 'hearNotices', input: { of: 'signInSteps' }, onError: 'returning' },
      ],
    },
    returning: {
      meta: { title: 'Back to the form that was sent' },
      entry: 'forgetSecrets',
      always: [{ guard: 'isSigningUp', target: 'sign-up' }, { target: 'sign-in' }],
    },
    forgotPassword: {
      meta: { title: 'Forgot password', rules: ['AUTH-70'] },
      invoke: [
        {
          id: 'forgotPassword',
          systemId: 'forgotPassword',
          src: 'forgotPassword',
          input: ({ context }) => rules.recoveryOf(context),
          onDone: [
            {
              description: 'The contact is filled in already.',
              guard: { type: 'isPasswordChanged', params: ({ event }) => event.output },
              target: 'sign-in',
              actions: {
                type: 'setContact',
                params: ({ event: { output } }) => output.contact?.value ?? null,
              },
            },
            { meta: { rules: ['AUTH-75'] }, target: 'sign-in' },
          ],
          onError: { target: 'sign-in', actions: { type: 'setFailure', params: ({ event }) => event } },
        },
        { id: 'recoveryNews', src: 'hearNotices', input: { of: 'forgotPassword' }, onError: 'sign-in' },
      ],
    },
    completed: {
      meta: { title: 'Signed in', rules: ['AUTH-18', 'AUTH-37'] },
      type: 'final',
      entry: 'forgetSecrets',
    },
  },
});
