import { Trans } from '@lingui/react/macro';
import { UndoBar } from '../../../ui/undo-bar';
import { useCart, useCartRef } from '../cart.context';

/** For ten seconds the cart that was cleared can be had back [CART-29]. */
export function CartUndo() {
  const cart = useCartRef();
  const isOffered = useCart((snapshot) => !snapshot.matches({ undo: 'none' }));
  const isRestoring = useCart((snapshot) => snapshot.matches({ undo: 'restoring' }));
  if (!isOffered) return null;
  return (
    <UndoBar isUndoing={isRestoring} onUndo={() => cart.send({ type: 'undo.requested' })}>
      <Trans>Your earlier cart was cleared.</Trans>
    </UndoBar>
  );
}
