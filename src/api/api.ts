import type { AccountApi } from './account-api';
import type { AddressApi } from './address-api';
import { type AuthApi, createAuthApi } from './auth-api';
import { type CartApi, createCartApi } from './cart-api';
import { type CatalogueApi, createCatalogueApi } from './catalogue-api';
import type { ApiClient } from './client';
import type { DietApi } from './diet-api';
import { createGuestApi, type GuestApi } from './guest-api';
import { lazyApi } from './lazy-api';
import type { LocationApi } from './location-api';
import { createSiteApi, type SiteApi } from './site-api';
import type { WishlistApi } from './wishlist-api';

export type Api = {
  site: SiteApi;
  guest: GuestApi;
  location: LocationApi;
  catalogue: CatalogueApi;
  cart: CartApi;
  auth: AuthApi;
  account: AccountApi;
  addresses: AddressApi;
  wishlist: WishlistApi;
  diet: DietApi;
};

export const createApi = (client: ApiClient): Api => ({
  site: createSiteApi(client),
  guest: createGuestApi(client),
  location: lazyApi(async () => (await import('./location-api')).createLocationApi(client)),
  catalogue: createCatalogueApi(client),
  cart: createCartApi(client),
  auth: createAuthApi(client),
  account: lazyApi(async () => (await import('./account-api')).createAccountApi(client)),
  addresses: lazyApi(async () => (await import('./address-api')).createAddressApi(client)),
  wishlist: lazyApi(async () => (await import('./wishlist-api')).createWishlistApi(client)),
  diet: lazyApi(async () => (await import('./diet-api')).createDietApi(client)),
});
