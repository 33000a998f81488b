/** Stops the job. Resolves when the current run has finished. */
export type End = () => Promise<void>;

/**
 * Runs a background job every `every` milliseconds, never twice at the same time. Errors are reported and not
 * thrown.
 */
export function runEvery(every: number, work: () => Promise<unknown>, report: (error: unknown) => void): End {
  let running: Promise<void> | null = null;
  const once = async () => {
    try {
      await work();
    } catch (error) {
      report(error);
    }
    running = null;
  };
  const timer = setInterval(() => {
    running ??= once();
  }, every).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
