import { expect, it } from 'vitest';
import { importsOf, sourceFiles } from '../support/sources';

/** The features in the only order in which they may use each other: a feature uses those before it. */
const FEATURES = [
  'session',
  'preferences',
  'location',
  'wishlist',
  'cart',
  'catalogue',
  'checkout',
  'orders',
  'account',
  'rental',
  'parcel',
  'site',
];
const ROOMS = ['domain', 'machines', 'src', 'server', 'tests', 'locales'];

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
const upTo = (feature: string) => FEATURES.slice(0, FEATURES.indexOf(feature) + 1);

/** Whether this file may import that one; anything not said here is forbidden. */
function mayImport(file: string, target: string): boolean {
  if (file.startsWith('domain/')) return starts(target, 'domain/');
  if (file.startsWith('machines/shared/')) return starts(target, 'machines/shared/', 'domain/');
  if (/^machines\/[^/]+\.ts$/.test(file)) return starts(target, 'machines/', 'domain/');
  if (file.startsWith('machines/')) {
    const own = featureOf(file, 'machines');
    return starts(target, `machines/${own}/`, 'machines/shared/', 'domain/');
  }
  if (file.startsWith('src/api/')) return starts(target, 'src/api/', 'domain/');
  if (file.startsWith('src/ui/')) return starts(target, 'src/ui/', 'src/i18n/', 'domain/');
  if (file.startsWith('src/i18n/'))
    return starts(target, 'src/i18n/', 'domain/', 'machines/shared/', 'locales/');
  if (file.startsWith('src/features/')) {
    const feature = featureOf(file, 'src/features') ?? '';
    const earlier = upTo(feature).flatMap((name) => [`src/features/${name}/`, `machines/${name}/`]);
    return starts(target, ...earlier, 'machines/shared/', 'domain/', 'src/api/', 'src/ui/', 'src/i18n/');
  }
  if (file.startsWith('src/routes/'))
    return starts(
      target,
      'src/features/',
      'src/routes/',
      'src/app/router-context',
      'src/ui/layers/search-layer',
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
  if (file.startsWith('src/')) return starts(target, 'src/', 'machines/', 'domain/');
  const room = featureOf(file, 'server');
  // Only what stands in no room puts the rooms together: no route knows that there is a demo.
  const rooms = SERVER_ROOMS[room ?? ''] ?? [''];
  if (file.startsWith('server/'))
    return starts(target, ...rooms.map((name) => `server/${name}`), 'domain/', 'src/api/');
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

it('reaches the network from one place of the app only', () => {
  const callers = sourceFiles('src').filter((file) => importsOf(file).includes('axios'));
  expect(callers.filter((file) => !file.startsWith('src/api/'))).toEqual([]);
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
  const known = new Set([...FEATURES, 'shared']);
  expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([]);
});
