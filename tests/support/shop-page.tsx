import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { CartLine } from '../../domain/cart';
import type { Config } from '../../domain/config';
import { addToCartMachine } from '../../machines/cart/add-to-cart.machine';
import { cartMachine } from '../../machines/cart/cart.machine';
import { AddToCartActor } from '../../src/features/cart/add-to-cart.context';
import { CartProvider } from '../../src/features/cart/cart.context';
import { ShopProvider } from '../../src/features/session/config.context';
import { createFormats } from '../../src/i18n/formats';
import { FormatsProvider } from '../../src/i18n/formats.context';
import { CITY_OFFSET, T0 } from '../domain/demo-items';

export const testConfig: Config = {
  businessName: 'Souk',
  logoUrl: null,
  country: 'PM',
  defaultLocation: { lat: 0, lng: 0 },
  currency: { symbol: '$', direction: 'left', digits: 2 },
  isDemo: true,
  isGuestCheckoutAllowed: true,
  freeDeliveryOver: 50_00,
  isTaxIncluded: false,
  showsVegToggle: true,
  isWalletOn: false,
  isLoyaltyOn: false,
  isReferralOn: false,
  canRegister: false,
  policies: { refund: true, cancellation: true, shipping: true },
  contact: { phone: '', email: '', address: '' },
  footerText: '',
  socialMedia: [],
  utcOffsetMinutes: CITY_OFFSET,
  serverTime: T0,
};

const never = <T,>() => fromPromise<T, never>(() => new Promise<T>(() => undefined));

/** A cart that was read once and then hears nothing more from the server. */
export function cartWith(lines: CartLine[]): ActorRefFrom<typeof cartMachine> {
  const cart = createActor(
    cartMachine.provide({
      actors: {
        loadCart: never<CartLine[]>(),
        setQuantity: never<CartLine[]>(),
        removeLine: never<CartLine[]>(),
        clearCart: never<CartLine[]>(),
        restoreCart: never<CartLine[]>(),
      } as never,
    }),
  ).start();
  cart.send({ type: 'cart.replaced', lines, undo: null });
  return cart as never;
}

export const restingAddToCart = (): ActorRefFrom<typeof addToCartMachine> =>
  createActor(
    addToCartMachine.provide({ actors: { addToCart: never<CartLine[]>() } as never }),
  ).start() as never;

type Props = {
  cart?: ActorRefFrom<typeof cartMachine>;
  addToCart?: ActorRefFrom<typeof addToCartMachine>;
  children: ReactNode;
};

/** Everything around the pages of the shop: formats, clock, settings, cart and add-to-cart flow. */
export const ShopPage = ({ cart = cartWith([]), addToCart = restingAddToCart(), children }: Props) => (
  <MantineProvider>
    <ShopProvider config={testConfig} now={() => T0}>
      <FormatsProvider formats={createFormats('en', testConfig.currency, CITY_OFFSET)}>
        <CartProvider actor={cart}>
          <AddToCartActor actor={addToCart}>{children}</AddToCartActor>
        </CartProvider>
      </FormatsProvider>
    </ShopProvider>
  </MantineProvider>
);
