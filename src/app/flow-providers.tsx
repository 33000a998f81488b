import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { AddToCartProvider } from '../features/cart/add-to-cart.context';
import { CartProvider } from '../features/cart/cart.context';
import { LocationProvider } from '../features/location/location.context';
import { ModuleProvider } from '../features/location/module.context';
import { PlaceSearchProvider } from '../features/location/place-search.context';
import { PreferencesProvider } from '../features/preferences/preferences.context';
import { ShopProvider } from '../features/session/config.context';
import { SessionProvider } from '../features/session/session.context';
import { FormatsProvider } from '../i18n/formats.context';
import type { Shop } from './shop';
import { longLived, type StorefrontActor } from './storefront';

type Props = { shop: Shop; storefront: StorefrontActor; children: ReactNode };

/** Hands the long-lived flows to the components. A restarted shop has new actors, hence the selector. */
export function FlowProviders({ shop, storefront, children }: Props) {
  const isReady = useSelector(storefront, (snapshot) => snapshot.matches('ready'));
  const preferences = longLived(storefront, 'preferences');
  const session = longLived(storefront, 'session');
  const location = longLived(storefront, 'location');
  const module = longLived(storefront, 'module');
  const cart = longLived(storefront, 'cart');
  if (!isReady || !preferences || !session || !location || !module || !cart) return null;
  return (
    <ShopProvider config={shop.config} now={shop.now} notify={shop.notify}>
      <FormatsProvider formats={shop.formats}>
        <PreferencesProvider actor={preferences}>
          <SessionProvider actor={session}>
            <LocationProvider actor={location}>
              <ModuleProvider actor={module}>
                <PlaceSearchProvider logic={shop.placeSearch}>
                  <CartProvider actor={cart}>
                    <AddToCartProvider logic={shop.addToCart} onNews={shop.onAddToCartNews}>
                      {children}
                    </AddToCartProvider>
                  </CartProvider>
                </PlaceSearchProvider>
              </ModuleProvider>
            </LocationProvider>
          </SessionProvider>
        </PreferencesProvider>
      </FormatsProvider>
    </ShopProvider>
  );
}
