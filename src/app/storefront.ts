import type { RouterHistory } from '@tanstack/react-router';
import {
  type ActorRefFrom,
  type AnyActorRef,
  createActor,
  fromPromise,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { storeOutsideZones } from '../../domain/cart';
import type { Module, Place } from '../../domain/catalogue';
import { moduleWithId, rentalModule } from '../../domain/modules';
import { type Currency, USUAL_CURRENCY } from '../../domain/money';
import { browserMachine } from '../../machines/browser.machine';
import { shownLines } from '../../machines/cart/cart.view';
import type { FlowMachines, FlowName, LazyFlowName, LazyFlows } from '../../machines/flows.types';
import { layersMachine } from '../../machines/layers.machine';
import { restingFlows } from '../../machines/lazy-flows.resting';
import type { Language, PreferencesInput } from '../../machines/preferences/preferences.types';
import type { QuestionName } from '../../machines/shared/layers';
import { required } from '../../machines/shared/required';
import { storefrontMachine } from '../../machines/storefront.machine';
import type { StorefrontBasics } from '../../machines/storefront.types';
import type { Api } from '../api/api';
import { API_ADDRESS } from '../api/api-address';
import type { RequestScope } from '../api/client';
import { saveInterests } from '../features/catalogue/interests/stored-interests';
import { provideLocation, provideModule } from '../features/location/location.actors';
import { provideDiet, providePreferences } from '../features/preferences/preferences.actors';
import { provideSession } from '../features/session/session.actors';
import type { SignInPrompt } from '../features/session/sign-in-prompt.context';
import type { LanguageCode } from '../i18n/languages';
import type { BootData } from '../platform/boot-data';
import { measureQuiet, watchBrowser } from '../platform/browser.actors';
import { flowIn } from '../platform/flows';
import { browserHistory, focusKeeper } from '../platform/layers/layers.actors';
import { withOwnCountry } from '../platform/storage/stored-country';
import type { StoredValues } from '../platform/storage/stored-values';
import { type LazyBundle, lazyFlow } from './lazy-flow.actors';

export type StorefrontActor = ActorRefFrom<typeof storefrontMachine>;

type Effects = {
  api: Api;
  boot: BootData;
  stored: StoredValues;
  history: RouterHistory;
  switchLanguage(language: Language): Promise<void>;
  scope(): RequestScope;
  /** Preloads toasts and their texts. */
  prepareNotices(): Promise<unknown>;
  /** Caches the data and files for an offline visit. */
  keepShop(): Promise<void>;
  /** Sends the state of this page to a flow gallery in another tab. */
  answerGallery(): Promise<void>;
  late: Promise<LazyBundle>;
};

export function provideStorefront({
  api,
  boot,
  stored,
  history,
  switchLanguage,
  scope,
  prepareNotices,
  keepShop,
  answerGallery,
  late: arriving,
}: Effects) {
  const lazy = <Name extends LazyFlowName>(name: Name) =>
    lazyFlow<LazyFlows[Name]>(
      arriving.then(({ flows }) => flows[name]),
      restingFlows[name],
    );
  return storefrontMachine.provide({
    actors: {
      loadBasics: fromPromise(async () => {
        const [config, modules] = await Promise.all([boot.config(), boot.modules()]);
        return {
          config: withOwnCountry(config, stored),
          modules,
          storedModuleId: stored.moduleId(),
          storedDiet: stored.diet(),
        };
      }),
      preferences: providePreferences({ switchLanguage }),
      diet: provideDiet(api.diet),
      session: provideSession({
        readGuestId: stored.guestId,
        writeGuestId: stored.setGuestId,
        requestGuestId: (signal) => api.guest.request(signal),
        exclusively,
        readToken: stored.token,
        loadProfile: (signal) => api.account.profile(signal),
        keepInterests: saveInterests,
        revokeToken: () => api.auth.logout(),
      }),
      location: provideLocation({
        api: api.location,
        readPlace: stored.place,
        storePlace: stored.setPlace,
        currentPosition: async () => (await import('../features/location/geolocation')).currentPoint(),
        conflictingStore: (zoneIds, system) => storeOutside({ system }, zoneIds),
      }),
      module: provideModule({ storeModule: stored.setModuleId }),
      cart: lazy('cart'),
      addToCart: lazy('addToCart'),
      cartReview: lazy('cartReview'),
      wishlist: lazy('wishlist'),
      layers: layersMachine.provide({
        actors: { history: browserHistory(history), focus: focusKeeper },
      }),
      arrival: lazy('arrival'),
      pendingChanges: lazy('pendingChanges'),
      browser: browserMachine.provide({
        actors: {
          watchBrowser: watchBrowser(stored),
          prepareNotices: fromPromise<void, void>(async () => void (await prepareNotices())),
          answerGallery: fromPromise<void, void>(async () => (boot.hasFlows ? answerGallery() : undefined)),
          measureQuiet,
          keepShop: fromPromise<void, void>(() => keepShop()),
          loadLiveCart: fromPromise(async () => {
            const [{ provideLiveCart }, { createCartStream }] = await Promise.all([
              import('../features/cart/sync/live-cart.actors'),
              import('../api/cart-api'),
            ]);
            return provideLiveCart({
              scope,
              stream: createCartStream({ baseUrl: API_ADDRESS, scope }),
              locks: navigator.locks ?? null,
              random: Math.random,
            });
          }),
        },
      }),
    },
  });
}

type StartOptions = Effects & {
  preferences: PreferencesInput;
};

export function createStorefront({ preferences, ...effects }: StartOptions): StorefrontActor {
  const storefront = createActor(provideStorefront(effects), {
    input: { preferences },
  });
  void effects.late.then(({ sendLast }) => storefront.on('changes.left', sendLast));
  return storefront;
}

/**
 * Runs a function in one tab at a time. Without Web Locks (old browser, insecure context) only the shared
 * storage coordinates tabs.
 */
const exclusively = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('souk-guest-id', run) : run();

/** Returns the cart's store if it does not deliver to these zones [LOC-18]. */
const storeOutside = (system: System, zoneIds: number[]): string | null => {
  const cart = now(system, 'cart');
  return cart ? storeOutsideZones(shownLines(cart.context), zoneIds) : null;
};

/** Creates the functions with which pages request a sign-in and learn its result. */
export const createSignInPrompt = (storefront: StorefrontActor): SignInPrompt => ({
  request: (mode, intent) => storefront.send({ type: 'auth.requested', mode, intent }),
  complete: (token, entry) => flowIn(storefront, 'session')?.send({ type: 'signIn.completed', token, entry }),
});

/**
 * Resolves when closing layers have left their history entry. A late `back()` would undo the next navigation.
 */
export async function layersSettled(storefront: StorefrontActor, settled?: QuestionName): Promise<void> {
  const layers = flowIn(storefront, 'layers');
  if (!layers) return;
  await waitFor(
    layers,
    (at) => !at.hasTag('busy') && !at.context.questions.some(({ name }) => name === settled),
  );
}

const LONGEST_OPENING = 2000;

/** Resolves once the shop's configuration is loaded. */
export async function basicsOf(storefront: StorefrontActor): Promise<StorefrontBasics> {
  const open = await waitFor(storefront, (at) => at.matches('ready'), { timeout: LONGEST_OPENING });
  return required(open.context.basics, 'basics');
}

type System = Pick<AnyActorRef, 'system'>;

/** Returns the current context of the flow. */
function now<TName extends FlowName>(
  system: System,
  name: TName,
): SnapshotFrom<FlowMachines[TName]> | undefined {
  const flow: AnyActorRef | undefined = flowIn(system, name);
  return flow && stateOf(flow);
}

const stateOf = <Actor extends AnyActorRef>(actor: Actor): SnapshotFrom<Actor> => actor.getSnapshot();

export const isSignedIn = (system: System): boolean =>
  (now(system, 'session')?.context.token ?? null) !== null;

export const placeIn = (system: System): Place | null => now(system, 'location')?.context.place ?? null;

/** Returns the module. A stored module is ignored at a place without modules [MOD-04]. */
export const moduleIn = (system: System): Module | null => {
  const module = now(system, 'module');
  return module === undefined || module.matches('noModules')
    ? null
    : moduleWithId(module.context.modules, module.context.selectedId);
};

/**
 * Returns the shop's currency. Until the configuration is loaded: the default currency, because no earlier
 * response has amounts.
 */
export const currencyOf = (storefront: StorefrontActor | null): Currency =>
  (storefront && stateOf(storefront).context.basics?.config.currency) ?? USUAL_CURRENCY;

/**
 * Returns the values that every request depends on. Until the flows run, the values are read from storage.
 */
export function scopeOf(
  storefront: StorefrontActor | null,
  stored: StoredValues,
  language: LanguageCode,
): RequestScope {
  const [session, location, module] = storefront
    ? [now(storefront, 'session'), now(storefront, 'location'), now(storefront, 'module')]
    : [];
  return {
    language,
    place: location ? location.context.place : stored.place(),
    moduleId: module ? module.context.selectedId : stored.moduleId(),
    rentalModuleId: (module && rentalModule(module.context.modules, module.context.selectedId)?.id) ?? null,
    guestId: session ? session.context.guestId : stored.guestId(),
    token: session && !session.matches({ account: 'reading' }) ? session.context.token : stored.token(),
  };
}
