import type { Module } from '../domain/catalogue';
import type { Config } from '../domain/config';
import type { ArrivalEmitted, ArrivalEvent } from './arrival.types';
import type { BrowserEmitted } from './browser.types';
import type { AddToCartEmitted } from './cart/add-to-cart.types';
import type { CartEmitted, CartEvent } from './cart/cart.types';
import type { CartReviewEmitted, CartReviewEvent } from './cart/cart-review.machine';
import type { PendingChangesEmitted } from './cart/pending-changes.machine';
import type { LayersEmitted, LayersEvent } from './layers.types';
import type { LocationEmitted, LocationEvent } from './location/location.types';
import type { ModuleEmitted, ModuleEvent } from './location/module.types';
import type { DietEmitted, StoredDiet } from './preferences/diet.types';
import type { PreferencesEmitted, PreferencesInput } from './preferences/preferences.types';
import type { SessionEmitted, SessionEvent } from './session/session.machine';
import type { ChartMeta } from './shared/chart';
import type { Failure } from './shared/failure';
import type { Notice } from './shared/notice';
import type { WishlistEmitted } from './wishlist/wishlist.types';

export type StorefrontBasics = {
  config: Config;
  modules: Module[];
  storedModuleId: number | null;
  storedDiet: StoredDiet;
};

export type StorefrontInput = { preferences: PreferencesInput };
export type StorefrontContext = StorefrontInput & {
  basics: StorefrontBasics | null;
  failure: Failure | null;
};

/** A page that a flow can open. */
export type Destination =
  | { page: 'home' }
  | { page: 'landing' }
  | { page: 'cartCheckout' }
  /** The app writes the placed order, trip or parcel into the URL. */
  | { page: 'order'; of: 'checkout' | 'parcel' | 'trip'; id: number }
  | { page: 'searchResults'; words: string }
  | { page: 'group'; token: string }
  | { page: 'vehicleSearch'; search: Readonly<Record<string, string | number | undefined>> }
  | { page: 'item' | 'store' | 'vehicle'; id: number };

/** Events that page flows send to the root machine. */
export type PageEvent =
  | Notice
  | Extract<ArrivalEvent, { type: 'auth.requested' }>
  | { type: 'navigation.requested'; destination: Destination }
  /** Data on the page is outdated. */
  | { type: 'page.outdated' }
  | Extract<SessionEvent, { type: 'profile.changed' | 'account.deleted' }>
  | Extract<LocationEvent, { type: 'point.chosen' }>
  | Extract<ModuleEvent, { type: 'module.taken' }>
  | Extract<LayersEvent, { type: 'layer.opened' }>
  | Extract<CartReviewEvent, { type: 'review.requested' }>
  | Extract<CartEvent, { type: 'cart.ordered' | 'cart.reloadRequested' }>
  | { type: 'cart.filled'; moduleId: number };

/** Events of the long-lived flows and of page flows. */
export type StorefrontEvent =
  | { type: 'retry.requested' }
  | PageEvent
  | Extract<ArrivalEvent, { type: 'auth.requested' | 'page.left' }>
  | PreferencesEmitted
  | LayersEmitted
  | SessionEmitted
  | LocationEmitted
  | ModuleEmitted
  | CartEmitted
  | AddToCartEmitted
  | CartReviewEmitted
  | WishlistEmitted
  | DietEmitted
  | ArrivalEmitted
  | PendingChangesEmitted
  | BrowserEmitted;

export type StorefrontEmitted =
  /** The place, the module or the session changed, so lists are reloaded. */
  | { type: 'lists.outdated' }
  /** The server can be reached again, so cached responses are no longer used. */
  | Extract<BrowserEmitted, { type: 'answers.outdated' }>
  | { type: 'home.requested' }
  | Extract<PageEvent, { type: 'navigation.requested' }>
  /** The module changed, so filters of the old module no longer apply. */
  | { type: 'market.changed'; moduleId: number }
  | { type: 'page.reloadRequested' }
  /** The cart's unsaved changes, sent while the page closes. */
  | Extract<CartEmitted, { type: 'changes.left' }>
  | Extract<ArrivalEmitted, { type: 'intent.resumed' | 'interests.requested' }>
  | Extract<LayersEmitted, { type: 'layer.shown' }>
  /** A customer orders one item directly, without the cart. */
  | Extract<AddToCartEmitted, { type: 'order.requested' }>
  /** The customer signed out, so the drafts of this tab are removed [MENU-08]. */
  | { type: 'drafts.outdated' }
  /**
   * The server ended the session. The app opens the home page, which offers a way back [AUTH-61, AUTH-62].
   */
  | { type: 'session.expired' }
  | { type: 'token.stored'; token: string | null; isExpired: boolean }
  | DietEmitted
  | Extract<PreferencesEmitted, { type: 'theme.changed' }>
  /** Notices of all long-lived flows. */
  | Notice;

export type StorefrontTypes = {
  input: StorefrontInput;
  context: StorefrontContext;
  events: StorefrontEvent;
  emitted: StorefrontEmitted;
  tags: 'busy' | 'failed';
  meta: ChartMeta;
};
