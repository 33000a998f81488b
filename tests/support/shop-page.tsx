import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { CartLine } from '../../domain/cart';
import type { Place } from '../../domain/catalogue';
import type { Config } from '../../domain/config';
import { USUAL_CURRENCY } from '../../domain/money';
import { addToCartMachine } from '../../machines/cart/add-to-cart.machine';
import { emptyCart } from '../../machines/cart/cart.changes';
import { cartMachine } from '../../machines/cart/cart.machine';
import { cartReviewMachine } from '../../machines/cart/cart-review.machine';
import { locationMachine } from '../../machines/location/location.machine';
import { moduleMachine } from '../../machines/location/module.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { wishlistMachine } from '../../machines/wishlist/wishlist.machine';
import { AddToCartProvider, CartProvider, CartReviewProvider } from '../../src/features/cart/cart.context';
import { LocationProvider } from '../../src/features/location/location.context';
import { ModuleProvider } from '../../src/features/location/module.context';
import { SessionProvider } from '../../src/features/session/session.context';
import { type SignInPrompt, SignInPromptProvider } from '../../src/features/session/sign-in-prompt.context';
import { useWishlist, WishlistProvider } from '../../src/features/wishlist/wishlist.context';
import { createFormats } from '../../src/i18n/formats';
import { FormatsProvider } from '../../src/i18n/formats.context';
import { ShopProvider } from '../../src/platform/shop.context';
import { CITY_OFFSET, T0 } from '../domain/demo-items';
import { food } from '../machines/location/module.model';
import { allLogins } from './login';

export const testConfig: Config = {
  businessName: 'Souk',
  logoUrl: null,
  country: 'PM',
  hasCountryPicker: true,
  defaultLocation: { lat: 0, lng: 0 },
  currency: { ...USUAL_CURRENCY, symbol: '$', direction: 'left', digits: 2 },
  isDemo: true,
  pushKey: null,
  login: allLogins,
  isGuestCheckoutAllowed: true,
  isPrescriptionOffered: true,
  freeDeliveryOver: 50_00,
  isTaxIncluded: false,
  showsVegToggle: true,
  isWalletOn: false,
  isLoyaltyOn: false,
  isReferralOn: false,
  invitedReward: { amount: 0, minimumOrder: 0 },
  registrations: { store: false, courier: false },
  applicantTerms: { commissionPercent: null, courierFee: null, payoutDays: null },
  policies: { refund: true, cancellation: true, shipping: true },
  contact: { phone: '', email: '', address: '' },
  footerText: '',
  socialMedia: [],
  utcOffsetMinutes: CITY_OFFSET,
  timeZone: null,
  hasTwelveHourClock: true,
  serverTime: T0,
};

const never = <T,>() => fromPromise<T, never>(() => new Promise<T>(() => undefined));

/** A loaded cart without further responses from the server. */
export function cartWith(lines: CartLine[]): ActorRefFrom<typeof cartMachine> {
  const silent = Object.keys(cartMachine.implementations.actors).map((name) => [name, never()]);
  const snapshot = cartMachine.resolveState({
    value: { lines: lines.length > 0 ? { filled: 'still' } : 'empty', syncing: 'idle', undo: 'none' },
    context: { ...emptyCart, lines, isLoaded: true },
  });
  return createActor(cartMachine.provide({ actors: Object.fromEntries(silent) }), { snapshot }).start();
}

export const restingAddToCart = (): ActorRefFrom<typeof addToCartMachine> =>
  createActor(
    addToCartMachine.provide({ actors: { addToCart: never<CartLine[]>() } as never }),
  ).start() as never;

/** The session of a guest, or of a customer with this token whose profile request stays pending. */
export function sessionOf(token: string | null): ActorRefFrom<typeof sessionMachine> {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readGuestId: never<string | null>(),
        readToken: never<string | null>(),
        loadProfile: never<never>(),
      } as never,
    }),
  ).start();
  session.send({ type: 'token.foundElsewhere', token });
  return session as never;
}

const guest = sessionOf(null);
const customer = sessionOf('token');

/** The session, derived from the state of the wishlist. */
export function WithWishlistSession({ children }: { children: ReactNode }) {
  const isSignedIn = useWishlist((wishlist) => wishlist.matches('signedIn'));
  return <SessionProvider actor={isSignedIn ? customer : guest}>{children}</SessionProvider>;
}

const HARBOUR: Place = { label: 'Quay 1, Harbour', lat: 25, lng: 55, zoneIds: [1] };

/** A location flow without a place. */
export const nowhere = (): ActorRefFrom<typeof locationMachine> =>
  createActor(locationMachine.provide({ actors: { readPlace: never<null>() } as never }), {
    input: { isRental: false },
  }).start() as never;

/** A customer in the food module. */
const inFood = (): ActorRefFrom<typeof moduleMachine> =>
  createActor(moduleMachine, { input: { modules: [food], storedId: food.id } }).start();

/** A customer at this place. */
export function livesAt(place: Place): ActorRefFrom<typeof locationMachine> {
  const location = nowhere();
  location.send({ type: 'place.changedElsewhere', place });
  return location;
}

export const noSignInPrompt: SignInPrompt = {
  request: () => undefined,
  complete: () => undefined,
};

type Props = {
  cart?: ActorRefFrom<typeof cartMachine>;
  addToCart?: ActorRefFrom<typeof addToCartMachine>;
  session?: ActorRefFrom<typeof sessionMachine>;
  location?: ActorRefFrom<typeof locationMachine>;
  signIn?: SignInPrompt;
  now?: () => number;
  config?: Partial<Config>;
  children: ReactNode;
};

/** The providers around a page of the shop: formats, clock, settings, session, cart and add-to-cart flow. */
export const ShopPage = ({
  cart = cartWith([]),
  addToCart = restingAddToCart(),
  session = sessionOf(null),
  location = livesAt(HARBOUR),
  signIn = noSignInPrompt,
  now = () => T0,
  config = {},
  children,
}: Props) => (
  <MantineProvider>
    <ShopProvider config={{ ...testConfig, ...config }} now={now} sendToRoot={() => undefined}>
      <SignInPromptProvider value={signIn}>
        <FormatsProvider formats={createFormats('en', testConfig.currency, CITY_OFFSET)}>
          <SessionProvider actor={session}>
            <WishlistProvider actor={createActor(wishlistMachine).start() as never}>
              <CartProvider actor={cart}>
                <LocationProvider actor={location}>
                  <ModuleProvider actor={inFood()}>
                    <CartReviewProvider actor={createActor(cartReviewMachine).start() as never}>
                      <AddToCartProvider actor={addToCart}>{children}</AddToCartProvider>
                    </CartReviewProvider>
                  </ModuleProvider>
                </LocationProvider>
              </CartProvider>
            </WishlistProvider>
          </SessionProvider>
        </FormatsProvider>
      </SignInPromptProvider>
    </ShopProvider>
  </MantineProvider>
);
