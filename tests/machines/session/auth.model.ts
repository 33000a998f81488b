import { type SignInMethods, signInMethods } from '../../../domain/auth/login';
import { authMachine } from '../../../machines/session/auth.machine';
import { createModel, type ModelOptions } from '../../support/model';
import {
  answers,
  authInput,
  broken,
  email,
  emailMissing,
  identity,
  mixes,
  offline,
  passkey,
  password,
  phone,
  refused,
  signUpForm,
  tooEarly,
  wrongPassword,
} from './sign-ins';

const { all, ...otherMixes } = mixes;
const lost = { code: 'server', messages: [] } as const;

/** Events and outcomes that are possible with every setting of the operator. */
const whatHappens: Omit<ModelOptions<typeof authMachine>, 'input' | 'otherInputs'> = {
  fixtures: [
    { type: 'method.chosen', method: 'manual' },
    { type: 'method.chosen', method: 'otp' },
    { type: 'signIn.submitted', contact: email, password, isRemembered: true },
    { type: 'codeSignIn.submitted', phone: phone.value },
    { type: 'social.chosen', medium: 'google' },
    { type: 'xstate.done.actor.offerPasskey', output: null },
    { type: 'xstate.done.actor.offerPasskey', output: passkey },
    { type: 'xstate.error.actor.offerPasskey', error: broken },
    { type: 'forgotPassword.chosen', contact: email.value },
    { type: 'signUp.submitted', form: signUpForm },
    { type: 'notice', code: 'codeSent' },
    { type: 'xstate.done.actor.identify', output: identity },
    { type: 'xstate.error.actor.identify', error: { code: 'cancelled' } },
    { type: 'xstate.error.actor.identify', error: { code: 'blocked' } },
    { type: 'xstate.error.actor.identify', error: { code: 'libraryMissing' } },
    { type: 'xstate.error.actor.identify', error: { code: 'refused', messages: [] } },
    { type: 'xstate.done.actor.loadLibrary', output: { isPressFresh: true } },
    { type: 'xstate.done.actor.loadLibrary', output: { isPressFresh: false } },
    { type: 'xstate.error.actor.loadLibrary', error: { code: 'timeout', messages: [] } },
    { type: 'xstate.done.actor.signIn', output: answers.bothUnproven },
    { type: 'xstate.error.actor.signIn', error: wrongPassword },
    { type: 'xstate.error.actor.signIn', error: emailMissing },
    { type: 'xstate.error.actor.signIn', error: tooEarly },
    { type: 'xstate.done.actor.signUp', output: answers.bothUnproven },
    { type: 'xstate.error.actor.signUp', error: refused(['ref_code', 'There is no such code.']) },
    { type: 'xstate.done.actor.signInSteps', output: { token: 'token-1', failure: null } },
    { type: 'xstate.done.actor.signInSteps', output: { token: null, failure: null } },
    { type: 'xstate.done.actor.signInSteps', output: { token: null, failure: lost } },
    { type: 'xstate.error.actor.signInSteps', error: broken },
    { type: 'xstate.error.actor.stepsNotices', error: broken },
    { type: 'xstate.done.actor.forgotPassword', output: { end: 'done', contact: phone } },
    { type: 'xstate.done.actor.forgotPassword', output: { end: 'left', contact: phone } },
    { type: 'xstate.error.actor.forgotPassword', error: offline },
    { type: 'xstate.error.actor.recoveryNotices', error: broken },
  ],
  vertex: ({ context: { login, method, entry, request, answer, medium } }) => [
    signInMethods(login),
    login.canSendMail,
    method,
    entry,
    request?.type,
    answer !== null,
    medium !== null,
  ],
  invariants: {
    'a form is shown only for a method that is on': (at) =>
      (!at.matches({ 'sign-in': 'manual' }) || at.context.login.isManualOn) &&
      (!at.matches({ 'sign-in': 'otp' }) || at.context.login.isOtpOn) &&
      (!at.matches({ 'sign-in': 'social' }) || at.context.login.social.length > 0),
    'without any method, only the text about that is shown': (at) =>
      (signInMethods(at.context.login) === 'none') === at.matches('noMethod'),
    'a code is offered only where one can be sent': (at) =>
      !at.matches('forgotPassword') || at.context.login.canSendMail || at.context.login.canSendSms,
    'sign-up and recovery exist only where passwords are on': (at) =>
      !(at.matches('sign-up') || at.matches('forgotPassword')) || at.context.login.isManualOn,
    'Back exists only where codes are not the only method': (at) =>
      signInMethods(at.context.login) !== 'otp' || !at.can({ type: 'back.requested' }),
    'a password is kept only while it is sent, or while a code may be sent again': (at) => {
      const { request, signUpForm: typed } = at.context;
      const isHeld = (request?.type === 'manual' && request.password !== '') || Boolean(typed?.password);
      return !isHeld || at.hasTag('busy') || at.matches('completing');
    },
    'no token is kept': (at) => at.context.answer === null || at.matches('completing'),
    'a passkey’s response is kept only while it is sent': (at) =>
      at.context.request?.type !== 'passkey' || at.matches('signingIn') || at.matches('completing'),
    'the fields report only errors that the form has': (at) =>
      at.context.fieldErrors.length === 0 || at.context.failure !== null,
  },
};

export const authModel = createModel(authMachine, {
  ...whatHappens,
  input: authInput({ login: all }),
  otherInputs: [
    ...Object.values(otherMixes).map((login) => authInput({ login })),
    authInput({ start: 'sign-up', rememberedContact: email.value }),
    authInput({ expectedAt: phone.value }),
    authInput({ start: 'sign-up', login: mixes.otp_social }),
    authInput({ start: 'forgotPassword' }),
    authInput({ start: 'forgotPassword', login: { ...mixes.manual, canSendMail: false, canSendSms: false } }),
  ],
});

/** The model with the events that one mix of methods allows. */
export const modelOfMix = (mix: SignInMethods) =>
  createModel(authMachine, { ...whatHappens, input: authInput({ login: mixes[mix] }) });
