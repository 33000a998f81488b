import { fromPromise } from 'xstate';

type Call = { input: unknown; resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** Promise actors that the test settles. */
export function deferredActors<const TName extends string>(...names: TName[]) {
  const calls = new Map<TName, Call[]>(names.map((name) => [name, []]));
  const deferred = (name: TName) =>
    fromPromise<unknown, unknown>(
      ({ input }) =>
        new Promise((resolve, reject) => {
          calls.get(name)?.push({ input, resolve, reject });
        }),
    );
  return {
    actors: Object.fromEntries(names.map((name) => [name, deferred(name)])) as never,
    callsOf: (name: TName): readonly Call[] => calls.get(name) ?? [],
    latest: (name: TName): Call => {
      const call = calls.get(name)?.at(-1);
      if (!call) throw new Error(`Actor "${name}" was not invoked`);
      return call;
    },
  };
}

/** Waits until actors have received the results of settled promises. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
