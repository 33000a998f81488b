import { signInMethods } from '../../../domain/auth/login';
import type { SignInAnswer, SignInRequest } from '../../../machines/session/auth.types';
import { signInStepsMachine } from '../../../machines/session/sign-in-steps.machine';
import type { SignInStepsInput } from '../../../machines/session/sign-in-steps.types';
import { createModel } from '../../support/model';
import {
  answers,
  broken,
  byCode,
  byIdentity,
  byPassword,
  infoForm,
  mixes,
  offline,
  phone,
  refused,
} from './sign-ins';

export const stepsInput = (
  request: SignInRequest | null,
  answer: SignInAnswer | null,
  login = mixes.all,
): SignInStepsInput => ({ login, request, answer });

/** The possible server responses to a step of the sign-in, in the order of the steps. */
const possibleAnswers = [
  answers.in,
  answers.infoMissing,
  answers.existing,
  answers.phoneUnproven,
  answers.emailUnproven,
  answers.nothingOpen,
];

export const signInStepsModel = createModel(signInStepsMachine, {
  input: stepsInput(byPassword, answers.bothUnproven),
  otherInputs: [
    stepsInput(byPassword, answers.in),
    stepsInput(byPassword, answers.nothingOpen),
    stepsInput(byPassword, answers.infoMissing, mixes.manual),
    stepsInput(byCode, { ...answers.phoneUnproven, email: null }, mixes.otp),
    stepsInput(byCode, null, mixes.otp),
    stepsInput(byIdentity, null, mixes.social),
    stepsInput(byIdentity, answers.phoneMissing),
    stepsInput(byIdentity, answers.existing),
    stepsInput(null, answers.in),
  ],
  fixtures: [
    { type: 'phone.submitted', phone: phone.value },
    { type: 'info.submitted', form: infoForm },
    { type: 'notice', code: 'codeSent' },
    ...possibleAnswers.flatMap((answer) => [
      {
        type: 'xstate.done.actor.otp' as const,
        output: { code: '123456', answer, message: null },
      },
      { type: 'xstate.done.actor.registerSocial' as const, output: answer },
      { type: 'xstate.done.actor.saveInfo' as const, output: answer },
      { type: 'xstate.done.actor.confirmExisting' as const, output: answer },
    ]),
    { type: 'xstate.error.actor.otp', error: broken },
    { type: 'xstate.error.actor.otpNotices', error: broken },
    {
      type: 'xstate.error.actor.registerSocial',
      error: refused(['phone', 'This phone belongs to another account.']),
    },
    { type: 'xstate.error.actor.saveInfo', error: refused(['ref_code', 'There is no such code.']) },
    { type: 'xstate.error.actor.confirmExisting', error: offline },
  ],
  vertex: ({ context: { login, request, answer, form } }) => [
    signInMethods(login),
    request && { ...request, password: null },
    answer,
    form,
  ],
  invariants: {
    'a finished sign-in has a token, and a cancelled one has none': (at) =>
      at.status !== 'done' || at.matches('done') === ((at.output?.token ?? null) !== null),
    'a password is kept only where a code may be sent again': (at) =>
      at.context.request?.type !== 'manual' ||
      at.context.request.password === '' ||
      at.matches('otp') ||
      at.matches('done') ||
      at.matches('left'),
    'the question "Is It You?" shows an account': (at) =>
      !at.matches('is_exist_user') || (at.context.answer?.existing ?? null) !== null,
    'only a social identity without a phone is asked for one': (at) =>
      !at.matches('phone_modal') || at.context.request?.type === 'social',
    'a code verifies only an unverified contact': (at) =>
      !at.matches('otp') || !at.context.answer?.isPhoneVerified || !at.context.answer.isEmailVerified,
    'the fields report only errors that the form has': (at) =>
      at.context.fieldErrors.length === 0 || at.context.failure !== null,
  },
});
