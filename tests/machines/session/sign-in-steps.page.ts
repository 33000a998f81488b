import type { SnapshotFrom } from 'xstate';
import { signInMethods } from '../../../domain/auth/login';
import type { SignInAnswer } from '../../../machines/session/auth.types';
import type { OtpOutput } from '../../../machines/session/otp.machine';
import type { signInStepsMachine } from '../../../machines/session/sign-in-steps.machine';
import type { InfoForm, SignInStepsInput } from '../../../machines/session/sign-in-steps.types';
import type { Act, Page, Sight } from '../../support/model/page';
import { answers as answersWith, failsToWrite, replies } from '../shared/page-parts';
import {
  afterSignIn,
  asGuest,
  BROKEN,
  CODE,
  calls,
  formIn,
  layer,
  saying,
  settingsOf,
  social,
  wayBackFrom,
  wireAnswer,
} from './sign-in-parts';
import { signInStepsModel } from './sign-in-steps.model';
import { emailMissing, phone, tooEarly } from './sign-ins';

type At = SnapshotFrom<typeof signInStepsMachine>;

const { press, type, field, button } = formIn(layer);
const titled = (name: string): Sight => ({ sees: { role: 'dialog', name } });

/** The submitted form before any step was open. */
const sent = ({ request }: SignInStepsInput): Act[] => {
  if (request?.type === 'otp') return [type('Phone', request.phone), press('Send code')];
  if (request?.type === 'social')
    return [
      { act: 'press', on: social('google') },
      { act: 'otherWindow', does: 'answers' },
    ];
  return [
    type('Email or phone', request?.contact.value ?? ''),
    type('Password', request?.password ?? ''),
    press('Sign In'),
  ];
};
const asks = (input: SignInStepsInput): Act[] => {
  const call = input.request?.type === 'social' ? calls.social : calls.login;
  return [
    ...sent(input),
    replies(
      input.answer
        ? answersWith(call, wireAnswer(input.answer))
        : failsToWrite(call, input.request?.type === 'otp' ? tooEarly : emailMissing),
    ),
  ];
};
const registerCall = ({ context: { request } }: At): string =>
  request?.type === 'social' && request.isLinked ? calls.socialPhone : calls.social;
const confirmCall = ({ context: { proof } }: At): string => (proof === null ? calls.social : calls.verify);
/** The form of the chosen method. */
const formOf = ({ context: { request, login } }: At): Sight => {
  if (login.isManualOn && request?.type !== 'otp') return { sees: field('Email or phone') };
  if (request?.type === 'otp') return { sees: field('Phone') };
  return { sees: social('google') };
};

export const signInStepsPage: Page<typeof signInStepsMachine> = {
  model: {
    otherInputs: signInStepsModel.inputs.filter(
      (input) => (input as SignInStepsInput).request !== null,
    ) as SignInStepsInput[],
  },
  open: (input) => ({
    path: `/help-and-support?panel=sign-in&scenario=${settingsOf[signInMethods(input.login)]}`,
    storage: asGuest,
    acts: asks(input),
  }),
  calls: Object.values(calls),
  fixed: afterSignIn,
  acts: {
    'phone.submitted': (given: { phone: string }) => [type('Phone', given.phone), press('Continue')],
    'info.submitted': ({ form }: { form: InfoForm }, { context }) => [
      type('Name', form.name),
      context.missingContact === 'email' ? type('Email', form.email ?? '') : type('Phone', phone.value),
      press('Continue'),
    ],
    'existing.confirmed': [press('Yes')],
    'existing.denied': [press('No')],
    'back.requested': (_event, at) => [press(at.matches('otp') ? wayBackOf(at) : 'Back')],
  },
  answers: {
    'xstate.done.actor.otp': ({ code, answer }: OtpOutput) => [
      type(CODE, code),
      answersWith(calls.verify, answer && wireAnswer(answer)),
    ],
    'xstate.done.actor.registerSocial': (answer: SignInAnswer, at) => [
      answersWith(registerCall(at), wireAnswer(answer)),
    ],
    'xstate.error.actor.registerSocial': (error: object, at) => [failsToWrite(registerCall(at), error)],
    'xstate.done.actor.saveInfo': (answer: SignInAnswer) => [answersWith(calls.info, wireAnswer(answer))],
    'xstate.error.actor.saveInfo': (error: object) => [failsToWrite(calls.info, error)],
    'xstate.done.actor.confirmExisting': (answer: SignInAnswer, at) => [
      answersWith(confirmCall(at), wireAnswer(answer)),
    ],
    'xstate.error.actor.confirmExisting': (error: object, at) => [failsToWrite(confirmCall(at), error)],
  },
  timers: {},
  sights: {
    otp: (at) => [
      titled(isPhoneDue(at) ? 'Verify your phone number' : 'Verify your email'),
      { sees: field(CODE) },
      { sees: button(wayBackOf(at)) },
    ],
    phone_modal: [titled('Your phone number'), { sees: field('Phone') }],
    'phone_modal.editing': ({ context }) => saying(context.failure),
    'phone_modal.submitting': [{ sees: button('Continue', { isBusy: true }) }],
    user_info: ({ context }) => [
      titled('Your details'),
      { sees: field('Name') },
      { sees: field(context.missingContact === 'email' ? 'Email' : 'Phone') },
    ],
    'user_info.editing': ({ context }) => saying(context.failure),
    'user_info.submitting': [{ sees: button('Continue', { isBusy: true }) }],
    is_exist_user: ({ context }) => [
      titled('Is It You?'),
      { reads: context.answer?.existing?.name ?? '' },
      { sees: button('No') },
    ],
    'is_exist_user.asking': ({ context }) => saying(context.failure),
    'is_exist_user.confirming': [{ sees: button('Yes', { isBusy: true }) }],
    done: [{ lacks: layer }],
    left: (at) => [formOf(at), ...saying(at.context.failure)],
  },
  impossible: {
    notice: 'the paths of the code do it',
    'xstate.error.actor.otp': BROKEN,
    'xstate.error.actor.otpNotices': BROKEN,
  },
  endsIn: [],
};

function isPhoneDue({ context: { answer, login, request } }: At): boolean {
  return !answer?.isPhoneVerified && (login.verifiesPhone || request?.type === 'otp');
}

function wayBackOf(at: At): string {
  return wayBackFrom({ type: isPhoneDue(at) ? 'phone' : 'email', value: '' });
}
