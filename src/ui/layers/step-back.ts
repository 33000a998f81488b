import type { RouterHistory } from '@tanstack/react-router';

/** A step back in the history is done when the browser says so; not every browser does. */
const STEP_TIME = 250;

let stepping: Promise<unknown> = Promise.resolve();

/**
 * Whoever opens something in answer to a question waits for this: the question goes with the next drawing, and its step
 * out of the history would close again what has opened meanwhile.
 */
export const steppedBack = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
  await stepping;
};

export function stepBack(history: Pick<RouterHistory, 'back'>): Promise<unknown> {
  const stepped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  stepping = Promise.race([stepped, new Promise((resolve) => setTimeout(resolve, STEP_TIME))]);
  history.back();
  return stepping;
}
