import type { ModuleType, Place } from '../domain/catalogue';
import type { CartEvent } from './cart/cart.types';
import type { LocationEvent } from './location/location.types';
import type { ModuleEvent, ModuleInput } from './location/module.types';
import type { DietEvent, StoredDiet } from './preferences/diet.types';
import type { PreferencesEvent, Theme } from './preferences/preferences.types';
import type { SessionEvent } from './session/session.types';
import { required } from './shared/required';
import type { StorefrontBasics, StorefrontContext } from './storefront.types';
import type { Wish, WishlistEvent } from './wishlist/wishlist.types';

/** What the root tells its flows, in their own words. */
export const themeElsewhere = (theme: Theme): PreferencesEvent => ({ type: 'theme.changedElsewhere', theme });
export const dietElsewhere = ({ profile, isOfAccount }: StoredDiet): DietEvent => ({
  type: 'diet.changedElsewhere',
  profile,
  isOfAccount,
});
export const guestElsewhere = (guestId: string): SessionEvent => ({
  type: 'guestId.foundElsewhere',
  guestId,
});
export const tokenElsewhere = (token: string | null): SessionEvent => ({
  type: 'token.foundElsewhere',
  token,
});
export const expiryElsewhere: SessionEvent = { type: 'token.expiredElsewhere' };
export const placeElsewhere = (place: Place | null): LocationEvent => ({
  type: 'place.changedElsewhere',
  place,
});
export const moduleType = (type: ModuleType | null): LocationEvent => ({
  type: 'module.typeChanged',
  isRental: type === 'rental',
});
export const zonesOf = (place: Place | null): ModuleEvent => ({
  type: 'zones.changed',
  zoneIds: place?.zoneIds ?? [],
});
export const moduleElsewhere = (moduleId: number): ModuleEvent => ({
  type: 'module.changedElsewhere',
  moduleId,
});

export const cartReload: CartEvent = { type: 'cart.reloadRequested' };
export const cartOwnerChange: CartEvent = { type: 'owner.changed' };
export const arrival: WishlistEvent = { type: 'person.arrived' };
export const departure: WishlistEvent = { type: 'person.left' };
export const wishlistReload: WishlistEvent = { type: 'wishlist.reloadRequested' };
export const resumedWish = (wish: Wish): WishlistEvent => ({ type: 'wish.resumed', wish });

/** What they start from. */
export const modulesOf = ({ modules, storedModuleId }: StorefrontBasics): ModuleInput => ({
  modules,
  storedId: storedModuleId,
});
export const storedDiet = ({ context }: { context: StorefrontContext }): StoredDiet =>
  required(context.basics, 'basics').storedDiet;
