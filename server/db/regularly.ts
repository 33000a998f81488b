/** Ends the work: after it nothing of it runs any more. */
export type End = () => Promise<void>;

/** What a server does beside answering: again and again, one at a time; what goes wrong is only reported. */
export function regularly(
  every: number,
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
): End {
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
