import type { FieldWords } from './field-messages';
import type { RequestContext } from './request-context';

/** What the contract's schemas let through. The types of one operation are named where it is written. */
export type OperationInput = { params?: object; query?: object; body?: object };

export type OperationRequest<Input extends OperationInput = OperationInput> = RequestContext & Input;

/** Returns the body of the answer; a refusal is thrown (see `refuse`). */
export type Operation = ((request: OperationRequest) => unknown) & {
  /** What it says of fields that the contract refuses, where the usual words won't do. */
  fieldWords?: FieldWords;
};

/** By operation id of the contract. */
export type Operations = Readonly<Record<string, Operation>>;

/**
 * Writes one operation with the types of its input:
 * `getItem: operation<{ params: { id: string } }>(({ params, database }) => ...)`.
 * The contract has validated and coerced the input before the operation runs, which is why the cast holds.
 */
export function operation<Input extends OperationInput = Record<never, never>>(
  run: (request: OperationRequest<Input>) => unknown,
  fieldWords: FieldWords = {},
): Operation {
  return Object.assign((request: OperationRequest) => run(request as OperationRequest<Input>), {
    fieldWords,
  });
}
