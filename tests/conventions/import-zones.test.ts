import { expect, it } from 'vitest';
import { importsOf, read, sourceFiles, staticImportsOf } from '../support/sources';

/** The features that a feature may import: no more than it uses, and without cycles. */
const FEATURES: Record<string, string[]> = {
  session: [],
  location: ['session', 'preferences'],
  preferences: ['session'],
  cart: ['session', 'preferences', 'location'],
  checkout: ['session', 'location', 'cart', 'orders', 'messages'],
  payments: [],
  search: [],
  orders: ['session', 'location'],
  wishlist: ['session', 'location', 'cart'],
  catalogue: ['session', 'preferences', 'location', 'cart', 'wishlist', 'orders'],
  rental: ['session', 'location', 'wishlist', 'catalogue', 'checkout', 'orders'],
  operator: ['preferences', 'orders', 'rental'],
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

/**
 * The features that a server feature may import. Each may also import `shared`, and `shared` imports no
 * feature.
 */
const SERVER_FEATURES: Record<string, string[]> = {
  site: [],
  session: [],
  location: [],
  preferences: [],
  cart: [],
  search: [],
  catalogue: ['session', 'search'],
  wishlist: ['session'],
  registration: ['session', 'location'],
  payments: ['cart'],
  account: ['session', 'location', 'payments'],
  orders: ['cart', 'payments'],
  checkout: ['location', 'cart', 'payments', 'orders'],
  parcel: ['location', 'payments', 'orders', 'checkout'],
  rental: ['location', 'search', 'catalogue', 'payments', 'orders', 'checkout'],
  messages: ['session', 'payments', 'orders', 'rental'],
  operator: ['session', 'registration', 'payments', 'orders', 'checkout', 'rental', 'messages'],
};
const FOLDERS = ['contract', 'domain', 'machines', 'src', 'server', 'tests', 'locales'];

/** The server folders that a folder may import. */
const SERVER_FOLDERS: Readonly<Record<string, string[]>> = {
  db: ['db/'],
  geo: ['geo/', 'http/language'],
  http: ['http/', 'db/', 'geo/'],
};

const isOurs = (path: string) => FOLDERS.some((folder) => path.startsWith(`${folder}/`));
const starts = (path: string, ...prefixes: string[]) => prefixes.some((prefix) => path.startsWith(prefix));
const featureOf = (file: string, folder: string) => new RegExp(`^${folder}/([^/]+)/`).exec(file)?.[1] ?? null;
/** Folders that all of `src` except the lowest folders may import. */
const SHARED_CODE = ['src/platform/', 'src/api/', 'src/ui/', 'src/i18n/', 'machines/shared/', 'domain/'];

/** Whether this file may import that one; everything not listed is forbidden. */
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
    // Types of contexts and events are allowed.
    return starts(target, ...SHARED_CODE) || /^machines\/.*\.types$/.test(target);
  if (file.startsWith('src/features/')) {
    const feature = featureOf(file, 'src/features') ?? '';
    const used = [feature, ...(FEATURES[feature] ?? [])];
    return starts(
      target,
      ...SHARED_CODE,
      ...used.flatMap((name) => [`src/features/${name}/`, `machines/${name}/`]),
    );
  }
  if (file.startsWith('src/routes/'))
    return starts(
      target,
      'src/features/',
      'src/routes/',
      'src/platform/',
      'src/ui/lazy-part',
      'domain/',
      // Only the gallery's routes may load the gallery.
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
  const serverFeature = featureOf(file, 'server/features');
  if (serverFeature !== null) {
    const used = ['shared', serverFeature, ...(SERVER_FEATURES[serverFeature] ?? [])];
    const features = used.map((name) => `server/features/${name}/`);
    return starts(target, ...features, 'server/http/', 'server/db/', 'server/geo/', 'domain/', 'contract/');
  }
  const folder = featureOf(file, 'server');
  // Only top-level files combine the folders. For example, no route depends on the demo.
  const folders = SERVER_FOLDERS[folder ?? ''] ?? [''];
  if (file.startsWith('server/'))
    return starts(target, ...folders.map((name) => `server/${name}`), 'domain/', 'contract/');
  return true;
}

const files = sourceFiles('domain', 'machines', 'src', 'server');

it('files import only what the import zones allow', () => {
  const trespasses = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => isOurs(target) && !mayImport(file, target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(trespasses).toEqual([]);
});

it('the check finds a planted import that the tables forbid', () => {
  const planted = [
    ['server/features/orders/planted.ts', 'server/features/messages/notify-order'],
    ['server/features/session/planted.ts', 'server/features/cart/merge'],
    ['server/features/shared/planted.ts', 'server/features/session/session.events'],
    ['server/features/cart/planted.ts', 'server/event-handlers'],
    ['server/http/planted.ts', 'server/features/shared/paging'],
    ['machines/session/planted.ts', 'machines/cart/cart.machine'],
  ] as const;
  expect(planted.filter(([file, target]) => mayImport(file, target))).toEqual([]);
  expect(mayImport('server/features/messages/planted.ts', 'server/features/orders/orders.events')).toBe(true);
});

it('every server event is connected to its handlers', () => {
  const events = sourceFiles('server/features').flatMap((file) =>
    [...read(file).matchAll(/^export const (\w+) = defineEvent\b/gm)].map(([, name = '']) => name),
  );
  const joined = read('server/event-handlers.ts');
  expect(events).not.toEqual([]);
  expect(events.filter((name) => !joined.includes(`${name}.handledBy(`))).toEqual([]);
});

it('server routes cannot see the demo’s scenarios', () => {
  const curious = sourceFiles('server/db', 'server/features', 'server/geo', 'server/http').filter((file) =>
    /scenario/i.test(read(file)),
  );
  expect(curious).toEqual([]);
});

it('domain rules use no packages and machines use only xstate', () => {
  const offenders = files.flatMap((file) => {
    const packages = importsOf(file).filter((target) => !isOurs(target));
    if (file.startsWith('domain/forms/'))
      return packages.filter((name) => name !== 'yup').map((name) => `${file}: ${name}`);
    if (file.startsWith('domain/')) return packages.map((name) => `${file}: ${name}`);
    if (file.startsWith('machines/'))
      return packages.filter((name) => name !== 'xstate').map((name) => `${file}: ${name}`);
    return [];
  });
  expect(offenders).toEqual([]);
});

it('features do not depend on each other in a cycle', () => {
  expect(inCircles(FEATURES)).toEqual([]);
  expect(inCircles(SERVER_FEATURES)).toEqual([]);
});

it('files do not import each other in a cycle', () => {
  const imports = sourceFiles('domain', 'machines', 'src').map((file) => [
    file.replace(/\.tsx?$/, ''),
    importsOf(file),
  ]);
  expect(inCircles(Object.fromEntries(imports))).toEqual([]);
});

it('the feature tables list no dependency that is unused', () => {
  expect(idleUses(FEATURES, 'src/features')).toEqual([]);
  expect(idleUses(SERVER_FEATURES, 'server/features')).toEqual([]);
});

it('no page of the shop downloads the code of the flow gallery', () => {
  const offenders = sourceFiles('src').filter((file) => !starts(file, 'src/flows/', 'src/routes/flows'));
  expect(
    offenders.filter((file) => staticImportsOf(file).some((target) => starts(target, 'src/flows/'))),
  ).toEqual([]);
});

it('only src/api uses axios', () => {
  const callers = sourceFiles('src').filter((file) => importsOf(file).includes('axios'));
  expect(callers.filter((file) => !file.startsWith('src/api/'))).toEqual([]);
});

it('the calendar component is imported in one place only', () => {
  const takers = sourceFiles('src').filter((file) =>
    importsOf(file).some((name) => name.startsWith('@mantine/dates')),
  );
  expect(takers).toEqual(['src/ui/calendar-field.tsx']);
});

it('only the cart changes the cart, and other flows send it commands', () => {
  const asks =
    /\b(create)?CartApi\b|\bapi\??\.cart\b|\{[^{}]*\bcart\b[^{}]*\} = (useApi\(\)|api\b)|\/customer\/cart\//;
  const its = ['src/api/', 'src/features/cart/cart.actors.ts'];
  const others = sourceFiles('src').filter((file) => !starts(file, ...its) && asks.test(read(file)));
  expect(others).toEqual(['src/app/lazy-flows.ts']);
});

it('no code imports tests or tools', () => {
  const importers = files.filter((file) =>
    importsOf(file).some((target) => starts(target, 'tests/', 'tools/')),
  );
  expect(importers).toEqual([]);
});

it('a feature has the same name in every folder', () => {
  const folders = ['machines', 'src/features', 'server/features'];
  const names = files.flatMap((file) =>
    folders.map((folder) => featureOf(file, folder)).filter((name) => name !== null),
  );
  const known = new Set([...Object.keys(FEATURES), 'shared']);
  expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([]);
});

/** Imports that the table allows and no file uses. */
function idleUses(table: Record<string, string[]>, folder: string): string[] {
  const uses = new Set(
    sourceFiles(folder).flatMap((file) =>
      importsOf(file).map((target) => `${featureOf(file, folder)} ${featureOf(target, folder)}`),
    ),
  );
  return Object.entries(table).flatMap(([name, used]) =>
    used.map((other) => `${name} ${other}`).filter((use) => !uses.has(use)),
  );
}

/** Modules in an import cycle, and their importers. */
function inCircles(uses: Record<string, string[]>): string[] {
  const left = new Map(Object.entries(uses));
  const free = () => [...left].filter(([, used]) => !used.some((other) => left.has(other)));
  for (let found = free(); found.length > 0; found = free()) for (const [name] of found) left.delete(name);
  return [...left.keys()];
}
