import { fromCallback, type Subscription } from 'xstate';
import { type Failure, type FieldsRefused, failureOf, type Refusal, refusalsOf } from '../shared/failure';
import { failureNotice, type Notice } from '../shared/notice';

/** What was said beside the missing email, which is not told but asked for [AUTH-53]. */
export function otherNotices(error: unknown): Notice[] {
  const others = refusalsOf(error).filter(({ code }) => code !== 'email');
  const messages = others.map(({ message }) => message);
  return messages.length === 0 ? [] : [failureNotice({ ...failureOf(error), messages })];
}

/** Recovery tells the first message only [AUTH-74]. */
export function firstFailureNotice(error: unknown): Notice {
  const failure = failureOf(error);
  return failureNotice({ ...failure, messages: failure.messages.slice(0, 1) });
}

/** The server's own words; none when it had none. */
export const saidNotices = (text: string | null): Notice[] =>
  text === null || text === '' ? [] : [{ type: 'notice', code: 'serverSaid', values: { text } }];

type Step = { on(type: 'notice', tell: (notice: Notice) => void): Subscription };

/** A step that is a flow of its own tells by way of the flow that it belongs to. One without anything to do is over already. */
export const hearNotices = fromCallback<Notice, { of: 'signInSteps' | 'forgotPassword' | 'otp' }>(
  ({ input, sendBack, system }) => {
    const step: Step | undefined = system.get(input.of);
    const heard = step?.on('notice', sendBack);
    return () => heard?.unsubscribe();
  },
);

export type FieldError = Refusal;

export const hasFieldError = (error: unknown, code: string): boolean =>
  refusalsOf(error).some((entry) => entry.code === code);

/** A code is on its way already, and another one would come too early. */
export const isTooEarly = (error: unknown): boolean => hasFieldError(error, 'otp_wait');

/** What a flow keeps of a failure: the form shows it, at the fields where it can. */
export const failed = (error: unknown): { failure: Failure; fieldErrors: FieldError[] } => ({
  failure: failureOf(error),
  fieldErrors: refusalsOf(error),
});

export const fieldsRefused = (error: unknown): FieldsRefused => ({
  type: 'fields.refused',
  errors: refusalsOf(error),
});
