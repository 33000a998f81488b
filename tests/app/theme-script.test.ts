import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

const THEME = 'data-mantine-color-scheme';
const page = readFileSync('index.html', 'utf8');
const script = readFileSync('public/theme.js', 'utf8');

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
});

/** The theme that the page has before its first paint. */
function themeOf(settings: string | null, prefersDark: boolean): string | null {
  if (settings !== null) localStorage.setItem('settings', settings);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: prefersDark && query.includes('dark') }));
  new Function(script)();
  return document.documentElement.getAttribute(THEME);
}

describe('the theme of the page', () => {
  it('is set by a script that blocks the first paint [THEME-01]', () => {
    const { head } = new DOMParser().parseFromString(page, 'text/html');
    expect(head.querySelector('script[src="/theme.js"]')?.getAttributeNames()).toEqual(['src']);
  });

  it.each([
    ['{"theme":"dark"}', false, 'dark'],
    ['{"theme":"light"}', true, 'light'],
    [null, true, 'dark'],
    [null, false, 'light'],
    ['{"theme":"purple"}', true, 'dark'],
    ['not json', false, 'light'],
  ])(
    'matches the stored setting %s and the dark system setting %s: %s from the first paint [THEME-01]',
    (kept, isDark, theme) => {
      expect(themeOf(kept, isDark)).toBe(theme);
    },
  );
});

it('a radio button chosen on the server-rendered page stays chosen when the app renders [NFR-07]', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe(): void {}
    },
  );
  const radios = `<label><input type="radio" name="trip-type" checked>Hourly</label>
    <label><input type="radio" name="trip-type">By distance</label>`;
  document.body.innerHTML = `<div id="server-rendered">${radios}</div><div id="root"></div>`;
  document.documentElement.lang = 'en';
  new Function(script)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const chosen = document.querySelectorAll<HTMLInputElement>('#server-rendered input')[1];
  chosen?.click();
  const app = document.getElementById('root');
  if (app) app.innerHTML = radios;
  const hourly = app?.querySelector('input');
  if (hourly) hourly.checked = true;
  expect(chosen?.checked).toBe(true);
  expect(hourly?.checked).toBe(true);
});

it.each([
  ['ar', 'en', 'ar', 'rtl'],
  ['en', 'ar', 'en', 'ltr'],
  [null, 'ar', 'ar', 'rtl'],
  [null, 'en', 'en', 'ltr'],
  ['xx', 'en', 'en', 'ltr'],
])(
  'a page with the stored language %s, rendered in %s, has the language %s and the direction %s before its first paint [LANG-06]',
  (stored, rendered, language, direction) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    if (stored !== null) localStorage.setItem('language-setting', stored);
    document.documentElement.lang = rendered;
    document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
    new Function(script)();
    expect(document.documentElement.lang).toBe(language);
    expect(document.documentElement.dir).toBe(direction);
  },
);

describe('the texts that the page preloads [LANG-06, NFR-07]', () => {
  function textsOf(stored: string | null, rendered: string) {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    if (stored !== null) localStorage.setItem('language-setting', stored);
    document.documentElement.lang = 'en';
    if (rendered !== '') document.documentElement.setAttribute('data-rendered-for', rendered);
    document.head.innerHTML = `<link rel="manifest" href="/manifest.webmanifest">
      <link rel="souk-part" data-rel="preload" data-language="ar" href="/ar.woff2">
      <link rel="souk-part" data-rel="modulepreload" data-language="ar" href="/texts-ar.js">
      <link rel="souk-part" data-rel="modulepreload" data-language="en" href="/texts-en.js">`;
    new Function(script)();
    return [...document.head.querySelectorAll<HTMLLinkElement>('link[data-language]')].map(({ rel }) => rel);
  }

  it.each([
    ['ar', ['preload', 'modulepreload', 'souk-part']],
    [null, ['souk-part', 'souk-part', 'modulepreload']],
  ])('are only those of the stored language %s, although the page came in English', (stored, expected) =>
    expect(textsOf(stored, '')).toEqual(expected),
  );

  it('come after the first paint of a server-rendered page, but its font does not', () => {
    expect(textsOf('ar', 'nobody')).toEqual(['preload', 'souk-late', 'souk-part']);
  });
});
