/** Nothing has arrived for so long: the page has what it came for. */
const QUIET = 2_000;
/** A page that never rests is not waited for any longer. */
const LONGEST = 20_000;

/** What has no hurry waits until the page has loaded what it shows. */
export async function pageCalm(signal: AbortSignal): Promise<void> {
  const end = performance.now() + LONGEST;
  while (!signal.aborted && performance.now() < end) {
    const arrivals = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const quiet = performance.now() - Math.max(0, ...arrivals.map(({ responseEnd }) => responseEnd));
    if (quiet >= QUIET) return;
    await new Promise((resolve) => setTimeout(resolve, QUIET - quiet));
  }
}
