const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns whether the text is a valid date, such as 2026-11-24. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00Z`);
  return DAY.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
