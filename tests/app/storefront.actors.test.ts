import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { USUAL_CURRENCY } from '../../domain/money';
import { lazyFlows } from '../../machines/lazy-flows';
import { storefrontMachine } from '../../machines/storefront.machine';
import { createApi } from '../../src/api/api';
import { createApiClient } from '../../src/api/client';
import { provideLazyFlows } from '../../src/app/lazy-flows';
import { provideStorefront } from '../../src/app/storefront';
import { createBootData } from '../../src/platform/boot-data';
import { createReads } from '../../src/platform/reads';
import { createStoredValues } from '../../src/platform/storage/stored-values';

const client = createApiClient({
  currency: () => USUAL_CURRENCY,
  scope: () => ({ language: 'en', place: null, moduleId: null, guestId: null, token: null }),
  transport: () => Promise.reject(new Error('not asked')),
});
const api = createApi(client);
const stored = createStoredValues({ read: () => null, write: () => undefined });
const inEnglish = {
  language: 'en',
  config: { business_name: 'Souk', default_location: { lat: 1, lng: 2 } },
  modules: [],
};

/** Returns the effects without an implementation. The running app must have none. */
function placeholdersLeft(machine: AnyStateMachine, provided: AnyStateMachine, path = ''): string[] {
  return Object.entries(machine.implementations.actors).flatMap(([name, declared]) => {
    const actor = provided.implementations.actors[name];
    const isMachine = (value: unknown): value is AnyStateMachine =>
      typeof value === 'object' && value !== null && 'implementations' in value;
    if (isMachine(declared) && isMachine(actor)) return placeholdersLeft(declared, actor, `${path}${name}.`);
    return actor === declared && name !== 'listenToFlows' && name !== 'listenToNotices' ? [path + name] : [];
  });
}

it('every effect that the root machine and its child machines declare is implemented [NFR-12]', () => {
  const late = provideLazyFlows({
    client,
    wishlist: api.wishlist,
    reads: createReads(),
    shownVersion: () => 0,
  });
  const provided = provideStorefront({
    api,
    boot: createBootData(api.site, 'en', {}),
    stored,
    history: createMemoryHistory(),
    switchLanguage: async () => undefined,
    scope: () => ({ language: 'en', place: null, moduleId: null, guestId: null, token: null }),
    prepareNotices: async () => undefined,
    keepShop: async () => undefined,
    answerGallery: async () => undefined,
    late: Promise.resolve(late),
  });
  expect(placeholdersLeft(storefrontMachine, provided)).toEqual([]);
  const left = Object.entries(lazyFlows).flatMap(([name, machine]) =>
    placeholdersLeft(machine, late.flows[name as keyof typeof lazyFlows], `${name}.`),
  );
  expect(left).toEqual([]);
});

it('the app starts with the data inlined in the page and sends no request [NFR-07]', async () => {
  const boot = createBootData(api.site, 'en', inEnglish);
  expect((await boot.config()).businessName).toBe('Souk');
  expect(await boot.modules()).toEqual([]);
});

it.each([
  ['in another language', { ...inEnglish, language: 'ar' }],
  ['malformed', { ...inEnglish, config: { business_name: 7 as never } }],
  ['absent', {}],
])(
  'the app requests its data from the server when the inlined data is %s [DATA-07, LANG-07]',
  async (_, page) => {
    const requests: string[] = [];
    const site = {
      ...api.site,
      config: async () => {
        requests.push('config');
        return {} as never;
      },
    };
    await createBootData(site, 'en', page).config();
    expect(requests).toEqual(['config']);
  },
);
