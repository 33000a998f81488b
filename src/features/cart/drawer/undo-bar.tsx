import { Trans } from '@lingui/react/macro';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Button } from '../../../ui/button';
import { useCart, useCartRef } from '../cart.context';
import classes from './undo-bar.module.css';

/** For ten seconds the cart that was cleared can be had back [CART-29]. */
export function UndoBar() {
  const cart = useCartRef();
  const isOffered = useCart((snapshot) => !snapshot.matches({ undo: 'none' }));
  const isRestoring = useCart((snapshot) => snapshot.matches({ undo: 'restoring' }));
  if (!isOffered) return null;
  return (
    <div className={classes.bar} role="status">
      <p>
        <Trans>Your earlier cart was cleared.</Trans>
      </p>
      <Button
        variant="light"
        size="sm"
        loading={isRestoring}
        leftSection={<IconArrowBackUp size={18} className="mirrored" aria-hidden />}
        onClick={() => cart.send({ type: 'undo.requested' })}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
