import type { Place } from '../domain/catalogue';
import type { StoredDiet } from './preferences/diet.types';
import type { Theme } from './preferences/preferences.types';

/** Changes by other tabs, in the browser's storage or on the server [STO-03, CART-62]. */
export type TabUpdate =
  | { type: 'elsewhere.cart' }
  | { type: 'elsewhere.tripCart' }
  | { type: 'elsewhere.wishlist' }
  | { type: 'elsewhere.module'; moduleId: number }
  | { type: 'elsewhere.place'; place: Place | null }
  | { type: 'elsewhere.theme'; theme: Theme }
  | ({ type: 'elsewhere.diet' } & StoredDiet)
  | { type: 'elsewhere.guest'; guestId: string }
  | { type: 'elsewhere.token'; token: string | null }
  | { type: 'elsewhere.expiry' }
  | { type: 'elsewhere.language' };

type NetworkUpdate = { type: 'network.online' } | { type: 'network.offline' };

/** `response.cached`: a cached response was shown. `response.fresh`: the server responds again. */
export type CacheUpdate = { type: 'response.cached' } | { type: 'response.fresh' };

/** The page got focus, or was hidden and may be closed. */
type PageUpdate = { type: 'window.focused' } | { type: 'page.hidden' };

/** The customer pressed something for the first time on this page. */
type PersonUpdate = { type: 'person.acted' };

/** Events about lazy-loaded code that could not be downloaded. */
export type LazyPartUpdate =
  /** The code was requested while offline. It is requested again once online. */
  | { type: 'part.missed' }
  /** The code could not be downloaded again: the device is still offline. */
  | { type: 'part.failed' }
  /** The code has loaded, or the component shows that it cannot load. */
  | { type: 'part.settled' };

export type BrowserUpdate =
  | { type: 'tab.changed'; news: TabUpdate }
  | NetworkUpdate
  | PageUpdate
  | PersonUpdate
  | LazyPartUpdate;

/** Changes that other tabs must refetch. */
export type TabChanged =
  | { type: 'cart.changed' }
  | { type: 'tripCart.changed' }
  | { type: 'wishlist.changed' };

export type BrowserContext = { missingParts: number };

export type BrowserEvent =
  | BrowserUpdate
  | TabChanged
  | CacheUpdate
  | { type: 'retry.requested' }
  | { type: 'parts.requested' };

export type BrowserEmitted =
  | TabUpdate
  | NetworkUpdate
  | PageUpdate
  /** Data on the page may be outdated, and the server can be reached again. */
  | { type: 'answers.outdated' }
  /** Code that could not be downloaded must be requested again. */
  | { type: 'parts.wanted' }
  /** The first page is rendered. */
  | { type: 'page.opened' };
