import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { addToCartMachine } from '../../../../machines/cart/add-to-cart.machine';
import type { AddToCartEmitted, AddToCartRequest } from '../../../../machines/cart/add-to-cart.types';
import { shownLines } from '../../../../machines/cart/cart.view';
import { useClock, useConfig } from '../../../platform/shop.context';
import { useRunningActor } from '../../../ui/running-actors';
import { useSessionRef } from '../../session/session.context';
import { useCartRef } from '../cart.context';
import type { AddToCartFlow, LazyAddToCart } from './add-to-cart.lazy';

const Context = createContext<AddToCartFlow | null>(null);

export function useAddToCartRef(): AddToCartFlow {
  const flow = useContext(Context);
  if (!flow) throw new Error('The actor "addToCart" is not provided here');
  return flow;
}

export const useAddToCart = <T,>(select: (snapshot: SnapshotFrom<typeof addToCartMachine>) => T): T =>
  useSelector(useAddToCartRef(), select);

type ActorProps = { actor: AddToCartFlow; children: ReactNode };

export const AddToCartActor = ({ actor, children }: ActorProps) => (
  <Context value={actor}>
    <Followed actor={actor} />
    {children}
  </Context>
);

type Props = {
  flow: LazyAddToCart;
  /** Toasts, sign-in and the way to the checkout are the app's. */
  onNews: (news: AddToCartEmitted) => void;
  children: ReactNode;
};

/** One flow serves every add button of the app, so that one question is asked at a time. */
export function AddToCartProvider({ flow, onNews, children }: Props) {
  const current = useSyncExternalStore(flow.subscribe, flow.current);
  const running = useSyncExternalStore(flow.subscribe, flow.running);
  useEffect(() => {
    const resting = setTimeout(flow.prefetch, PREFETCH_AFTER);
    return () => clearTimeout(resting);
  }, [flow]);
  // After the effects of everything below: then all listen to the flow itself.
  useEffect(() => {
    if (running) flow.release();
  }, [flow, running]);
  return (
    <Context value={current}>
      {running ? <Followed actor={running} /> : null}
      <NewsListener onNews={onNews} />
      {children}
    </Context>
  );
}

/** The first screen comes first. */
const PREFETCH_AFTER = 1500;

function Followed({ actor }: { actor: AddToCartFlow }) {
  useRunningActor(actor);
  return null;
}

/** The server answered with the whole cart: the cart takes it over [CART-28]. */
function NewsListener({ onNews }: Pick<Props, 'onNews'>) {
  const flow = useAddToCartRef();
  const cart = useCartRef();
  useEffect(() => {
    const subscription = flow.on('*', (news) => {
      if (news.type === 'cart.replaced') cart.send(news);
      onNews(news);
    });
    return () => subscription.unsubscribe();
  }, [flow, cart, onNews]);
  return null;
}

/** Asks for an item, with the cart and the clock as they are at the moment of the press. */
export function useRequestAdd(): (request: AddToCartRequest) => void {
  const flow = useAddToCartRef();
  const cart = useCartRef();
  const session = useSessionRef();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  return (request) =>
    flow.send({
      type: 'add.requested',
      request,
      world: {
        lines: shownLines(cart.getSnapshot().context),
        isSignedIn: session.getSnapshot().context.token !== null,
        now: now(),
        utcOffsetMinutes,
      },
    });
}
