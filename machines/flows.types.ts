import type { ActorRefFrom } from 'xstate';
import type { arrivalMachine } from './arrival.machine';
import type { browserMachine } from './browser.machine';
import type { addToCartMachine } from './cart/add-to-cart.machine';
import type { cartMachine } from './cart/cart.machine';
import type { cartReviewMachine } from './cart/cart-review.machine';
import type { pendingChangesMachine } from './cart/pending-changes.machine';
import type { layersMachine } from './layers.machine';
import type { locationMachine } from './location/location.machine';
import type { moduleMachine } from './location/module.machine';
import type { dietMachine } from './preferences/diet.machine';
import type { preferencesMachine } from './preferences/preferences.machine';
import type { sessionMachine } from './session/session.machine';
import type { wishlistMachine } from './wishlist/wishlist.machine';

/** The child machines of the root, by name. */
export type FlowMachines = {
  preferences: typeof preferencesMachine;
  session: typeof sessionMachine;
  location: typeof locationMachine;
  module: typeof moduleMachine;
  wishlist: typeof wishlistMachine;
  cart: typeof cartMachine;
  addToCart: typeof addToCartMachine;
  cartReview: typeof cartReviewMachine;
  pendingChanges: typeof pendingChangesMachine;
  diet: typeof dietMachine;
  arrival: typeof arrivalMachine;
  layers: typeof layersMachine;
  browser: typeof browserMachine;
};

export type FlowName = keyof FlowMachines;
/** Flows that load after the first screen, because they are needed only after a press. */
export type LazyFlowName = 'cart' | 'addToCart' | 'cartReview' | 'pendingChanges' | 'wishlist' | 'arrival';
export type LazyFlows = Pick<FlowMachines, LazyFlowName>;
export type Flows = { [Name in FlowName]: ActorRefFrom<FlowMachines[Name]> };
