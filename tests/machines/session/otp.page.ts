import type { SnapshotFrom } from 'xstate';
import { CODE_LENGTH } from '../../../domain/auth/code';
import type { OtpInput, otpMachine } from '../../../machines/session/otp.machine';
import type { Act, Page, Reply } from '../../support/model/page';
import { answers as answersWith, failsToWrite, replies } from '../shared/page-parts';
import { otpInput } from './otp.model';
import {
  afterSignIn,
  asGuest,
  BROKEN,
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
const NO_PROVIDER = 'no shop of the demo has an outside provider that sends codes';
const isReset = ({ purpose }: OtpInput) => purpose.type === 'reset';
const frameOf = (input: OtpInput) => (isReset(input) ? whole : layer);
const form = ({ context }: At) => formIn(frameOf(context));
const codeCall = (input: OtpInput) => (isReset(input) ? calls.forgot : calls.login);
const checkCall = (input: OtpInput) => (isReset(input) ? calls.verifyReset : calls.verify);
/** The server sent a code. */
const codeSent = (input: OtpInput): Reply =>
  answersWith(codeCall(input), isReset(input) ? { message: '' } : wireAnswer(answers.bothUnproven));

/** The input that leads to the question for the code. */
const asksForCode = (input: OtpInput): Act[] => {
  const { press, type } = formIn(frameOf(input));
  const requested = isReset(input)
    ? [press('By email'), type('Email', email.value), press('Send code')]
    : [
        type('Email or phone', byPassword.contact.value),
        type('Password', byPassword.password),
        press('Sign In'),
      ];
  return [...requested, replies(codeSent(input))];
};

export const otpPage: Page<typeof otpMachine> = {
  model: { otherInputs: [otpInput({ contact: email, purpose: { type: 'reset' } })] },
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
    'code.submitted': (_event, at) => [
      at.context.code === ''
        ? { act: 'key', on: form(at).field(CODE), key: 'Enter' }
        : form(at).press('Verify'),
    ],
    'code.left': (_event, at) => [{ act: 'key', on: form(at).field(CODE), key: 'Tab' }],
    'resend.requested': (_event, at) => [form(at).press('Resend code')],
  },
  answers: {
    'xstate.done.actor.verifyCode': (_verdict, { context }) => [
      answersWith(checkCall(context), isReset(context) ? { message: '' } : wireAnswer(answers.in)),
    ],
    'xstate.error.actor.verifyCode': (error: object, { context }) => [
      failsToWrite(checkCall(context), error),
    ],
    'xstate.done.actor.lockResend': () => [],
    'xstate.done.actor.sendCode': (_nothing, { context }) => [codeSent(context)],
    'xstate.error.actor.sendCode': (error: object, { context }) => [failsToWrite(codeCall(context), error)],
  },
  timers: { lockTime: MINUTE },
  sights: {
    'code.entering': (at) => [
      { holds: at.context.code, in: form(at).field(CODE) },
      { reads: at.context.contact.value },
      { sees: form(at).button(wayBackFrom(at.context.contact)) },
      ...saying(at.context.failure),
    ],
    'code.entering.typing': [],
    'code.entering.leftEmpty': (at) => (at.context.failure === null ? [{ reads: 'field is empty' }] : []),
    'code.verifying': (at) => [{ sees: form(at).button('Verify', { isBusy: true }) }],
    'code.done': (at) =>
      isReset(at.context) ? [{ sees: form(at).field('New password') }] : [{ lacks: layer }],
    'resend.commissioning': [],
    'resend.locking': [],
    'resend.locked': (at) => [
      { sees: { role: 'timer', inside: frameOf(at.context) } },
      { lacks: form(at).button('Resend code') },
    ],
    'resend.available': (at) => [
      { sees: form(at).button('Resend code') },
      ...saying(at.context.resendFailure),
    ],
    'resend.sending.byShop': [],
    'resend.sending.byProvider': [],
    'resend.sending': (at) => [{ sees: form(at).button('Resend code', { isBusy: true }) }],
    // The question for the code and its second line are gone.
    'resend.closed': [],
  },
  impossible: {
    'code.typed': ({ code }: { code: string }, { context }) =>
      code === context.code ? 'typing the same digits again changes nothing' : null,
    'code.submitted': (_event, { context }) =>
      context.code === '' || context.code.length === CODE_LENGTH ? null : 'the button needs six digits',
    'resend.requested': (_event, at) =>
      at.context.code === '' && at.matches({ code: { entering: 'typing' } })
        ? 'the press leaves the field empty and without focus'
        : null,
    'xstate.done.actor.lockResend': ({ output }: { output: { lasts: number } }) =>
      output.lasts > 0 ? null : 'a code has just been sent',
    'xstate.error.actor.lockResend': BROKEN,
  },
  gaps: {
    'resend.deciding --always [isProvidersTurn]--> resend.commissioning': NO_PROVIDER,
    'resend.commissioning --xstate.done.actor.sendProvidersCode--> resend.locking': NO_PROVIDER,
    'resend.commissioning --xstate.error.actor.sendProvidersCode--> resend.available': NO_PROVIDER,
    'resend.sending.byShop --xstate.done.actor.sendCode [hasProvider]--> resend.sending.byProvider':
      NO_PROVIDER,
    'resend.sending.byProvider --xstate.done.actor.sendAnotherByProvider--> resend.locking': NO_PROVIDER,
    'resend.sending.byProvider --xstate.error.actor.sendAnotherByProvider--> resend.available': NO_PROVIDER,
  },
  endsIn: ['code.done'],
};
