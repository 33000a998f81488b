import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { proceedMachine } from '../../../../machines/cart/proceed.machine';
import { bindFlow, usePage } from '../../../platform/flow';
import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { useConfig } from '../../../platform/shop.context';
import { lazyPart } from '../../../ui/lazy-part';
import { useIsSignedIn } from '../../session/session.context';
import { useCartLines } from '../cart.context';
import { proceedEffects } from './proceed.actors';

export const [ProceedActor, useProceedRef, useProceedFlow] =
  bindFlow<ActorRefFrom<typeof proceedMachine>>('proceed');

const GuestPrompt = lazyPart(() => import('./guest-prompt').then((module) => module.GuestPrompt));

/** Provides the flow that leads from the cart to the checkout, through every missing step [CART-08]. */
export const ProceedFlow = ({ children }: { children: ReactNode }) => (
  <ProceedActor actor={usePage(proceedMachine, { effects: proceedEffects })}>
    <ProceedLayers>{children}</ProceedLayers>
  </ProceedActor>
);

const ProceedLayers = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <Prompt />
  </>
);

function Prompt() {
  const flow = useProceedRef();
  const isOpen = useProceedFlow((snapshot) => snapshot.hasTag('open'));
  return isOpen ? (
    <LazyQuestion name="guest" onClose={() => flow.send({ type: 'flow.dismissed' })}>
      <GuestPrompt flow={flow} />
    </LazyQuestion>
  ) : null;
}

/** Returns a function that starts the flow with the shown cart and the visitor. */
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
