import { describe, expect, it } from 'vitest';
import { createBrowserStore } from '../../src/platform/storage/browser-store';
import { withOwnCountry } from '../../src/platform/storage/stored-country';
import { createStoredValues } from '../../src/platform/storage/stored-values';

function storedWith(values: Record<string, string>) {
  const data = new Map(Object.entries(values));
  const store = {
    read: (key: string) => data.get(key) ?? null,
    write: (key: string, value: string | null) => {
      if (value === null) data.delete(key);
      else data.set(key, value);
    },
  };
  return { stored: createStoredValues(store), data };
}

const place = { location: 'Quay 1', currentLatLng: '{"lat":34.2,"lng":-41.6}', zoneid: '[1,2]' };

it('the place is stored under the three keys of the client’s specification [STO-01, LOC-06]', () => {
  const { stored, data } = storedWith({});
  stored.setPlace({ label: 'Quay 1', lat: 34.2, lng: -41.6, zoneIds: [1, 2] });
  expect(Object.fromEntries(data)).toEqual(place);
  expect(stored.place()).toEqual({ label: 'Quay 1', lat: 34.2, lng: -41.6, zoneIds: [1, 2] });
});

describe.each([
  ['location', '  '],
  ['currentLatLng', '{"lat":"34"}'],
  ['currentLatLng', '{"lat":134,"lng":0}'],
  ['currentLatLng', 'null'],
  ['currentLatLng', '{'],
  ['zoneid', '[]'],
  ['zoneid', '["1"]'],
  ['zoneid', '[1,'],
  ['zoneid', '{"id":1}'],
])('a corrupt %s: %s', (key, value) => {
  it('is deleted alone, and the shop starts without a place [STO-02]', () => {
    const { stored, data } = storedWith({ ...place, [key]: value, module: '3' });
    expect(stored.place()).toBeNull();
    expect(data.has(key)).toBe(false);
    expect([...data.keys()].sort()).toEqual(
      ['currentLatLng', 'location', 'module', 'zoneid'].filter((kept) => kept !== key),
    );
    expect(stored.moduleId()).toBe(3);
  });
});

it.each([
  ['module', 'abc', 'moduleId'],
  ['module', '-1', 'moduleId'],
  ['language-setting', 'xx', 'language'],
  ['settings', '{"theme":"dark"}', 'theme'],
  ['settings', '{"version":1,"theme":"pink"}', 'theme'],
  ['settings', '[]', 'theme'],
  ['guest_id', '<script>', 'guestId'],
  ['country', 'Utopia', 'country'],
  ['country', '"AE"', 'country'],
  ['token', 'two words', 'token'],
  ['token', '', 'token'],
] as const)('the invalid value %s = %s is deleted [STO-02, STO-03]', (key, value, reader) => {
  const { stored, data } = storedWith({ [key]: value });
  expect(stored[reader]()).toBeNull();
  expect(data.has(key)).toBe(false);
});

it.each([
  ['the shop’s, when none is stored', true, null, 'AE'],
  ['the one last chosen', true, 'LB', 'LB'],
  ['the shop’s, when customers cannot choose', false, 'LB', 'AE'],
])(
  'the country is %s, and it is stored [STO-01, LOC-20, FOOT-09]',
  (_case, hasCountryPicker, kept, country) => {
    const { stored, data } = storedWith(kept === null ? {} : { country: kept });
    expect(withOwnCountry({ country: 'AE', hasCountryPicker }, stored).country).toBe(country);
    expect(data.get('country')).toBe(country);
  },
);

it('the chosen theme and language are stored for the next visit [STO-01, THEME-01, LANG-03]', () => {
  const { stored } = storedWith({});
  stored.setTheme('dark');
  stored.setLanguage('ar');
  expect([stored.theme(), stored.language()]).toEqual(['dark', 'ar']);
});

it('every setting is stored under the key of the client’s specification, and read from it [STO-01]', () => {
  const { stored, data } = storedWith({});
  stored.setToken('token-1');
  stored.setGuestId('guest-1');
  stored.setModuleId(3);
  stored.setPlace({ label: 'Quay 1', lat: 34.2, lng: -41.6, zoneIds: [1, 2] });
  stored.setLanguage('ar');
  stored.setCountry('AE');
  stored.setTheme('dark');
  const settings = {
    ...place,
    token: 'token-1',
    guest_id: 'guest-1',
    module: '3',
    'language-setting': 'ar',
    country: 'AE',
    settings: '{"version":1,"theme":"dark"}',
  };
  expect(Object.fromEntries(data)).toEqual(settings);
  const { stored: later } = storedWith(settings);
  expect([later.token(), later.guestId(), later.moduleId(), later.language()]).toEqual([
    'token-1',
    'guest-1',
    3,
    'ar',
  ]);
});

it('the sign-in token is stored until it is removed [STO-01, MENU-07]', () => {
  const { stored, data } = storedWith({});
  stored.setToken('abc-DEF_1~.+/=');
  expect(stored.token()).toBe('abc-DEF_1~.+/=');
  stored.setToken(null);
  expect([stored.token(), data.has('token')]).toEqual([null, false]);
});

it('a token that the server refused is remembered until the next sign-in, and a logout is not [AUTH-62, STO-03]', () => {
  const { stored } = storedWith({ token: 'abc' });
  stored.setToken(null, true);
  expect([stored.token(), stored.isExpired()]).toEqual([null, true]);
  stored.setToken('def');
  expect(stored.isExpired()).toBe(false);
});

it('the settings last for the session when storage is blocked [STO-02]', () => {
  const store = createBrowserStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  store.write('module', '3');
  expect(store.read('module')).toBe('3');
  store.write('module', null);
  expect(store.read('module')).toBeNull();
});

it('the settings last for the session when storage is full [STO-02]', () => {
  const full = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const store = createBrowserStore(() => full as unknown as Storage);
  store.write('module', '3');
  expect(store.read('module')).toBe('3');
});
