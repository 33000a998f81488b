type Turns<Result> = {
  atOnce: number;
  waiting: number;
  /** Returns the result of a task that is refused because the queue is full. */
  full: () => Result;
};

/** Limits how many tasks of heavy work run at once, and how many more wait. */
export function limitConcurrency<Result>({
  atOnce,
  waiting,
  full,
}: Turns<Result>): (work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = [];
  let running = 0;
  const next = () => {
    running -= 1;
    queue.shift()?.();
  };
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return full();
      await new Promise<void>((start) => queue.push(start));
    }
    running += 1;
    return work().finally(next);
  };
}
