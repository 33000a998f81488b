import type { ReactNode } from 'react';
import {
  AddToCartProvider,
  CartMergeProvider,
  CartProvider,
  CartReviewProvider,
} from '../features/cart/cart.context';
import { LocationProvider } from '../features/location/location.context';
import { ModuleProvider } from '../features/location/module.context';
import { PlaceSearchProvider } from '../features/location/place-search.provider';
import { DietProvider, OwnDietProvider } from '../features/preferences/diet.context';
import { PreferencesProvider } from '../features/preferences/preferences.context';
import { SessionProvider } from '../features/session/session.context';
import { SignInPromptProvider } from '../features/session/sign-in-prompt.context';
import { WishlistProvider } from '../features/wishlist/wishlist.context';
import { FormatsProvider } from '../i18n/formats.context';
import { useFlow } from '../platform/flow';
import { flowIn } from '../platform/flows';
import { LayersProvider } from '../platform/layers/layers.context';
import { MissingPartsProvider } from '../platform/missing-parts';
import { NetworkProvider } from '../platform/network.context';
import { ShopProvider } from '../platform/shop.context';
import type { Shop } from './shop';
import type { StorefrontActor } from './storefront';

type Props = { shop: Shop; storefront: StorefrontActor; children: ReactNode };

/**
 * Provides the long-lived flows to the components inside. The selector re-renders after a restart, which
 * creates new actors.
 */
export function FlowProviders({ shop, storefront, children }: Props) {
  const isReady = useFlow(storefront, (snapshot) => snapshot.matches('ready'));
  const preferences = flowIn(storefront, 'preferences');
  const diet = flowIn(storefront, 'diet');
  const session = flowIn(storefront, 'session');
  const location = flowIn(storefront, 'location');
  const module = flowIn(storefront, 'module');
  const wishlist = flowIn(storefront, 'wishlist');
  const cart = flowIn(storefront, 'cart');
  const addToCart = flowIn(storefront, 'addToCart');
  const cartReview = flowIn(storefront, 'cartReview');
  const layers = flowIn(storefront, 'layers');
  const browser = flowIn(storefront, 'browser');
  const cartMerge = useFlow(flowIn(storefront, 'arrival'), (arrival) => arrival?.children.cartMerge ?? null);
  if (
    !isReady ||
    !preferences ||
    !diet ||
    !session ||
    !location ||
    !module ||
    !wishlist ||
    !cart ||
    !addToCart ||
    !cartReview ||
    !layers ||
    !browser
  )
    return null;
  const around: ((page: ReactNode) => ReactNode)[] = [
    (page) => (
      <ShopProvider config={shop.config} now={shop.now} sendToRoot={storefront.send}>
        {page}
      </ShopProvider>
    ),
    (page) => <LayersProvider actor={layers}>{page}</LayersProvider>,
    (page) => <SignInPromptProvider value={shop.signIn}>{page}</SignInPromptProvider>,
    (page) => <FormatsProvider formats={shop.formats}>{page}</FormatsProvider>,
    (page) => <PreferencesProvider actor={preferences}>{page}</PreferencesProvider>,
    (page) => <DietProvider actor={diet}>{page}</DietProvider>,
    (page) => <OwnDietProvider>{page}</OwnDietProvider>,
    (page) => <SessionProvider actor={session}>{page}</SessionProvider>,
    (page) => <LocationProvider actor={location}>{page}</LocationProvider>,
    (page) => <ModuleProvider actor={module}>{page}</ModuleProvider>,
    (page) => <PlaceSearchProvider value={shop.api.location}>{page}</PlaceSearchProvider>,
    (page) => <WishlistProvider actor={wishlist}>{page}</WishlistProvider>,
    (page) => <CartProvider actor={cart}>{page}</CartProvider>,
    (page) => <AddToCartProvider actor={addToCart}>{page}</AddToCartProvider>,
    (page) => <CartReviewProvider actor={cartReview}>{page}</CartReviewProvider>,
    (page) => <CartMergeProvider value={cartMerge}>{page}</CartMergeProvider>,
    (page) => <NetworkProvider actor={browser}>{page}</NetworkProvider>,
    (page) => <MissingPartsProvider>{page}</MissingPartsProvider>,
  ];
  return around.reduceRight((page, wrap) => wrap(page), children);
}
