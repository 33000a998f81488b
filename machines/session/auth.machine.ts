import { assign, emit, enqueueActions, setup } from 'xstate';
import type { SocialProvider } from '../../domain/auth/login';
import type { ChartMeta } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { notifyFailure } from '../shared/failing';
import type { AuthMode } from '../shared/intent';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import * as rules from './auth.rules';
import type * as Auth from './auth.types';
import { failed, fieldsRefused, isTooEarly, listenToNotices, otherNotices } from './auth-notices';
import type { ForgotPasswordOutput } from './forgot-password.machine';
import { forgotPasswordMachine } from './forgot-password.machine';
import { signInStepsMachine } from './sign-in-steps.machine';
import type { SignInStepsOutput } from './sign-in-steps.types';

const actors = {
  signIn: notProvided<Auth.SignInAnswer, { request: Auth.AuthRequest }>('signIn'),
  signUp: notProvided<Auth.SignInAnswer, { form: Auth.SignUpForm }>('signUp'),
  /** Offers passkeys in the autofill of the first field. `null`: the browser can't. */
  offerPasskey: notProvided<Auth.PasskeyCredential | null, void>('offerPasskey'),
  /** Opens the provider's window. Error codes: `cancelled`, `blocked`, `libraryMissing`. */
  identify: notProvided<Auth.SocialIdentity, { provider: SocialProvider }>('identify'),
  /** Loads the provider's library. After a long load, browsers open a window only with another press. */
  loadLibrary: notProvided<{ isPressFresh: boolean }, { provider: SocialProvider }>('loadLibrary'),
  signInSteps: signInStepsMachine,
  forgotPassword: forgotPasswordMachine,
  listenToNotices,
};

export const authMachine = setup({
  types: {} as {
    input: Auth.AuthInput;
    context: Auth.AuthContext;
    events: Auth.AuthEvent;
    emitted: Auth.AuthEmitted;
    tags: 'busy';
    meta: ChartMeta;
  },
  actors,
  guards: {
    hasNoMethod: ({ context }) => rules.hasNoMethod(context),
    isSignUpAsked: ({ context }) => context.start === 'sign-up' && context.login.isManualOn,
    isRecoveryAsked: ({ context }) => context.start === 'forgotPassword' && context.login.isManualOn,
    isManualChosen: ({ context }) => context.method === 'manual',
    isCodeChosen: ({ context }) => context.method === 'otp',
    isManualOn: ({ context }) => context.login.isManualOn,
    isSigningUp: ({ context }) => context.entry === 'sign-up',
    isSocial: ({ context }) => context.request?.type === 'social',
    isEmailMissing: ({ context, event }) => rules.isEmailMissing(context, errorOf(event)),
    isCodePending: ({ context, event }) => context.request?.type === 'otp' && isTooEarly(errorOf(event)),
    isLibraryMissing: ({ event }) => rules.isLibraryMissing(errorOf(event)),
    isWindowGone: ({ event }) => rules.closedWindowReason(errorOf(event)) !== null,
    isPressFresh: ({ event }) => outputOf<typeof actors, 'loadLibrary'>(event).isPressFresh,
    isPasskeyTaken: ({ event }) => outputOf<typeof actors, 'offerPasskey'>(event) !== null,
    canUse: ({ context, event }) => rules.canUse(context, eventOf(event, 'method.chosen').method),
    canIdentify: ({ context, event }) => rules.canIdentify(context, eventOf(event, 'social.chosen').medium),
    canRecover: ({ context }) => rules.canRecover(context),
    isSignedIn: (_, { token }: SignInStepsOutput) => token !== null,
    isPasswordChanged: (_, { end }: ForgotPasswordOutput) => end === 'done',
  },
  actions: {
    setMethod: assign((_, { method }: { method: Auth.SignInMethod }) => ({ method })),
    askByPasskey: assign(({ event }) => rules.byPasskey(outputOf<typeof actors, 'offerPasskey'>(event))),
    setGoneWindow: assign(({ event }) => ({ goneWindow: rules.closedWindowReason(errorOf(event)) })),
    setContact: assign((_, contact: string | null) => ({ contact })),
    setMedium: assign(({ event }) => ({ medium: eventOf(event, 'social.chosen').medium })),
    askByPassword: assign(({ event }) => rules.passwordRequest(eventOf(event, 'signIn.submitted'))),
    askByCode: assign(({ event }) => rules.byCode(eventOf(event, 'codeSignIn.submitted').phone)),
    askByIdentity: assign(({ event }) => rules.byIdentity(outputOf<typeof actors, 'identify'>(event))),
    askBySignUp: assign(({ event }) => rules.bySignUp(eventOf(event, 'signUp.submitted').form)),
    setAnswer: assign(({ event }) => ({ answer: outputOf<typeof actors, 'signIn' | 'signUp'>(event) })),
    forgetSecrets: assign(({ context }) => rules.withoutSecrets(context)),
    setFailure: assign(({ event }) => failed(errorOf(event))),
    takeFailure: assign((_, { failure }: SignInStepsOutput) => ({ failure, fieldErrors: [] })),
    forgetFailure: assign({ failure: null, fieldErrors: [], goneWindow: null }),
    rememberContact: enqueueActions(({ context, enqueue }) =>
      rules.remembered(context).forEach(enqueue.emit),
    ),
    expectCode: emit(({ event }) => ({
      type: 'code.expected' as const,
      phone: eventOf(event, 'codeSignIn.submitted').phone,
    })),
    forgetCode: enqueueActions(({ context, enqueue }) => rules.codesDone(context).forEach(enqueue.emit)),
    announceCompletion: emit(({ context }, { token }: SignInStepsOutput) => rules.completion(token, context)),
    pointAtFields: emit(({ event }) => fieldsRefused(errorOf(event))),
    notifyFailure: notifyFailure(),
    noticeOthers: enqueueActions(({ enqueue, event }) => otherNotices(errorOf(event)).forEach(enqueue.emit)),
    announceMode: emit((_, { mode }: { mode: AuthMode }) => ({ type: 'mode.shown' as const, mode })),
    passNotice: emit(({ event }) => eventOf(event, 'notice')),
  },
}).createMachine({
  id: 'auth',
  description: 'All ways to sign in. The remaining steps and a forgotten password have their own flows.',
  meta: { title: 'Sign in and sign up', rules: ['AUTH-01', 'AUTH-02'] },
  context: ({ input }) => rules.startContext(input),
  initial: 'opening',
  on: { notice: { actions: 'passNotice' } },
  states: {
    opening: {
      meta: { title: 'Checking the methods', rules: ['AUTH-02', 'AUTH-05'] },
      always: [
        { guard: 'hasNoMethod', target: 'noMethod' },
        { guard: 'isSignUpAsked', target: 'sign-up' },
        { guard: 'isRecoveryAsked', target: 'recovering' },
        { target: 'sign-in' },
      ],
    },
    noMethod: { meta: { title: 'Sign-in unavailable', rules: ['AUTH-20'] } },
    recovering: {
      meta: { title: 'Checking for codes', rules: ['AUTH-20'] },
      always: [{ guard: 'canRecover', target: 'forgotPassword' }, { target: 'noRecovery' }],
    },
    noRecovery: {
      description: 'The shop sends neither email nor text messages: only support can help.',
      meta: { title: 'Codes unavailable', rules: ['AUTH-20'] },
      on: { 'back.requested': { meta: { rules: ['AUTH-75'] }, target: 'sign-in' } },
    },
    'sign-in': {
      meta: { title: 'Sign in', rules: ['AUTH-01', 'AUTH-02'] },
      entry: { type: 'announceMode', params: { mode: 'sign-in' } },
      exit: 'forgetFailure',
      initial: 'choosing',
      on: {
        'method.chosen': {
          guard: 'canUse',
          target: '.choosing',
          actions: [{ type: 'setMethod', params: ({ event }) => event }, 'forgetCode', 'forgetFailure'],
        },
        'social.chosen': { guard: 'canIdentify', target: 'identifying', actions: 'setMedium' },
      },
      states: {
        choosing: {
          meta: { title: 'Choosing the method', rules: ['AUTH-02'] },
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
              guard: 'isPasskeyTaken',
              target: '#auth.signingIn',
              actions: 'askByPasskey',
            },
            onError: { description: 'If the passkey is declined, unknown or not reachable, the form stays.' },
          },
          on: {
            'signIn.submitted': { target: '#auth.signingIn', actions: 'askByPassword' },
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
            'codeSignIn.submitted': { target: '#auth.signingIn', actions: ['askByCode', 'expectCode'] },
            'back.requested': {
              meta: { rules: ['AUTH-03'] },
              guard: 'isManualOn',
              target: 'manual',
              actions: [{ type: 'setMethod', params: { method: 'manual' } }, 'forgetCode', 'forgetFailure'],
            },
          },
        },
        social: { meta: { title: 'Social accounts only', rules: ['AUTH-04'] } },
      },
    },
    identifying: {
      meta: { title: 'Social sign-in', rules: ['AUTH-04', 'AUTH-06'] },
      initial: 'asking',
      on: { 'social.cancelled': 'sign-in' },
      states: {
        asking: {
          description: "The provider's window is open.",
          meta: { title: 'Waiting for the provider' },
          tags: 'busy',
          invoke: {
            id: 'identify',
            src: 'identify',
            input: ({ context }) => ({ provider: rules.providerAsked(context) }),
            onDone: { target: '#auth.signingIn', actions: 'askByIdentity' },
            onError: [
              { guard: 'isLibraryMissing', target: 'loading' },
              { guard: 'isWindowGone', target: '#auth.sign-in', actions: 'setGoneWindow' },
              { target: '#auth.sign-in', actions: 'notifyFailure' },
            ],
          },
        },
        loading: {
          meta: { title: "Waiting for the provider's code", rules: ['AUTH-06'] },
          tags: 'busy',
          invoke: {
            id: 'loadLibrary',
            src: 'loadLibrary',
            input: ({ context }) => ({ provider: rules.providerAsked(context) }),
            onDone: [{ guard: 'isPressFresh', target: 'asking' }, { target: 'pressAgain' }],
            onError: { target: '#auth.sign-in', actions: 'notifyFailure' },
          },
        },
        pressAgain: {
          description: 'Browsers block a window that opens long after the press.',
          meta: { title: 'Press again', rules: ['AUTH-06'] },
          on: { 'social.chosen': 'asking' },
        },
      },
    },
    signingIn: {
      description: 'The form says why a password is rejected and keeps the identifier.',
      meta: { title: 'Signing in', rules: ['AUTH-13', 'AUTH-22', 'AUTH-50', 'AUTH-53'] },
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ request: required(context.request, 'request') }),
        onDone: { target: 'completing', actions: ['setAnswer', 'rememberContact'] },
        onError: [
          {
            description:
              'The customer went back and returned. The last code is still valid, so no new one is sent.',
            meta: { rules: ['AUTH-41'] },
            guard: 'isCodePending',
            target: 'completing',
          },
          { guard: 'isEmailMissing', target: 'completing', actions: 'noticeOthers' },
          { guard: 'isSocial', target: 'returning', actions: 'notifyFailure' },
          { target: 'returning', actions: ['setFailure', 'pointAtFields'] },
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
          meta: { title: 'Filling in the sign-up form', rules: ['AUTH-04', 'AUTH-36'] },
          on: {
            'signUp.submitted': { target: 'submitting', actions: 'askBySignUp' },
            'social.chosen': { guard: 'canIdentify', target: '#auth.identifying', actions: 'setMedium' },
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
            onDone: { target: '#auth.completing', actions: 'setAnswer' },
            onError: { target: '#auth.returning', actions: ['setFailure', 'pointAtFields'] },
          },
        },
      },
    },
    completing: {
      description: 'After every server response, the remaining steps follow here.',
      meta: { title: 'Remaining steps', rules: ['AUTH-15', 'AUTH-16', 'AUTH-17', 'AUTH-51', 'AUTH-52'] },
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
          onError: { target: 'returning', actions: 'setFailure' },
        },
        { id: 'stepsNotices', src: 'listenToNotices', input: { of: 'signInSteps' }, onError: 'returning' },
      ],
    },
    returning: {
      meta: { title: 'Returning to the previous form' },
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
              description: 'The contact typed at the sign-in is already filled in.',
              guard: { type: 'isPasswordChanged', params: ({ event }) => event.output },
              target: 'sign-in',
              actions: {
                type: 'setContact',
                params: ({ event: { output } }) => output.contact?.value ?? null,
              },
            },
            { meta: { rules: ['AUTH-75'] }, target: 'sign-in' },
          ],
          onError: { target: 'sign-in', actions: 'setFailure' },
        },
        {
          id: 'recoveryNotices',
          src: 'listenToNotices',
          input: { of: 'forgotPassword' },
          onError: 'sign-in',
        },
      ],
    },
    completed: {
      meta: { title: 'Signed in', rules: ['AUTH-18', 'AUTH-37'] },
      type: 'final',
      entry: 'forgetSecrets',
    },
  },
});
