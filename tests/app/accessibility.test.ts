import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { announce } from '../../src/ui/announce';
import { styleOf } from '../support/styles';
import { openPage } from '../support/whole-page';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('lang');
  document.title = '';
});

const soups = { id: 7, name: 'Soups', image_full_url: null };
const margherita = {
  id: 101,
  name: 'Margherita',
  price: 12.5,
  store_id: 6,
  store_name: 'FreshMart',
  module_id: 1,
  module_type: 'food',
};
const freshMart = { id: 6, name: 'FreshMart', zone_id: 3, module_id: 2, avg_rating: 4.5, rating_count: 12 };
const answers = {
  '/categories': [soups],
  '/items/details/101': margherita,
  '/stores/details/6': freshMart,
  '/stores/popular': { stores: [freshMart], total_size: 1 },
  '/items/popular': { products: [margherita], total_size: 1 },
};
const config = {
  customer_wallet_status: 1,
  email: 'hello@souk.example',
  phone: '+15550100',
  address: 'Quay 1',
};

it.each(
  [
    '/',
    '/home',
    '/categories',
    '/product/101?module_id=1',
    '/store/6',
    '/settings',
    '/track-order',
    '/wallet',
  ].flatMap((path) => (['en', 'ar'] as const).map((language) => [path, language] as const)),
)('axe finds no problem on %s (%s) [X-11, NFR-01]', async (path, language) => {
  const { page } = await openPage(path, { language, answers, config, hasPlace: path !== '/' });
  document.body.innerHTML = page.body.innerHTML;
  document.documentElement.lang = language;
  document.title = 'Souk';
  // A stylesheet hides one of the two lists of policies [FOOT-07].
  document.querySelector('[class*=_bottomPolicies_]')?.remove();
  expect(document.querySelector('main h1')).not.toBeNull();
  // jsdom has no layout, so rules about colours and sizes are off.
  const rules = Object.fromEntries(
    ['color-contrast', 'target-size'].map((rule) => [rule, { enabled: false }]),
  );
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false, rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

it('a polite live region announces a text and is empty again after two seconds [X-11, NFR-06]', () => {
  vi.useFakeTimers();
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
  const politeness = (id: string) => {
    const region = page.getElementById(id);
    return region?.getAttribute('aria-live') ?? region?.getAttribute('role');
  };
  expect(['announcement', 'news-good'].map(politeness)).toEqual(['status', 'polite']);
  document.body.innerHTML = page.body.innerHTML;
  const region = document.getElementById('announcement');
  announce('3 results');
  expect(region?.textContent).toBe('3 results');
  vi.advanceTimersByTime(2_000);
  expect(region?.textContent).toBe('');
  vi.useRealTimers();
});

it('nothing moves for customers who prefer reduced motion [X-11, NFR-04]', () => {
  const calm = { width: 390, features: ['(prefers-reduced-motion: reduce)'] };
  const any = document.createElement('div');
  const of = (property: string, screen: typeof calm) =>
    styleOf(any, property, 'src/ui/theme/base.css', screen)?.replace(/ !important$/, '');
  for (const property of ['animation-duration', 'transition-duration'])
    expect(of(property, calm)).toBe('1ms');
  expect(of('animation-iteration-count', calm)).toBe('1');
  expect(of('animation-duration', { ...calm, features: [] })).toBeUndefined();
});

const control = (name: string, size: string | undefined) => {
  const element = document.createElement('button');
  element.className = name;
  if (size) element.dataset.size = size;
  return element;
};

it.each<[file: string, name: string, property: string, size?: string]>([
  ['button', 'button', 'min-height'],
  ['button', 'button', 'min-height', 'sm'],
  ['button', 'button', 'min-height', 'lg'],
  ['quantity-stepper', 'button', 'block-size'],
  ['quantity-stepper', 'button', 'inline-size'],
  ['close-button', 'button', 'block-size'],
  ['close-button', 'button', 'inline-size'],
  ['counted-icon', 'icon', 'block-size'],
  ['counted-icon', 'icon', 'inline-size'],
  ['switch', 'switch', 'block-size'],
  ['choice', 'option', 'min-block-size'],
])('a touch target is at least 44 px in size: %s (.%s), %s %s [NFR-03]', (file, name, property, size) => {
  const touch = { width: 390, features: ['(pointer: coarse)'] };
  const value = styleOf(control(name, size), property, `src/ui/${file}.module.css`, touch);
  expect(Number.parseInt(value ?? '0', 10)).toBeGreaterThanOrEqual(44);
});
