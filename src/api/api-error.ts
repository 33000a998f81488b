export type ApiErrorCode =
  | 'offline'
  | 'timeout'
  | 'server'
  | 'refused'
  | 'notFound'
  | 'unauthorized'
  | 'tooMany'
  | 'unexpected';

/** One entry of the server's `errors` list: `code` is a field's name or the key of a rule. */
export type ServerError = { code: string; message: string };

/** What every failing call throws; nothing above this folder sees a status number or an axios error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** The server's words in the reader's language; empty when it said nothing [API-05]. */
  readonly messages: string[];
  readonly errors: ServerError[];

  constructor(code: ApiErrorCode, errors: ServerError[] = [], options?: ErrorOptions) {
    super(errors.map(({ message }) => message).join(' ') || code, options);
    this.code = code;
    this.errors = errors;
    this.messages = errors.map(({ message }) => message).filter((message) => message !== '');
  }

  isAbout(code: string): boolean {
    return this.errors.some((error) => error.code === code);
  }
}

export function codeOfStatus(status: number): ApiErrorCode {
  if (status === 401) return 'unauthorized';
  if (status === 404 || status === 410) return 'notFound';
  if (status === 408) return 'timeout';
  if (status === 429) return 'tooMany';
  if (status >= 500) return 'server';
  return 'refused';
}
