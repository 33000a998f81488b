import type { AccountApi } from './account-api';
import type { AddressApi } from './address-api';
import { ApiError } from './api-error';
import { type AuthApi, createAuthApi, createGuestApi, type GuestApi } from './auth-api';
import { type CatalogueApi, createCatalogueApi } from './catalogue-api';
import type { CheckoutApi } from './checkout-api';
import type { ApiClient } from './client';
import type { DietApi } from './diet-api';
import type { DiscoveryApi } from './discovery-api';
import type { GroupApi } from './group-api';
import type { LocationApi } from './location-api';
import type { OperatorApi } from './operator-api';
import type { OrderApi } from './order-api';
import type { ParcelApi } from './parcel-api';
import type { RegistrationApi } from './registration-api';
import type { RentalApi } from './rental-api';
import { createSiteApi, type SiteApi } from './site-api';
import type { WishlistApi } from './wishlist-api';

export type Api = {
  site: SiteApi;
  guest: GuestApi;
  location: LocationApi;
  catalogue: CatalogueApi;
  discovery: DiscoveryApi;
  auth: AuthApi;
  account: AccountApi;
  addresses: AddressApi;
  wishlist: WishlistApi;
  diet: DietApi;
  checkout: CheckoutApi;
  groups: GroupApi;
  orders: OrderApi;
  rental: RentalApi;
  registration: RegistrationApi;
  parcels: ParcelApi;
  operator: OperatorApi;
};

export const createApi = (client: ApiClient): Api => ({
  site: createSiteApi(client),
  guest: createGuestApi(client),
  location: lazyApi(async () => (await import('./location-api')).createLocationApi(client)),
  catalogue: createCatalogueApi(client),
  discovery: lazyApi(async () => (await import('./discovery-api')).createDiscoveryApi(client)),
  auth: createAuthApi(client),
  account: lazyApi(async () => (await import('./account-api')).createAccountApi(client)),
  addresses: lazyApi(async () => (await import('./address-api')).createAddressApi(client)),
  wishlist: lazyApi(async () => (await import('./wishlist-api')).createWishlistApi(client)),
  diet: lazyApi(async () => (await import('./diet-api')).createDietApi(client)),
  checkout: lazyApi(async () => (await import('./checkout-api')).createCheckoutApi(client)),
  groups: lazyApi(async () => (await import('./group-api')).createGroupApi(client)),
  orders: lazyApi(async () => (await import('./order-api')).createOrderApi(client)),
  rental: lazyApi(async () => (await import('./rental-api')).createRentalApi(client)),
  registration: lazyApi(async () => (await import('./registration-api')).createRegistrationApi(client)),
  parcels: lazyApi(async () => (await import('./parcel-api')).createParcelApi(client)),
  operator: lazyApi(async () => (await import('./operator-api')).createOperatorApi(client)),
});

type Call = (...args: never[]) => Promise<unknown>;

/**
 * Loads the code of an API with its first call, and retries the download once. All calls must be
 * asynchronous.
 */
function lazyApi<T extends Record<keyof T, Call>>(load: () => Promise<T>): T {
  const call =
    (name: keyof T): Call =>
    async (...args) => {
      const again = (cause: unknown) =>
        globalThis.navigator?.onLine === false ? Promise.reject(cause) : load();
      const api = await load()
        .catch(again)
        .catch((cause: unknown) => {
          throw new ApiError('offline', [], { cause });
        });
      return api[name](...args);
    };
  return new Proxy({} as T, {
    // `await` treats an object with a `then` method as a promise.
    get: (_, name) => (name === 'then' ? undefined : call(name as keyof T)),
  });
}
