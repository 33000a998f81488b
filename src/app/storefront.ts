import { type ActorRefFrom, createActor, fromPromise, type InspectionEvent, type Observer } from 'xstate';
import type { cartMachine } from '../../machines/cart/cart.machine';
import { shownLines } from '../../machines/cart/cart.view';
import type { locationMachine } from '../../machines/location/location.machine';
import type { moduleMachine } from '../../machines/location/module.machine';
import type { preferencesMachine } from '../../machines/preferences/preferences.machine';
import type { Language, PreferencesInput } from '../../machines/preferences/preferences.types';
import type { sessionMachine } from '../../machines/session/session.machine';
import { storefrontMachine } from '../../machines/storefront.machine';
import type { Api } from '../api/api';
import { provideCart } from '../features/cart/cart.actors';
import { provideLocation, provideModule } from '../features/location/location.actors';
import { providePreferences } from '../features/preferences/preferences.actors';
import { provideSession } from '../features/session/session.actors';
import type { BootData } from './boot-data';
import { currentPoint } from './geolocation';
import type { StoredValues } from './storage/stored-values';
import { watchBrowser } from './watch-browser';

export type StorefrontActor = ActorRefFrom<typeof storefrontMachine>;

type LongLived = {
  preferences: ActorRefFrom<typeof preferencesMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
  location: ActorRefFrom<typeof locationMachine>;
  module: ActorRefFrom<typeof moduleMachine>;
  cart: ActorRefFrom<typeof cartMachine>;
};

/** `system.get` knows no types; every use of it goes through here. Undefined before the shop is ready. */
export const longLived = <TName extends keyof LongLived>(
  storefront: StorefrontActor,
  name: TName,
): LongLived[TName] | undefined => storefront.system.get(name);

type Effects = {
  api: Api;
  boot: BootData;
  stored: StoredValues;
  switchLanguage(language: Language): Promise<void>;
};

/** The root machine with every effect in its place. */
export function provideStorefront({ api, boot, stored, switchLanguage }: Effects) {
  return storefrontMachine.provide({
    actors: {
      loadBasics: fromPromise(async () => {
        const [config, modules] = await Promise.all([boot.config(), boot.modules()]);
        return { config, modules, storedModuleId: stored.moduleId() };
      }),
      watchBrowser: watchBrowser(stored),
      preferences: providePreferences({ switchLanguage }),
      session: provideSession({
        readGuestId: stored.guestId,
        writeGuestId: stored.setGuestId,
        requestGuestId: (signal) => api.guest.request(signal),
        exclusively,
      }),
      location: provideLocation({
        api: api.location,
        readPlace: stored.place,
        storePlace: stored.setPlace,
        currentPosition: () => currentPoint(),
        conflictingStore: (zoneIds, system) => storeOutside(system.get('cart'), zoneIds),
      }),
      module: provideModule({ storeModule: stored.setModuleId }),
      cart: provideCart(api.cart),
    },
  });
}

type StartOptions = Effects & {
  preferences: PreferencesInput;
  inspect?: Observer<InspectionEvent> | ((event: InspectionEvent) => void);
};

export const createStorefront = ({ preferences, inspect, ...effects }: StartOptions): StorefrontActor =>
  createActor(provideStorefront(effects), { input: { preferences }, ...(inspect && { inspect }) });

/** Where the browser has no locks (an old one, or no secure context), the storage alone has to do. */
const exclusively = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('souk-guest-id', run) : run();

/** Whose goods are in the cart and can't be brought to these zones [LOC-18]. */
const storeOutside = (cart: LongLived['cart'], zoneIds: number[]): string | null =>
  shownLines(cart.getSnapshot().context).find(({ item }) => !zoneIds.includes(item.zoneId))?.item.storeName ??
  null;
