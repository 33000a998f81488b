import type { Operations as Contracted } from '../../contract/types.gen';
import type { FieldTexts } from './field-messages';
import type { RequestContext } from './request-context';

export type OperationId = keyof Contracted;

/** Input that matches the contract's schemas. */
export type OperationInput = { params?: object; query?: object; body?: object };

export type OperationRequest<Input extends OperationInput = OperationInput> = RequestContext & Input;

/** The types of an operation's input. An optional body that was omitted is an empty object. */
type InputOf<Id extends OperationId> = Pick<Contracted[Id], 'params' | 'query'> & {
  body: NonNullable<Contracted[Id]['body']>;
};
type AnswerOf<Id extends OperationId> = Contracted[Id]['answer'];

/** The operation's own messages for fields that do not match the contract. */
type WithWords = { fieldWords?: FieldTexts };

/** Handles a request and returns the body of the response. Throws an `AppError` to refuse (see `refuse`). */
type Operation<Id extends OperationId> = ((
  request: RequestContext & InputOf<Id>,
) => AnswerOf<Id> | Promise<AnswerOf<Id>>) &
  WithWords;

/** Operations by their id in the contract. Their input has been validated and converted before. */
export type Operations = { readonly [Id in OperationId]?: Operation<Id> };

/**
 * An operation whose types are not known statically. The router has chosen it for the request, so they match.
 */
export type AnyOperation = ((request: OperationRequest) => unknown) & WithWords;

export function operationNamed(operations: Operations, id: OperationId): AnyOperation {
  const operation = operations[id];
  if (operation === undefined) throw new Error(`The contract promises "${id}", and nobody does it`);
  return operation as AnyOperation;
}

export const withWords = <Run extends (request: never) => unknown>(
  run: Run,
  fieldWords: FieldTexts,
): Run & WithWords => Object.assign(run, { fieldWords });
