import type { Operations as Contracted } from '../../contract/types.gen';
import type { FieldWords } from './field-messages';
import type { RequestContext } from './request-context';

export type OperationId = keyof Contracted;

/** What the contract's schemas let through. */
export type OperationInput = { params?: object; query?: object; body?: object };

export type OperationRequest<Input extends OperationInput = OperationInput> = RequestContext & Input;

/** What the contract says of one operation; a body that is not needed is empty when it does not come. */
type InputOf<Id extends OperationId> = Pick<Contracted[Id], 'params' | 'query'> & {
  body: NonNullable<Contracted[Id]['body']>;
};
type AnswerOf<Id extends OperationId> = Contracted[Id]['answer'];

/** What it says of fields that the contract refuses, where the usual words won't do. */
type WithWords = { fieldWords?: FieldWords };

/** Returns the body of the answer; a refusal is thrown (see `refuse`). */
type Operation<Id extends OperationId> = ((
  request: RequestContext & InputOf<Id>,
) => AnswerOf<Id> | Promise<AnswerOf<Id>>) &
  WithWords;

/** By operation id of the contract, which has validated and coerced the input before the operation runs. */
export type Operations = { readonly [Id in OperationId]?: Operation<Id> };

/** Whichever it is: the contract has chosen it for the request, so that the two belong together. */
export type AnyOperation = ((request: OperationRequest) => unknown) & WithWords;

export function operationNamed(operations: Operations, id: OperationId): AnyOperation {
  const operation = operations[id];
  if (operation === undefined) throw new Error(`The contract promises "${id}", and nobody does it`);
  return operation as AnyOperation;
}

export const withWords = <Run extends (request: never) => unknown>(
  run: Run,
  fieldWords: FieldWords,
): Run & WithWords => Object.assign(run, { fieldWords });
