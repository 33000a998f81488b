import { useEffect } from 'react';
import { Dialog } from '../../../platform/layers/dialog';
import { useCloseLayer, useLayersRef, usePanel } from '../../../platform/layers/layers.context';
import { useIsSignedIn } from '../session.context';
import { useAuth } from './auth.context';
import { AuthFlow } from './auth-flow';
import { AuthStep, StepTitle } from './auth-step';

/** The sign-in above every page; its two beginnings have an address each [AUTH-01]. */
export function SignInDialog() {
  const start = usePanel('sign-up').isOpen ? 'sign-up' : 'sign-in';
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) return null;
  return (
    <AuthFlow start={start}>
      <Layer panel={start} />
    </AuthFlow>
  );
}

function Layer({ panel }: { panel: 'sign-in' | 'sign-up' }) {
  const layers = useLayersRef();
  const shown = useAuth((snapshot) => {
    if (snapshot.matches('sign-up')) return 'sign-up';
    return snapshot.matches('sign-in') ? 'sign-in' : null;
  });
  /** The other beginning has an address too; it takes the place of this one. */
  useEffect(() => {
    if (shown) layers.send({ type: 'layer.opened', name: shown });
  }, [layers, shown]);
  return (
    <Dialog layer={panel} title={<StepTitle />} onClose={useCloseLayer(panel)}>
      <AuthStep />
    </Dialog>
  );
}
