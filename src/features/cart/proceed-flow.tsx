import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { shownLines } from '../../../machines/cart/cart.view';
import { proceedMachine } from '../../../machines/cart/proceed.machine';
import { createFlowContext } from '../../ui/flow-context';
import { useConfig } from '../session/config.context';
import { useCartRef } from './cart.context';

const Proceed = createFlowContext(proceedMachine);
export const useProceedRef = Proceed.useActorRef;

const GuestPrompt = lazy(() => import('./guest-prompt').then((module) => ({ default: module.GuestPrompt })));

/** From the cart to the checkout, by way of whatever is missing [CART-08]. */
export const ProceedFlow = ({ children }: { children: ReactNode }) => (
  <Proceed.Provider>
    <Ways />
    {children}
    <Prompt />
  </Proceed.Provider>
);

function Ways() {
  const flow = useProceedRef();
  const navigate = useNavigate();
  useEffect(() => {
    const subscriptions = [
      flow.on('home.requested', () => void navigate({ to: '/home' })),
      flow.on('checkout.requested', () => void navigate({ to: '/checkout', search: { page: 'cart' } })),
      flow.on('auth.requested', () => void navigate({ to: '.', search: { panel: 'sign-in' } as never })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [flow, navigate]);
  return null;
}

function Prompt() {
  const isOpen = Proceed.useSelector((snapshot) => snapshot.hasTag('open'));
  return isOpen ? (
    <Suspense>
      <GuestPrompt />
    </Suspense>
  ) : null;
}

/** Read at the moment of the press: the cart, who is there, what the shop allows. */
export function useProceed(): () => void {
  const flow = useProceedRef();
  const cart = useCartRef();
  const { isGuestCheckoutAllowed } = useConfig();
  return () =>
    flow.send({
      type: 'proceed.requested',
      world: {
        isEmpty: shownLines(cart.getSnapshot().context).length === 0,
        isSignedIn: false,
        isGuestCheckoutAllowed,
      },
    });
}
