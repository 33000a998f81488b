import type { LocalText } from './language';

export type ErrorEntry = { code: string; message: LocalText };

/** An expected error. The client gets `{ errors: [{ code, message }] }` in the language of the request. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly entries: ErrorEntry[];
  /** Further fields of the response, as the contract defines them for this error. */
  readonly details: object;

  constructor(status: number, entries: ErrorEntry[], details: object = {}) {
    super(entries.map(({ code, message }) => `${code}: ${message.en}`).join('; '));
    this.status = status;
    this.entries = entries;
    this.details = details;
  }
}

export function refuse(status: number, code: string, message: LocalText): never {
  throw new AppError(status, [{ code, message }]);
}
