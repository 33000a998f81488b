import { setTimeout } from 'node:timers/promises';

/** The pause between two steps in milliseconds, in which requests are handled. */
const BREATH_MILLISECONDS = 50;

/** Prepares the data for the first map and the first address search after a start, step by step. */
export async function warmUp(
  steps: readonly (() => unknown)[],
  log: (message: string) => void,
): Promise<void> {
  for (const step of steps) {
    await setTimeout(BREATH_MILLISECONDS, undefined, { ref: false });
    try {
      await step();
    } catch (error) {
      log(`The map is not warm: ${error instanceof Error ? error.message : error}`);
    }
  }
}
