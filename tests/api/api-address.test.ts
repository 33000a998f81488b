import { expect, it } from 'vitest';
import { addressIn, onServer } from '../../src/api/api-address';

const pageWith = (content: string) =>
  new DOMParser().parseFromString(`<meta name="souk-api" content="${content}">`, 'text/html');

it.each([
  ['https://api.souk.example/api/v1', 'https://api.souk.example/api/v1'],
  [' https://api.souk.example/api/v1/ ', 'https://api.souk.example/api/v1'],
  ['', '/api/v1'],
])(`the API address in the page’s meta tag is used: "%s" [NFR-11]`, (configured, address) => {
  expect(addressIn(pageWith(configured))).toBe(address);
});

it('the page’s own server is used when no other API address is set [NFR-11]', () => {
  expect(addressIn(document)).toBe('/api/v1');
});

it("a relative picture path is resolved against the API's server [NFR-11]", () => {
  const api = 'https://api.souk.example/api/v1';
  expect(onServer('/pictures/tea.svg', api)).toBe('https://api.souk.example/pictures/tea.svg');
  expect(onServer('https://cdn.example/tea.svg', api)).toBe('https://cdn.example/tea.svg');
  expect(onServer('//cdn.example/tea.svg', api)).toBe('//cdn.example/tea.svg');
  expect(onServer('/pictures/tea.svg', '/api/v1')).toBe('/pictures/tea.svg');
});
