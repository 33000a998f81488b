import type { SnapshotFrom } from 'xstate';
import { type SocialMedium, signInMethods } from '../../../domain/auth/login';
import type { authMachine } from '../../../machines/session/auth.machine';
import type {
  AuthInput,
  SignInAnswer,
  SignInByPassword,
  SignUpForm,
} from '../../../machines/session/auth.types';
import type { ForgotPasswordOutput } from '../../../machines/session/forgot-password.machine';
import type { SignInStepsOutput } from '../../../machines/session/sign-in-steps.types';
import type { Act, Page, Reply, Sight } from '../../support/model/page';
import { toastOf } from '../shared/notices.words';
import { answers as answersWith, failsToWrite } from '../shared/page-parts';
import { authModel } from './auth.model';
import {
  afterSignIn,
  asGuest,
  BROKEN,
  CODE,
  calls,
  formIn,
  isThere,
  layer,
  providers,
  saying,
  settingsOf,
  social,
  wayBackFrom,
  whole,
  wireAnswer,
  withoutCodes,
} from './sign-in-parts';
import { answers, authInput, mixes, password, phone } from './sign-ins';

type At = SnapshotFrom<typeof authMachine>;

const APPLE = '/demo/apple-library.js';
const { all: _walkedAnyway, ...otherMixes } = mixes;
const addressOf = ({ start, login }: AuthInput) => {
  const scenario = login.canSendMail ? settingsOf[signInMethods(login)] : 'CFG-NOVER';
  return start === 'forgotPassword'
    ? `/forgot-password?scenario=${scenario}`
    : `/help-and-support?panel=${start}&scenario=${scenario}`;
};

const frameOf = ({ context }: At) => (context.start === 'forgotPassword' ? whole : layer);
const form = (at: At) => formIn(frameOf(at));
/** Elements below every sign-in form, depending on the operator’s settings. */
const offers = (at: At): Sight[] => {
  const { login } = at.context;
  return (['google', 'facebook', 'apple'] as const).map((medium) =>
    isThere(
      login.social.some((provider) => provider.medium === medium),
      { sees: { ...social(medium), inside: frameOf(at) } },
    ),
  );
};

const callOf = ({ context: { request } }: At): string =>
  request?.type === 'social' ? calls.social : calls.login;

/** The step that is open after the server's answer, and the input that it expects. */
const answersStep = (at: At, answer: SignInAnswer): (Act | Reply)[] => {
  const { type, press } = form(at);
  return isPhoneAsked(at)
    ? [type('Phone', phone.value), press('Continue'), answersWith(calls.social, wireAnswer(answer))]
    : [type(CODE, '123456'), answersWith(calls.verify, wireAnswer(answer))];
};
/** A social account without an email address [AUTH-53]. */
const isPhoneAsked = ({ context }: At) => context.answer === null && context.request?.type === 'social';

/** The provider's window is opening or open. */
const waitsFor =
  (reads: string) =>
  ({ context: { medium } }: At): Sight[] => [{ reads, values: { provider: providers[medium ?? 'apple'] } }];

const codeOf = ({ contact }: ForgotPasswordOutput, { press, type }: ReturnType<typeof formIn>) => [
  press('By phone'),
  type('Phone', contact?.value ?? ''),
  press('Send code'),
  answersWith(calls.forgot, { message: '' }),
  type(CODE, '123456'),
  answersWith(calls.verifyReset, { message: '' }),
  type('New password', password),
  type('Confirm password', password),
  press('Save password'),
  answersWith(calls.reset, { message: '' }),
];

export const authPage: Page<typeof authMachine> = {
  model: {
    fixtures: [
      ...authModel.fixtures.filter(({ type }) => type !== 'xstate.error.actor.loadLibrary'),
      { type: 'social.chosen', medium: 'apple' },
      {
        type: 'xstate.error.actor.loadLibrary',
        error: {
          code: 'timeout',
          messages: ['We couldn’t reach Apple. Please try again or sign in another way.'],
        },
      },
    ] as never,
    vertex: ({ context: { login, method, entry, request, answer, medium } }) => [
      signInMethods(login),
      login.canSendMail,
      method,
      entry,
      request?.type,
      answer !== null,
      medium,
    ],
    otherInputs: [
      authInput({ login: mixes.social }),
      authInput({ start: 'sign-up', rememberedContact: phone.value }),
      authInput({ start: 'sign-up', login: mixes.otp_social }),
      authInput({ start: 'forgotPassword' }),
      authInput({ start: 'forgotPassword', login: withoutCodes }),
    ],
  },
  open: (input) => ({
    path: addressOf(input),
    storage: {
      ...asGuest,
      ...(input.rememberedContact === null ? {} : { remembered_contact: input.rememberedContact }),
    },
  }),
  inEach: Object.values(otherMixes).map((login) => authInput({ login })),
  calls: Object.values(calls),
  files: [APPLE],
  fixed: afterSignIn,
  acts: {
    'method.chosen': (_event, at) => [form(at).press('Sign in with a code')],
    'signIn.submitted': (given: SignInByPassword, at) => [
      form(at).type('Email or phone', given.contact.value),
      form(at).type('Password', given.password),
      { act: 'ticks', on: { role: 'checkbox', name: 'Remember me', inside: frameOf(at) } },
      form(at).press('Sign In'),
    ],
    'codeSignIn.submitted': (given: { phone: string }, at) => [
      form(at).type('Phone', given.phone),
      form(at).press('Send code'),
    ],
    'social.chosen': ({ medium }: { medium: SocialMedium }) => [{ act: 'press', on: social(medium) }],
    'social.cancelled': (_event, at) => [form(at).press('Cancel')],
    'signUp.chosen': (_event, at) => [form(at).press('Sign Up')],
    'signIn.chosen': (_event, at) => [form(at).press('Sign In')],
    'forgotPassword.chosen': (_event, at) => [form(at).press('Forgot password?')],
    'signUp.submitted': ({ form: given }: { form: SignUpForm }, at) => [
      form(at).type('Name', given.name),
      form(at).type('Email', given.email),
      form(at).type('Phone', given.phone),
      form(at).type('Password', given.password),
      form(at).type('Confirm password', given.confirmPassword),
      { act: 'ticks', on: { role: 'checkbox', inside: frameOf(at) } },
      form(at).press('Sign Up'),
    ],
    'back.requested': (_event, at) => [form(at).press('Back')],
  },
  answers: {
    'xstate.done.actor.identify': () => [{ act: 'otherWindow', does: 'answers' }],
    'xstate.error.actor.identify': (error: object) =>
      reasonOf(error) === 'cancelled' ? [{ act: 'otherWindow', does: 'closes' }] : [],
    'xstate.error.actor.loadLibrary': () => [{ file: APPLE, isThere: false }],
    'xstate.done.actor.signIn': (answer: SignInAnswer, at) => [answersWith(callOf(at), wireAnswer(answer))],
    'xstate.error.actor.signIn': (error: object, at) => [failsToWrite(callOf(at), error)],
    'xstate.done.actor.signUp': (answer: SignInAnswer) => [answersWith(calls.signUp, wireAnswer(answer))],
    'xstate.error.actor.signUp': (error: object) => [failsToWrite(calls.signUp, error)],
    'xstate.done.actor.signInSteps': ({ token, failure }: SignInStepsOutput, at) => {
      if (token !== null) return answersStep(at, { ...answers.in, token });
      if (failure !== null) return answersStep(at, answers.nothingOpen);
      return [form(at).press(isPhoneAsked(at) ? 'Back' : wayBackFrom(phone))];
    },
    'xstate.done.actor.forgotPassword': (output: ForgotPasswordOutput, at) =>
      output.end === 'done' ? codeOf(output, form(at)) : [form(at).press('Back')],
  },
  timers: {},
  sights: {
    noMethod: (at) => [
      {
        reads:
          'Sorry, Something Went Wrong. Please try again after some time or Contact with our support team.',
      },
      { sees: { role: 'link', name: 'Help & Support', inside: frameOf(at) } },
      { lacks: { role: 'textbox', inside: frameOf(at) } },
    ],
    noRecovery: (at) => [
      {
        reads:
          'Sorry, Something Went Wrong. Please try again after some time or Contact with our support team.',
      },
      { sees: { role: 'link', name: 'Help & Support', inside: frameOf(at) } },
      { sees: form(at).button('Back') },
    ],
    'sign-in.manual': (at) => [
      { sees: form(at).field('Email or phone') },
      { sees: form(at).field('Password') },
      { sees: form(at).button('Sign Up') },
      { sees: form(at).button('Forgot password?') },
      isThere(at.context.login.isOtpOn, { sees: form(at).button('Sign in with a code') }),
      ...offers(at),
      ...saying(at.context.failure),
    ],
    'sign-in.otp': (at) => [
      { sees: form(at).field('Phone') },
      { lacks: form(at).field('Password') },
      isThere(at.context.login.isManualOn, { sees: form(at).button('Back') }),
      ...offers(at),
      ...saying(at.context.failure),
    ],
    'sign-in.social': (at) => [{ lacks: { role: 'textbox', inside: frameOf(at) } }, ...offers(at)],
    identifying: (at) => [{ sees: form(at).button('Cancel') }],
    // Apple's authorisation code is missing from the start.
    'identifying.asking': (at) =>
      at.context.medium === 'apple'
        ? []
        : waitsFor('Continue in the {provider} window. You’ll return here when you’re done.')(at),
    'identifying.loading': waitsFor('Loading {provider} Login...'),
    'identifying.pressAgain': (at) => [
      ...waitsFor('{provider} is ready. Please press the button again.')(at),
      { sees: { ...social(at.context.medium ?? 'apple'), inside: frameOf(at) } },
    ],
    signingIn: (at) => {
      const { request } = at.context;
      if (request?.type === 'social') return [{ reads: 'Signing you in…' }];
      return [{ sees: form(at).button(request?.type === 'otp' ? 'Send code' : 'Sign In', { isBusy: true }) }];
    },
    'sign-up.editing': (at) => [
      { sees: form(at).field('Name') },
      { sees: form(at).field('Confirm password') },
      ...saying(at.context.failure),
    ],
    'sign-up.submitting': (at) => [{ sees: form(at).button('Sign Up', { isBusy: true }) }],
    completing: (at) =>
      isPhoneAsked(at)
        ? [{ sees: form(at).field('Phone') }, { sees: form(at).button('Continue') }]
        : [{ sees: form(at).field(CODE) }, { reads: 'Verify your phone number' }],
    forgotPassword: (at) => [
      { sees: { role: 'heading', name: 'Forgot password?' } },
      { sees: form(at).button('Send code') },
    ],
    completed: [{ lacks: layer }],
  },
  news: {
    'auth.completed': ({ entry }: { entry: 'sign-in' | 'sign-up' }) => [
      { shows: toastOf({ type: 'notice', code: entry === 'sign-in' ? 'signedIn' : 'signedUp' }) },
    ],
  },
  impossible: {
    'method.chosen': ({ method }: { method: string }, at) =>
      method === 'otp' && at.context.method === 'manual' ? null : 'Back leads to the password',
    'xstate.done.actor.offerPasskey': 'the browser’s own list of passkeys is not part of the page',
    'xstate.error.actor.offerPasskey': 'this step changes nothing on the page',
    notice: 'the paths of the code and of the recovery do it',
    'xstate.done.actor.identify': (_event, at) =>
      at.context.medium === 'google' ? null : 'every provider opens the same window',
    'xstate.error.actor.identify': ({ error }: { error: unknown }, at) => {
      const code = reasonOf(error);
      if (code !== 'cancelled' && code !== 'libraryMissing') return 'the demo’s window opens and answers';
      return (code === 'libraryMissing') === (at.context.medium === 'apple')
        ? null
        : 'only Apple downloads code before its window opens';
    },
    'xstate.done.actor.loadLibrary': 'Apple’s window opens like Google’s',
    'xstate.error.actor.signInSteps': BROKEN,
    'xstate.error.actor.stepsNotices': BROKEN,
    'xstate.error.actor.forgotPassword': BROKEN,
    'xstate.error.actor.recoveryNotices': BROKEN,
  },
  gaps: {
    'identifying.pressAgain --social.chosen--> identifying.asking':
      'a browser remembers a press longer than Apple’s code takes here',
  },
  endsIn: ['completed'],
};

function reasonOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}
