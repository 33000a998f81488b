import { lazy, Suspense } from 'react';
import { useAddToCart } from './add-to-cart.context';

const ConflictDialog = lazy(() =>
  import('./conflict-dialog').then((module) => ({ default: module.ConflictDialog })),
);

/** The question of the add-to-cart flow, downloaded when it is asked. */
export function CartLayers() {
  const isAsking = useAddToCart((snapshot) => snapshot.matches('storeConflict'));
  return isAsking ? (
    <Suspense>
      <ConflictDialog />
    </Suspense>
  ) : null;
}
