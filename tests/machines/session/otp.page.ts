import type { SnapshotFrom } from 'xstate';
import type { otpMachine } from '../../../machines/session/otp.machine';
import type { OtpInput } from '../../../machines/session/otp.types';
import type { Act, Page, Reply } from '../../support/model/page';
import { answers as answersWith, failsToWrite, replies } from '../shared/page-parts';
import {
  afterSignIn,
  asGuest,
  CODE,
  calls,
  formIn,
  layer,
  saying,
  wayBackFrom,
  whole,
  wireAnswer,
} from './sign-in-parts';
import { answers, byPassword, email } from './sign-ins';

type At = SnapshotFrom<typeof otpMachine>;

const MINUTE = 60_000;
const isReset = ({ purpose }: OtpInput) => purpose.type === 'reset';
const frameOf = (input: OtpInput) => (isReset(input) ? whole : layer);
const form = ({ context }: At) => formIn(frameOf(context));
const codeCall = (input: OtpInput) => (isReset(input) ? calls.forgot : calls.login);
const checkCall = (input: OtpInput) => (isReset(input) ? calls.verifyReset : calls.verify);
/** The server says that a code is on its way. */
const codeSent = (input: OtpInput): Reply =>
  answersWith(codeCall(input), isReset(input) ? { message: '' } : wireAnswer(answers.bothUnproven));

/** What brings somebody to the question for the code. */
const asksForCode = (input: OtpInput): Act[] => {
  const { press, type } = formIn(frameOf(input));
  const asked = isReset(input)
    ? [press('By email'), type('Email', email.value), press('Send code')]
    : [
        type('Email or phone', byPassword.contact.value),
        type('Password', byPassword.password),
        press('Sign In'),
      ];
  return [...asked, replies(codeSent(input))];
};

export const otpPage: Page<typeof otpMachine> = {
  open: (input) => ({
    path: isReset(input)
      ? '/forgot-password?scenario=CFG-BASE'
      : '/help-and-support?panel=sign-in&scenario=CFG-BASE',
    storage: asGuest,
    acts: asksForCode(input),
  }),
  calls: Object.values(calls),
  fixed: afterSignIn,
  acts: {
    'code.typed': ({ code }: { code: string }, at) => [form(at).type(CODE, code)],
    'code.submitted': (_event, at) => [form(at).press('Verify')],
    'lock.ticked': ({ secondsLeft }: { secondsLeft: number }) => [
      { act: 'passes', milliseconds: secondsLeft > 0 ? 1_000 : MINUTE },
    ],
    'resend.requested': (_event, at) => [form(at).press('Resend code')],
  },
  answers: {
    'xstate.done.actor.verifyCode': (_verdict, { context }) => [
      answersWith(checkCall(context), isReset(context) ? { message: '' } : wireAnswer(answers.in)),
    ],
    'xstate.error.actor.verifyCode': (error: object, { context }) => [
      failsToWrite(checkCall(context), error),
    ],
    'xstate.done.actor.sendCode': (_nothing, { context }) => [codeSent(context)],
    'xstate.error.actor.sendCode': (error: object, { context }) => [failsToWrite(codeCall(context), error)],
  },
  timers: {},
  hasClock: true,
  sights: {
    'code.entering': (at) => [
      { sees: form(at).field(CODE) },
      { sees: form(at).button(wayBackFrom(at.context.contact)) },
      ...saying(at.context.failure),
    ],
    'code.verifying': (at) => [{ sees: form(at).button('Verify', { isBusy: true }) }],
    'code.done': (at) =>
      isReset(at.context) ? [{ sees: form(at).field('New password') }] : [{ lacks: layer }],
    'resend.locked': (at) => [
      { sees: { role: 'timer', inside: frameOf(at.context) } },
      { lacks: form(at).button('Resend code') },
    ],
    'resend.available': (at) => [
      { sees: form(at).button('Resend code') },
      ...saying(at.context.resendFailure),
    ],
    'resend.sending': (at) => [{ sees: form(at).button('Resend code', { isBusy: true }) }],
    // The question for the code is gone, and its second line with it.
    'resend.closed': [],
  },
  impossible: {
    'code.typed': ({ code }: { code: string }, { context }) =>
      code === context.code ? 'the same digits once more are no change' : null,
    'lock.ticked': ({ secondsLeft }: { secondsLeft: number }, at) =>
      secondsLeft === 0 && at.hasTag('busy') ? 'no call waits for a whole minute' : null,
    'xstate.error.actor.watchLock': 'the clock of a browser does not fail',
  },
  endsIn: ['code.done'],
};
