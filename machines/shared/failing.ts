import { assign, type EventObject, emit } from 'xstate';
import { errorOf } from './event';
import { type Failure, failureOf } from './failure';
import { failureNotice, type Notice } from './notice';
import { required } from './required';

/** The context of a machine that stores why its last effect failed. */
type Failing = { failure: Failure | null };

/** An action for `onError`: stores why the effect failed. */
export const setFailure = <TContext extends Failing, TEvent extends EventObject>() =>
  assign<TContext, TEvent, undefined, TEvent, never>(({ event }) => failed(failureOf(errorOf(event))));

export const forgetFailure = <TContext extends Failing, TEvent extends EventObject>() =>
  assign<TContext, TEvent, undefined, TEvent, never>(() => failed(null));

/** An action for `onError`: shows a toast about the failed effect. */
export const notifyFailure = <TContext, TEvent extends EventObject>() =>
  emit<TContext & object, TEvent, undefined, TEvent, Notice>(({ event }) =>
    failureNotice(failureOf(errorOf(event))),
  );

/** An action: shows a toast about the failure stored in the context. */
export const notifyKeptFailure = <TContext extends Failing, TEvent extends EventObject>() =>
  emit<TContext, TEvent, undefined, TEvent, Notice>(({ context }) =>
    failureNotice(required(context.failure, 'failure')),
  );

/**
 * The cast is needed because TypeScript can't infer that a context with `failure` accepts a partial update of
 * it.
 */
const failed = <TContext extends Failing>(failure: Failure | null) => ({ failure }) as Partial<TContext>;
