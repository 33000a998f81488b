import { setTimeout } from 'node:timers/promises';

/** Milliseconds of pause between steps, in which requests are answered. */
const BREATH_MILLISECONDS = 50;

/** Prepares, step by step, the data of the first map and the first address. */
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
