import type { AnyStateMachine } from 'xstate';
import { addToCartMachine } from './cart/add-to-cart.machine';
import { cartMachine } from './cart/cart.machine';
import { proceedMachine } from './cart/proceed.machine';
import { itemOptionsMachine } from './catalogue/item-options.machine';
import { listingMachine } from './catalogue/listing.machine';
import { locationMachine } from './location/location.machine';
import { moduleMachine } from './location/module.machine';
import { placeSearchMachine } from './location/place-search.machine';
import { preferencesMachine } from './preferences/preferences.machine';
import { sessionMachine } from './session/session.machine';
import { storefrontMachine } from './storefront.machine';

/** Every flow of the product, for those who read charts: the gallery, the path generator, the conventions. */
export const machines: readonly AnyStateMachine[] = [
  storefrontMachine,
  sessionMachine,
  preferencesMachine,
  locationMachine,
  placeSearchMachine,
  moduleMachine,
  cartMachine,
  addToCartMachine,
  proceedMachine,
  itemOptionsMachine,
  listingMachine,
];
