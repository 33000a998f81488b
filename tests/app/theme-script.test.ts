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
    'is right for the settings %s and the dark system setting %s: it is %s from the start [THEME-01]',
    (kept, isDark, theme) => {
      expect(themeOf(kept, isDark)).toBe(theme);
    },
  );
});
