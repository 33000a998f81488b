import { type EmittedFrom, fromCallback, type Subscription } from 'xstate';
import { arrivalMachine } from './arrival.machine';
import { browserMachine } from './browser.machine';
import { addToCartMachine } from './cart/add-to-cart.machine';
import { cartMachine } from './cart/cart.machine';
import { cartReviewMachine } from './cart/cart-review.machine';
import { pendingChangesMachine } from './cart/pending-changes.machine';
import type { FlowMachines, FlowName } from './flows.types';
import { layersMachine } from './layers.machine';
import { locationMachine } from './location/location.machine';
import { moduleMachine } from './location/module.machine';
import { dietMachine } from './preferences/diet.machine';
import { preferencesMachine } from './preferences/preferences.machine';
import { sessionMachine } from './session/session.machine';
import type { StorefrontEvent } from './storefront.types';
import { wishlistMachine } from './wishlist/wishlist.machine';

export const flows: FlowMachines = {
  preferences: preferencesMachine,
  session: sessionMachine,
  location: locationMachine,
  module: moduleMachine,
  wishlist: wishlistMachine,
  cart: cartMachine,
  addToCart: addToCartMachine,
  cartReview: cartReviewMachine,
  pendingChanges: pendingChangesMachine,
  diet: dietMachine,
  arrival: arrivalMachine,
  layers: layersMachine,
  browser: browserMachine,
};

/** The flows of the open shop. */
export const OPEN_FLOWS: readonly FlowName[] = [
  'session',
  'location',
  'module',
  'cart',
  'addToCart',
  'cartReview',
  'pendingChanges',
  'wishlist',
  'diet',
  'arrival',
  'layers',
  'browser',
];

type Emitter = {
  on(type: '*', tell: (news: EmittedFrom<FlowMachines[FlowName]>) => void): Subscription;
};

/** Forwards every emitted event of these flows to the root. */
export const listenToFlows = fromCallback<StorefrontEvent, { flows: readonly FlowName[] }>(
  ({ input, sendBack, system }) => {
    const tell: (news: StorefrontEvent) => void = sendBack;
    const speakers: Emitter[] = input.flows.map((name) => system.get(name));
    const heard = speakers.map((speaker) => speaker.on('*', tell));
    return () => {
      for (const subscription of heard) subscription.unsubscribe();
    };
  },
);
