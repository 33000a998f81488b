const MINUTE = 60_000;

/**
 * Returns the shortest and longest time in a store's text, such as "20-30" minutes. `null`: the text has no
 * number.
 */
function promisedMinutes(words: string | null | undefined): { least: number; most: number } | null {
  const [least, most = least] = (words?.match(/\d+/g) ?? []).map(Number);
  return least === undefined || most === undefined ? null : { least, most: Math.max(least, most) };
}

/**
 * Returns the time window in which an order placed now would arrive or be ready [CHK-16]. After placing, the page shows only the end of this window, so that the order never seems later than promised.
 */
export function promisedWindow(
  words: string | null | undefined,
  now: number,
): { from: number; to: number } | null {
  const minutes = promisedMinutes(words);
  return minutes && { from: now + minutes.least * MINUTE, to: now + minutes.most * MINUTE };
}
