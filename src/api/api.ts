import { type CartApi, createCartApi } from './cart-api';
import { type CatalogueApi, createCatalogueApi } from './catalogue-api';
import type { ApiClient } from './client';
import { createGuestApi, type GuestApi } from './guest-api';
import { createLocationApi, type LocationApi } from './location-api';
import { createSiteApi, type SiteApi } from './site-api';

export type Api = {
  site: SiteApi;
  guest: GuestApi;
  location: LocationApi;
  catalogue: CatalogueApi;
  cart: CartApi;
};

export const createApi = (client: ApiClient): Api => ({
  site: createSiteApi(client),
  guest: createGuestApi(client),
  location: createLocationApi(client),
  catalogue: createCatalogueApi(client),
  cart: createCartApi(client),
});
