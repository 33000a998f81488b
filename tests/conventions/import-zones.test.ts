import { expect, it } from 'vitest';
import { importsOf, read, sourceFiles, staticImportsOf } from '../support/sources';

/** Which features a feature may use, its own aside. No more than it does use, and never in a circle. */
const FEATURES: Record<string, string[]> = {
  session: [],
  location: ['session', 'preferences'],
  preferences: ['session'],
  cart: ['session', 'preferences', 'location'],
  checkout: ['session', 'location', 'cart', 'orders', 'messages'],
  payments: [],
  orders: ['session', 'location', 'cart'],
  wishlist: ['session', 'location', 'cart'],
  catalogue: ['session', 'preferences', 'location', 'cart', 'wishlist', 'orders'],
  rental: ['session', 'location', 'wishlist', 'catalogue', 'checkout', 'orders'],
  operator: ['orders', 'rental'],
  registration: ['session', 'location'],
  parcel: ['session', 'location', 'checkout', 'orders', 'messages'],
  messages: ['orders'],
  account: ['session', 'preferences', 'location', 'orders', 'rental', 'messages'],
  site: [
    'session',
    'preferences',
    'location',
    'cart',
    'wishlist',
    'catalogue',
    'account',
    'orders',
    'rental',
    'messages',
  ],
};
const ROOMS = ['contract', 'domain', 'machines', 'src', 'server', 'tests', 'locales'];

/** What the rooms of the server may use of each other. */
const SERVER_ROOMS: Readonly<Record<string, string[]>> = {
  db: ['db/'],
  geo: ['geo/', 'http/language'],
  http: ['http/', 'db/', 'geo/'],
  features: ['features/', 'http/', 'db/', 'geo/'],
};

const isOurs = (path: string) => ROOMS.some((room) => path.startsWith(`${room}/`));
const starts = (path: string, ...prefixes: string[]) => prefixes.some((prefix) => path.startsWith(prefix));
const featureOf = (file: string, room: string) => new RegExp(`^${room}/([^/]+)/`).exec(file)?.[1] ?? null;
/** What all of `src` but the lowest rooms may use: features and pages stand on it. */
const GROUND = ['src/platform/', 'src/api/', 'src/ui/', 'src/i18n/', 'machines/shared/', 'domain/'];

/** Whether this file may import that one; anything not said here is forbidden. */
function mayImport(file: string, target: string): boolean {
  if (file.startsWith('domain/')) return starts(target, 'domain/');
  if (file.startsWith('machines/shared/')) return starts(target, 'machines/shared/', 'domain/');
  if (/^machines\/[^/]+\.ts$/.test(file)) return starts(target, 'machines/', 'domain/');
  if (file.startsWith('machines/')) {
    const own = featureOf(file, 'machines') ?? '';
    const used = [own, ...(FEATURES[own] ?? [])];
    return starts(target, ...used.map((name) => `machines/${name}/`), 'machines/shared/', 'domain/');
  }
  if (file.startsWith('src/api/')) return starts(target, 'src/api/', 'contract/', 'domain/');
  if (file.startsWith('src/ui/')) return starts(target, 'src/ui/', 'src/i18n/', 'domain/');
  if (file.startsWith('src/i18n/'))
    return starts(target, 'src/i18n/', 'domain/', 'machines/shared/', 'locales/');
  if (file.startsWith('src/platform/'))
    // What the flows keep and hear, as types.
    return starts(target, ...GROUND) || /^machines\/.*\.types$/.test(target);
  if (file.startsWith('src/features/')) {
    const feature = featureOf(file, 'src/features') ?? '';
    const used = [feature, ...(FEATURES[feature] ?? [])];
    return starts(
      target,
      ...GROUND,
      ...used.flatMap((name) => [`src/features/${name}/`, `machines/${name}/`]),
    );
  }
  if (file.startsWith('src/routes/'))
    return starts(
      target,
      'src/features/',
      'src/routes/',
      'src/platform/',
      'src/ui/later',
      'domain/',
      // Only the gallery's own addresses may download the gallery.
      ...(file.startsWith('src/routes/flows') ? ['src/flows/'] : []),
    );
  if (file.startsWith('src/flows/'))
    return starts(
      target,
      'src/flows/',
      'src/features/preferences/',
      'src/ui/',
      'src/i18n/',
      'machines/',
      'locales/',
    );
  if (file.startsWith('src/worker/')) return starts(target, 'src/worker/', 'domain/');
  if (file.startsWith('src/')) return starts(target, 'src/', 'machines/', 'domain/');
  const room = featureOf(file, 'server');
  // Only what stands in no room puts the rooms together: no route knows that there is a demo.
  const rooms = SERVER_ROOMS[room ?? ''] ?? [''];
  if (file.startsWith('server/'))
    return starts(target, ...rooms.map((name) => `server/${name}`), 'domain/', 'contract/');
  return true;
}

const files = sourceFiles('domain', 'machines', 'src', 'server');

it('imports only what the rooms allow each other', () => {
  const trespasses = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => isOurs(target) && !mayImport(file, target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(trespasses).toEqual([]);
});

it('plays the scenarios of the demo where no route can see them', () => {
  const curious = sourceFiles('server/db', 'server/features', 'server/geo', 'server/http').filter((file) =>
    /scenario/i.test(read(file)),
  );
  expect(curious).toEqual([]);
});

it('keeps the rules free of packages and the machines free of all but xstate', () => {
  const strangers = files.flatMap((file) => {
    const packages = importsOf(file).filter((target) => !isOurs(target));
    if (file.startsWith('domain/forms/'))
      return packages.filter((name) => name !== 'yup').map((name) => `${file}: ${name}`);
    if (file.startsWith('domain/')) return packages.map((name) => `${file}: ${name}`);
    if (file.startsWith('machines/'))
      return packages.filter((name) => name !== 'xstate').map((name) => `${file}: ${name}`);
    return [];
  });
  expect(strangers).toEqual([]);
});

it('lets no feature use itself by way of others', () => {
  expect(inCircles(FEATURES)).toEqual([]);
});

it('lets no two files need each other', () => {
  const imports = sourceFiles('domain', 'machines', 'src').map((file) => [
    file.replace(/\.tsx?$/, ''),
    importsOf(file),
  ]);
  expect(inCircles(Object.fromEntries(imports))).toEqual([]);
});

it('names no use of a feature that is none', () => {
  const uses = new Set(
    sourceFiles('src/features').flatMap((file) =>
      importsOf(file).map(
        (target) => `${featureOf(file, 'src/features')} ${featureOf(target, 'src/features')}`,
      ),
    ),
  );
  const idle = Object.entries(FEATURES).flatMap(([name, used]) =>
    used.map((other) => `${name} ${other}`).filter((use) => !uses.has(use)),
  );
  expect(idle).toEqual([]);
});

it('downloads the flow gallery with no page of the shop', () => {
  const strangers = sourceFiles('src').filter((file) => !starts(file, 'src/flows/', 'src/routes/flows'));
  expect(
    strangers.filter((file) => staticImportsOf(file).some((target) => starts(target, 'src/flows/'))),
  ).toEqual([]);
});

it('reaches the network from one place of the app only', () => {
  const callers = sourceFiles('src').filter((file) => importsOf(file).includes('axios'));
  expect(callers.filter((file) => !file.startsWith('src/api/'))).toEqual([]);
});

it('has one calendar, and takes it from one place', () => {
  const takers = sourceFiles('src').filter((file) =>
    importsOf(file).some((name) => name.startsWith('@mantine/dates')),
  );
  expect(takers).toEqual(['src/ui/calendar-field.tsx']);
});

it('lets nobody but the cart write the cart: others give it errands', () => {
  const asks =
    /\bCartApi\b|\bapi\??\.cart\b|\{[^{}]*\bcart\b[^{}]*\} = (useApi\(\)|api\b)|\/customer\/cart\//;
  const its = ['src/api/', 'src/features/cart/cart.actors.ts'];
  const others = sourceFiles('src').filter((file) => !starts(file, ...its) && asks.test(read(file)));
  // The root gives it to the flow, and to the last word of a page that is left.
  expect(others).toEqual(['src/app/start.tsx', 'src/app/storefront.ts']);
});

it('lets nothing import the tests or the tools', () => {
  const importers = files.filter((file) =>
    importsOf(file).some((target) => starts(target, 'tests/', 'tools/')),
  );
  expect(importers).toEqual([]);
});

it('gives a feature the same name in every room', () => {
  const rooms = ['machines', 'src/features', 'server/features'];
  const names = files.flatMap((file) =>
    rooms.map((room) => featureOf(file, room)).filter((name) => name !== null),
  );
  const known = new Set([...Object.keys(FEATURES), 'shared']);
  expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([]);
});

/** What uses itself by way of others, and whatever uses that. */
function inCircles(uses: Record<string, string[]>): string[] {
  const left = new Map(Object.entries(uses));
  const free = () => [...left].filter(([, used]) => !used.some((other) => left.has(other)));
  for (let found = free(); found.length > 0; found = free()) for (const [name] of found) left.delete(name);
  return [...left.keys()];
}
