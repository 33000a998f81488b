import { type AnyActorRef, createActor, fromCallback } from 'xstate';
import type { Place } from '../../domain/catalogue';
import { arrivalMachine } from '../../machines/arrival.machine';
import { browserMachine } from '../../machines/browser.machine';
import type { BrowserEvent, BrowserUpdate, TabUpdate } from '../../machines/browser.types';
import { cartMachine } from '../../machines/cart/cart.machine';
import { pendingChangesMachine } from '../../machines/cart/pending-changes.machine';
import { layersMachine } from '../../machines/layers.machine';
import { locationMachine } from '../../machines/location/location.machine';
import { moduleMachine } from '../../machines/location/module.machine';
import { dietMachine } from '../../machines/preferences/diet.machine';
import { preferencesMachine } from '../../machines/preferences/preferences.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { storefrontMachine } from '../../machines/storefront.machine';
import type { StorefrontBasics } from '../../machines/storefront.types';
import { wishlistMachine } from '../../machines/wishlist/wishlist.machine';
import { provideAddToCart, provideCartMerge, provideCartReview } from '../../src/features/cart/cart.actors';
import { deferredActors, settled } from '../support/deferred';
import { emittedBy } from '../support/emitted';
import { memoryHistory } from './layers-run';
import { food } from './location/module.model';
import { basics } from './storefront.model';

export const lakeside: Place = { label: 'Lake Street 3', lat: 25.25, lng: 55.05, zoneIds: [3] };

/** The root with all its flows. The test decides when the server responds. */
export function boot() {
  const effects = deferredActors(
    ...(['loadBasics', 'readGuestId', 'requestGuestId', 'readPlace', 'resolvePlace', 'checkCart'] as const),
    ...([
      'addItem',
      'acceptChanges',
      'storePlace',
      'storeModule',
      'showPress',
      'loadCart',
      'clearCart',
      'switchLanguage',
      'readToken',
    ] as const),
    ...([
      'loadProfile',
      'revokeToken',
      'mergeCarts',
      'loadWishlist',
      'saveFavourite',
      'loadDiet',
      'saveDiet',
      'keepInterests',
      'keepReferral',
      'hasInterests',
    ] as const),
    ...([
      'readKept',
      'writeKept',
      'prepareNotices',
      'answerGallery',
      'measureQuiet',
      'loadLiveCart',
    ] as const),
  );
  const reporter: { report: (event: BrowserUpdate) => void } = { report: () => undefined };
  const browser = {
    report: (event: BrowserUpdate | TabUpdate) =>
      reporter.report(
        event.type.startsWith('elsewhere.')
          ? { type: 'tab.changed', news: event as TabUpdate }
          : (event as BrowserUpdate),
      ),
  };
  /** Messages received by other tabs. */
  const received: string[] = [];
  const storefront = createActor(
    storefrontMachine.provide({ actors: effects.actors }).provide({
      actors: {
        preferences: preferencesMachine.provide({ actors: effects.actors }),
        session: sessionMachine.provide({ actors: effects.actors }),
        location: locationMachine.provide({ actors: effects.actors }),
        module: moduleMachine.provide({ actors: effects.actors }),
        cart: cartMachine.provide({ actors: effects.actors }),
        addToCart: provideAddToCart(),
        cartReview: provideCartReview(),
        pendingChanges: pendingChangesMachine.provide({ actors: effects.actors }),
        browser: browserMachine.provide({ actors: effects.actors }).provide({
          actors: {
            watchBrowser: fromCallback<BrowserEvent>(({ sendBack, receive }) => {
              reporter.report = sendBack;
              receive(({ type }) => void received.push(type));
            }),
          },
        }),
        wishlist: wishlistMachine.provide({ actors: effects.actors }),
        diet: dietMachine.provide({ actors: effects.actors }),
        layers: layersMachine.provide({
          actors: { history: memoryHistory().actor, focus: fromCallback(() => undefined) },
        }),
        arrival: arrivalMachine.provide({ actors: effects.actors }).provide({
          actors: { cartMerge: provideCartMerge() },
        }),
      },
    }),
    { input: { preferences: { theme: 'light', language: 'en', isLanguageNew: false } } },
  );
  const emitted = emittedBy(storefront);
  storefront.start();
  const answer = async (name: Parameters<typeof effects.latest>[0], output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  const flow = (systemId: string): AnyActorRef => {
    const found = storefront.system.get(systemId);
    if (!found) throw new Error(`"${systemId}" does not run`);
    return found;
  };
  return { storefront, effects, browser, emitted, answer, flow, received };
}

/** A shop with a place and all data loaded, before any emitted event. */
export async function open(
  place: Place | null,
  offered: StorefrontBasics = { ...basics, storedModuleId: food.id },
  token: string | null = null,
) {
  const shop = boot();
  await shop.answer('loadBasics', offered);
  await shop.answer('readGuestId', 'guest-1');
  await shop.answer('readToken', token);
  await shop.answer('readPlace', place);
  await shop.answer('loadCart', []);
  const cartReads = shop.effects.callsOf('loadCart').length;
  shop.emitted.length = 0;
  return { ...shop, newCartReads: () => shop.effects.callsOf('loadCart').length - cartReads };
}
export type Shop = Awaited<ReturnType<typeof open>>;

export async function move(shop: Shop, to: Place, conflictingStore: string | null = null) {
  shop.flow('location').send({ type: 'point.chosen', lat: to.lat, lng: to.lng, label: to.label });
  await shop.answer('resolvePlace', { place: to, nearbyZones: [] });
  await shop.answer('checkCart', { conflictingStore });
}
