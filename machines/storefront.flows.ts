import { type EmittedFrom, fromCallback, type Subscription } from 'xstate';
import { arrivalMachine } from './arrival.machine';
import { browserMachine } from './browser.machine';
import { addToCartMachine } from './cart/add-to-cart.machine';
import { cartMachine } from './cart/cart.machine';
import { cartReviewMachine } from './cart/cart-review.machine';
import { keptChangesMachine } from './cart/kept-changes.machine';
import type { FlowMachines, FlowName } from './flows.types';
import { layersMachine } from './layers.machine';
import { locationMachine } from './location/location.machine';
import { moduleMachine } from './location/module.machine';
import { dietMachine } from './preferences/diet.machine';
import { preferencesMachine } from './preferences/preferences.machine';
import { sessionMachine } from './session/session.machine';
import type { StorefrontEvent } from './storefront.types';
import { wishlistMachine } from './wishlist/wishlist.machine';

/** The flows that live as long as the shop is open. */
export const flows: FlowMachines = {
  preferences: preferencesMachine,
  session: sessionMachine,
  location: locationMachine,
  module: moduleMachine,
  wishlist: wishlistMachine,
  cart: cartMachine,
  addToCart: addToCartMachine,
  cartReview: cartReviewMachine,
  keptChanges: keptChangesMachine,
  diet: dietMachine,
  arrival: arrivalMachine,
  layers: layersMachine,
  browser: browserMachine,
};

type Speaker = {
  on(type: '*', tell: (news: EmittedFrom<FlowMachines[FlowName]>) => void): Subscription;
};

/** All that these flows emit is an event of the root, whose types know it. */
export const hearFlows = fromCallback<StorefrontEvent, { flows: readonly FlowName[] }>(
  ({ input, sendBack, system }) => {
    const tell: (news: StorefrontEvent) => void = sendBack;
    const speakers: Speaker[] = input.flows.map((name) => system.get(name));
    const heard = speakers.map((speaker) => speaker.on('*', tell));
    return () => {
      for (const subscription of heard) subscription.unsubscribe();
    };
  },
);
