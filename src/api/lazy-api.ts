import { ApiError } from './api-error';

type Call = (...args: never[]) => Promise<unknown>;

/** Calls that no first screen makes are downloaded with the first of them. Only for APIs that answer later in any case. */
export function lazyApi<T extends Record<keyof T, Call>>(load: () => Promise<T>): T {
  const call =
    (name: keyof T): Call =>
    async (...args) => {
      const api = await load().catch((cause: unknown) => {
        throw new ApiError('offline', [], { cause });
      });
      return api[name](...args);
    };
  return new Proxy({} as T, {
    // Not a promise, whoever asks.
    get: (_, name) => (name === 'then' ? undefined : call(name as keyof T)),
  });
}
