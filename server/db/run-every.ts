/** Stops the job and waits for a running one. */
export type End = () => Promise<void>;

/** Runs a background job every `every` ms, never in parallel with itself. Errors are reported, not thrown. */
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
