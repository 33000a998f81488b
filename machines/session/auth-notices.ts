import { fromCallback, type Subscription } from 'xstate';
import {
  type Failure,
  type FieldsRefused,
  failureOf,
  isRefusedFor,
  type Refusal,
  refusalsOf,
} from '../shared/failure';
import { failureNotice, type Notice, serverNotice } from '../shared/notice';

/** Returns all messages except “missing email”, because the form asks for the email [AUTH-53]. */
export function otherNotices(error: unknown): Notice[] {
  const others = refusalsOf(error).filter(({ code }) => code !== 'email');
  const messages = others.map(({ message }) => message);
  return messages.length === 0 ? [] : [failureNotice({ ...failureOf(error), messages })];
}

/** Returns the first message. Password recovery shows no others [AUTH-74]. */
export function firstFailureNotice(error: unknown): Notice {
  const failure = failureOf(error);
  return failureNotice({ ...failure, messages: failure.messages.slice(0, 1) });
}

/** Returns the server's message as a notice, if there is one. */
export const messageNotices = (text: string | null): Notice[] =>
  text === null || text === '' ? [] : [serverNotice({ message: text })];

type Step = { on(type: 'notice', notify: (notice: Notice) => void): Subscription };

/** Forwards the notices of a child flow. A flow that has ended is skipped. */
export const listenToNotices = fromCallback<Notice, { of: 'signInSteps' | 'forgotPassword' | 'otp' }>(
  ({ input, sendBack, system }) => {
    const step: Step | undefined = system.get(input.of);
    const subscriptions = step?.on('notice', sendBack);
    return () => subscriptions?.unsubscribe();
  },
);

export type FieldError = Refusal;

/** Returns whether the code was requested too early, while an earlier one is still on its way. */
export const isTooEarly = (error: unknown): boolean => isRefusedFor(error, 'otp_wait');

/** Returns the failure for the form, with the errors of its fields. */
export const failed = (error: unknown): { failure: Failure; fieldErrors: FieldError[] } => ({
  failure: failureOf(error),
  fieldErrors: refusalsOf(error),
});

export const fieldsRefused = (error: unknown): FieldsRefused => ({
  type: 'fields.refused',
  errors: refusalsOf(error),
});
