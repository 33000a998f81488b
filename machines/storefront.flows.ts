import { type EmittedFrom, fromCallback, type Subscription } from 'xstate';
import { browserMachine } from './browser.machine';
import type { FlowMachines, FlowName, LazyFlowName } from './flows.types';
import { layersMachine } from './layers.machine';
import { locationMachine } from './location/location.machine';
import { moduleMachine } from './location/module.machine';
import { dietMachine } from './preferences/diet.machine';
import { preferencesMachine } from './preferences/preferences.machine';
import { sessionMachine } from './session/session.machine';
import { notProvided } from './shared/not-provided';
import type { StorefrontEvent } from './storefront.types';

/** Creates a placeholder for a lazy-loaded machine. The machine itself is in `lazy-flows.ts`. */
const lazy = <Name extends LazyFlowName>(name: Name) =>
  notProvided<void, void>(name) as unknown as FlowMachines[Name];

export const flows: FlowMachines = {
  preferences: preferencesMachine,
  session: sessionMachine,
  location: locationMachine,
  module: moduleMachine,
  wishlist: lazy('wishlist'),
  cart: lazy('cart'),
  addToCart: lazy('addToCart'),
  cartReview: lazy('cartReview'),
  pendingChanges: lazy('pendingChanges'),
  diet: dietMachine,
  arrival: lazy('arrival'),
  layers: layersMachine,
  browser: browserMachine,
};

/** The flows that run once the shop is open. */
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
  on(type: '*', notify: (event: EmittedFrom<FlowMachines[FlowName]>) => void): Subscription;
};

/** Forwards every emitted event of these flows to the root machine. */
export const listenToFlows = fromCallback<StorefrontEvent, { flows: readonly FlowName[] }>(
  ({ input, sendBack, system }) => {
    const notify: (event: StorefrontEvent) => void = sendBack;
    const speakers: Emitter[] = input.flows.map((name) => system.get(name));
    const subscriptions = speakers.map((speaker) => speaker.on('*', notify));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  },
);
