import type { CartLine } from '../domain/cart';
import type { Module, Place } from '../domain/catalogue';
import type { Config } from '../domain/config';
import type { PreferencesInput } from './preferences/preferences.types';
import type { Failure } from './shared/failure';
import type { Notice } from './shared/notice';

export type StorefrontBasics = { config: Config; modules: Module[]; storedModuleId: number | null };

export type StorefrontInput = { preferences: PreferencesInput };
export type StorefrontContext = StorefrontInput & {
  basics: StorefrontBasics | null;
  failure: Failure | null;
};

/** What `watchBrowser` reports: the network, the focus, and what other tabs changed [STO-03, CART-62]. */
export type BrowserNews =
  | { type: 'elsewhere.cart' }
  | { type: 'elsewhere.module'; moduleId: number }
  | { type: 'elsewhere.place'; place: Place | null }
  | { type: 'elsewhere.theme'; theme: PreferencesInput['theme'] }
  | { type: 'elsewhere.guest'; guestId: string }
  | { type: 'elsewhere.language' }
  | { type: 'window.focused' }
  | { type: 'network.online' }
  | { type: 'network.offline' };

/** News of the long-lived flows reach the root by relays; the root says who else must know. */
export type StorefrontEvent =
  | { type: 'retry.requested' }
  | { type: 'location.loaded'; place: Place | null }
  | { type: 'location.changed'; place: Place }
  | { type: 'module.changed'; moduleId: number; moduleType: Module['type']; isNew: boolean }
  | { type: 'guest.identified'; guestId: string }
  | { type: 'cart.replaced'; lines: CartLine[]; undo: CartLine[] | null }
  | { type: 'cart.clearRequested' }
  | { type: 'cart.changed' }
  | { type: 'home.requested' }
  | BrowserNews
  | Notice;

export type StorefrontEmitted =
  /** Every list on the screen shows the old place, module or session: load it again. */
  | { type: 'lists.outdated' }
  | { type: 'home.requested' }
  | { type: 'page.reloadRequested' }
  | { type: 'cart.broadcastRequested' }
  /** From every long-lived flow: whoever shows notices listens to the root only. */
  | Notice;
