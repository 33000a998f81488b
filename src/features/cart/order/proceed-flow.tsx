import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { proceedMachine } from '../../../../machines/cart/proceed.machine';
import { useConfig } from '../../../platform/shop.context';
import { createActorBinding } from '../../../ui/actor-binding';
import { LatePlace, later } from '../../../ui/later';
import { useNews } from '../../../ui/news';
import { useIsSignedIn } from '../../session/session.context';
import { useRequestSignIn } from '../../session/sign-in-door.context';
import { useCartLines, useCartReviewRef } from '../cart.context';

export const {
  Provider: ProceedActor,
  useActorRef: useProceedRef,
  useActorValue: useProceedFlow,
} = createActorBinding<ActorRefFrom<typeof proceedMachine>>('proceed');

const GuestPrompt = later(() => import('./guest-prompt').then((module) => module.GuestPrompt));

/** From the cart to the checkout, by way of whatever is missing [CART-08]. */
export const ProceedFlow = ({ children }: { children: ReactNode }) => (
  <ProceedActor actor={useActorRef(proceedMachine)}>
    <ProceedLayers>{children}</ProceedLayers>
  </ProceedActor>
);

const ProceedLayers = ({ children }: { children: ReactNode }) => (
  <>
    <Ways />
    {children}
    <Prompt />
  </>
);

function Ways() {
  const flow = useProceedRef();
  const navigate = useNavigate();
  const review = useCartReviewRef();
  const requestSignIn = useRequestSignIn();
  useNews(flow, 'home.requested', () => void navigate({ to: '/home' }));
  useNews(flow, 'checkout.requested', () => void navigate({ to: '/checkout', search: { page: 'cart' } }));
  useNews(flow, 'review.requested', () => review.send({ type: 'review.requested' }));
  useNews(flow, 'auth.requested', ({ mode }) => requestSignIn(mode, { type: 'checkout' }));
  return null;
}

function Prompt() {
  const flow = useProceedRef();
  const isOpen = useProceedFlow((snapshot) => snapshot.hasTag('open'));
  return isOpen ? (
    <LatePlace>
      <GuestPrompt flow={flow} />
    </LatePlace>
  ) : null;
}

/** With the cart and the person as the customer sees them. */
export function useProceed(): () => void {
  const flow = useProceedRef();
  const lines = useCartLines();
  const isSignedIn = useIsSignedIn();
  const { isGuestCheckoutAllowed } = useConfig();
  return () =>
    flow.send({
      type: 'proceed.requested',
      world: {
        isEmpty: lines.length === 0,
        hasChanges: lines.some(({ review }) => review),
        isSignedIn,
        isGuestCheckoutAllowed,
      },
    });
}
