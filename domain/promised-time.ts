const MINUTE = 60_000;

/** The store's promise in minutes, from its own words, such as "20-30". `null`: it promises nothing. */
function promisedMinutes(words: string | null | undefined): { least: number; most: number } | null {
  const [least, most = least] = (words?.match(/\d+/g) ?? []).map(Number);
  return least === undefined || most === undefined ? null : { least, most: Math.max(least, most) };
}

/**
 * When an order placed now arrives or is ready [CHK-16]. The later end is what the placed order says too, so the
 * time does not move by placing.
 */
export function promisedWindow(
  words: string | null | undefined,
  now: number,
): { from: number; to: number } | null {
  const minutes = promisedMinutes(words);
  return minutes && { from: now + minutes.least * MINUTE, to: now + minutes.most * MINUTE };
}
