import { refuse } from '../../../http/errors';
import { MESSAGES } from '../../../http/messages';

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Only so much of heavy work at once, and a short queue for it: whoever comes when it is full is asked to come again. */
export function inTurn({ atOnce, waiting }: { atOnce: number; waiting: number }): InTurn {
  const queue: (() => void)[] = [];
  let running = 0;
  const next = () => {
    running -= 1;
    queue.shift()?.();
  };
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) refuse(429, 'too_many', MESSAGES.tooMany);
      await new Promise<void>((start) => queue.push(start));
    }
    running += 1;
    return work().finally(next);
  };
}
