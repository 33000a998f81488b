import type { Module } from '../domain/catalogue';
import type { Config } from '../domain/config';
import type { ArrivalEmitted, ArrivalEvent } from './arrival.types';
import type { BrowserEmitted } from './browser.types';
import type { AddToCartEmitted } from './cart/add-to-cart.types';
import type { CartEmitted } from './cart/cart.types';
import type { CartReviewEmitted } from './cart/cart-review.machine';
import type { KeptChangesEmitted } from './cart/kept-changes.machine';
import type { LayersEmitted } from './layers.types';
import type { LocationEmitted } from './location/location.types';
import type { ModuleEmitted } from './location/module.types';
import type { DietEmitted, StoredDiet } from './preferences/diet.types';
import type { PreferencesEmitted, PreferencesInput } from './preferences/preferences.types';
import type { SessionEmitted } from './session/session.machine';
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

/** Whatever the long-lived flows emit, the root hears; it says who else must know. */
export type StorefrontEvent =
  | { type: 'retry.requested' }
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
  | KeptChangesEmitted
  | BrowserEmitted;

export type StorefrontEmitted =
  /** Every list on the screen shows the old place, module or session: load it again. */
  | { type: 'lists.outdated' }
  /** They are old because nobody answered: nothing that was kept meanwhile counts. */
  | Extract<BrowserEmitted, { type: 'answers.outdated' }>
  | { type: 'home.requested' }
  /** What was chosen in the old market, a category or a store, says nothing in this one. */
  | { type: 'market.changed'; moduleId: number }
  | { type: 'page.reloadRequested' }
  /** The page is being left: the server hears it with its last breath. */
  | Extract<CartEmitted, { type: 'changes.left' }>
  | Extract<ArrivalEmitted, { type: 'intent.resumed' | 'interests.requested' }>
  | Extract<LayersEmitted, { type: 'layer.shown' }>
  /** Somebody who is known orders at once. */
  | Extract<AddToCartEmitted, { type: 'order.requested' }>
  /** The person is gone: unfinished work that is kept in this tab goes as well [MENU-08]. */
  | { type: 'drafts.outdated' }
  /** The server ended the session: home, from where the person may come back [AUTH-61, AUTH-62]. */
  | { type: 'session.expired' }
  | { type: 'token.kept'; token: string | null; isExpired: boolean }
  | DietEmitted
  | Extract<PreferencesEmitted, { type: 'theme.changed' }>
  /** From every long-lived flow: whoever shows notices listens to the root only. */
  | Notice;

export type StorefrontTypes = {
  input: StorefrontInput;
  context: StorefrontContext;
  events: StorefrontEvent;
  emitted: StorefrontEmitted;
  tags: 'busy' | 'failed';
  meta: ChartMeta;
};
