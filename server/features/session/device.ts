/** The browser and the operating system of a user agent, under their usual names. */
export type Device = { browser: string | null; system: string | null };

type Named = readonly [name: string, pattern: RegExp];

/**
 * Patterns of browsers; the first match wins. The order matters, because most browsers also name the browsers
 * that they are compatible with.
 */
const BROWSERS: readonly Named[] = [
  ['Edge', /\bEdgi?A?(OS)?\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bChromium\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly Named[] = [
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const nameIn = (list: readonly Named[], text: string): string | null =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

export const deviceOf = (userAgent: string | null): Device => ({
  browser: nameIn(BROWSERS, userAgent ?? ''),
  system: nameIn(SYSTEMS, userAgent ?? ''),
});
