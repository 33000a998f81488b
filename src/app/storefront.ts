import type { RouterHistory } from '@tanstack/react-router';
import {
  type ActorRefFrom,
  createActor,
  fromPromise,
  type InspectionEvent,
  type Observer,
  waitFor,
} from 'xstate';
import { storeOutsideZones } from '../../domain/cart';
import { arrivalMachine } from '../../machines/arrival.machine';
import { shownLines } from '../../machines/cart/cart.view';
import type { Flows } from '../../machines/flows.types';
import { layersMachine } from '../../machines/layers.machine';
import type { Language, PreferencesInput } from '../../machines/preferences/preferences.types';
import type { QuestionName } from '../../machines/shared/layers';
import { storefrontMachine } from '../../machines/storefront.machine';
import type { Api } from '../api/api';
import type { RequestScope } from '../api/client';
import { provideAddToCart } from '../features/cart/button/add-to-cart.actors';
import { provideCart } from '../features/cart/cart.actors';
import { provideCartMerge } from '../features/cart/merge/cart-merge.actors';
import { provideCartReview } from '../features/cart/review/cart-review.actors';
import { keepInterests } from '../features/catalogue/interests/own-interests';
import { provideLocation, provideModule } from '../features/location/location.actors';
import { provideDiet, providePreferences } from '../features/preferences/preferences.actors';
import { provideSession } from '../features/session/session.actors';
import type { SignInDoor } from '../features/session/sign-in-door.context';
import { provideWishlist } from '../features/wishlist/wishlist.actors';
import type { LanguageCode } from '../i18n/languages';
import type { BootData } from '../platform/boot-data';
import { flowIn } from '../platform/flows';
import { browserHistory, focusKeeper } from '../platform/layers/layers.actors';
import type { Reads } from '../platform/reads';
import type { StoredValues } from '../platform/storage/stored-values';
import { type FollowDevices, watchBrowser } from '../platform/watch-browser';

export type StorefrontActor = ActorRefFrom<typeof storefrontMachine>;

type Effects = {
  api: Api;
  reads: Reads;
  boot: BootData;
  stored: StoredValues;
  history: RouterHistory;
  switchLanguage(language: Language): Promise<void>;
  followDevices: FollowDevices;
  /** The version of the cart that the last answer told. */
  shownVersion(): number;
};

/** The root machine with every effect in its place. */
export function provideStorefront({
  api,
  reads,
  boot,
  stored,
  history,
  switchLanguage,
  followDevices,
  shownVersion,
}: Effects) {
  return storefrontMachine.provide({
    actors: {
      loadBasics: fromPromise(async () => {
        const [config, modules] = await Promise.all([boot.config(), boot.modules()]);
        return { config, modules, storedModuleId: stored.moduleId(), storedDiet: stored.diet() };
      }),
      watchBrowser: watchBrowser(stored, followDevices),
      preferences: providePreferences({ switchLanguage }),
      diet: provideDiet(api.diet),
      session: provideSession({
        readGuestId: stored.guestId,
        writeGuestId: stored.setGuestId,
        requestGuestId: (signal) => api.guest.request(signal),
        exclusively,
        readToken: stored.token,
        loadProfile: async (signal) => {
          const person = await api.account.profile(signal);
          keepInterests(person.interests);
          return person;
        },
        revokeToken: () => api.auth.logout(),
      }),
      location: provideLocation({
        api: api.location,
        readPlace: stored.place,
        storePlace: stored.setPlace,
        currentPosition: async () => (await import('../features/location/geolocation')).currentPoint(),
        conflictingStore: (zoneIds, system) => storeOutside(flowIn({ system }, 'cart'), zoneIds),
      }),
      module: provideModule({ storeModule: stored.setModuleId }),
      cart: provideCart({ api: api.cart, shownVersion }),
      addToCart: provideAddToCart(),
      cartReview: provideCartReview(),
      wishlist: provideWishlist(api.wishlist, reads),
      layers: layersMachine.provide({
        actors: { history: browserHistory(history), focus: focusKeeper },
      }),
      arrival: arrivalMachine.provide({ actors: { cartMerge: provideCartMerge() } }),
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
const storeOutside = (cart: Flows['cart'] | undefined, zoneIds: number[]): string | null =>
  cart ? storeOutsideZones(shownLines(cart.getSnapshot().context), zoneIds) : null;

/** How pages ask for a person, and how the sign-in hands one over. */
export const createSignInDoor = (storefront: StorefrontActor): SignInDoor => ({
  request: (mode, intent) => storefront.send({ type: 'auth.requested', mode, intent }),
  complete: (token, entry) => flowIn(storefront, 'session')?.send({ type: 'signIn.completed', token, entry }),
});

export const isSignedIn = (storefront: StorefrontActor): boolean =>
  (flowIn(storefront, 'session')?.getSnapshot().context.token ?? null) !== null;

/** Whatever closes has taken its step back in the history: one that comes later would undo what follows. */
export async function layersAtRest(storefront: StorefrontActor, settled?: QuestionName): Promise<void> {
  const layers = flowIn(storefront, 'layers');
  if (!layers) return;
  await waitFor(
    layers,
    (at) => !at.hasTag('busy') && !at.context.questions.some(({ name }) => name === settled),
  );
}

/** Reads the long-lived actors at the moment of a request; before they run, what is stored. */
export function scopeOf(
  storefront: StorefrontActor | null,
  stored: StoredValues,
  language: LanguageCode,
): RequestScope {
  const session = storefront && flowIn(storefront, 'session');
  const location = storefront && flowIn(storefront, 'location');
  const module = storefront && flowIn(storefront, 'module');
  return {
    language,
    place: location ? location.getSnapshot().context.place : stored.place(),
    moduleId: module ? module.getSnapshot().context.selectedId : stored.moduleId(),
    guestId: session ? session.getSnapshot().context.guestId : stored.guestId(),
    token:
      session && !session.getSnapshot().matches({ account: 'reading' })
        ? session.getSnapshot().context.token
        : stored.token(),
  };
}
