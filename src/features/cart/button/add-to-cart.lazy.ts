import { type ActorRefFrom, createActor } from 'xstate';
import type { addToCartMachine } from '../../../../machines/cart/add-to-cart.machine';
import type {
  AddToCartContext,
  AddToCartEvent,
  AddToCartRequest,
} from '../../../../machines/cart/add-to-cart.types';
import type { Tag } from '../../../../machines/shared/chart';
import type { provideAddToCart } from './add-to-cart.actors';

export type AddToCartFlow = ActorRefFrom<typeof addToCartMachine>;
export type LazyAddToCart = ReturnType<typeof lazyAddToCart>;

type Observer = { next: () => void };
type Load = () => Promise<ReturnType<typeof provideAddToCart>>;

/** The first screen shows many add buttons, and nobody presses one in its first moment: the flow comes after it. */
export function lazyAddToCart(load: Load, onFailure: (error: unknown) => void) {
  const listeners = new Set<() => void>();
  const waiting: AddToCartEvent[] = [];
  let flow: AddToCartFlow | null = null;
  let loading: Promise<void> | null = null;

  const fetch = (): Promise<void> => {
    loading ??= load().then(
      (logic) => {
        flow = createActor(logic).start() as AddToCartFlow;
        for (const told of listeners) told();
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  const ahead = standIn((event) => {
    waiting.push(event);
    fetch().catch((error: unknown) => {
      waiting.length = 0;
      ahead.rest();
      onFailure(error);
    });
  });

  return {
    /** The flow, or what holds its place. */
    current: (): AddToCartFlow => flow ?? ahead.flow,
    running: (): AddToCartFlow | null => flow,
    subscribe: (told: () => void) => {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    prefetch: () => void fetch().catch(() => undefined),
    /** What was asked meanwhile; called when everybody listens to the flow. */
    release: () => {
      for (const event of flow ? waiting.splice(0) : []) flow?.send(event);
    },
  };
}

const resting: AddToCartContext = {
  request: null,
  world: null,
  refusal: null,
  otherStore: null,
  waiting: [],
  failure: null,
};

/** Nothing is open, nothing is said; what is asked waits, and its button shows that at once [CART-66]. */
function standIn(ask: (event: AddToCartEvent) => void) {
  const observers = new Set<Observer>();
  const snapshotOf = (request: AddToCartRequest | null) => ({
    context: { ...resting, request },
    matches: () => false,
    hasTag: (tag: Tag) => tag === 'busy' && request !== null,
  });
  let snapshot = snapshotOf(null);
  const show = (request: AddToCartRequest | null) => {
    snapshot = snapshotOf(request);
    for (const { next } of observers) next();
  };
  const flow = {
    send: (event: AddToCartEvent) => {
      if (event.type === 'add.requested') show(event.request);
      ask(event);
    },
    getSnapshot: () => snapshot,
    subscribe: (observer: Observer) => {
      observers.add(observer);
      return { unsubscribe: () => void observers.delete(observer) };
    },
    on: () => ({ unsubscribe: () => undefined }),
  } as unknown as AddToCartFlow;
  return { flow, rest: () => show(null) };
}
