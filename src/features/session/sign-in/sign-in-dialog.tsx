import { useFlowEffects } from '../../../platform/flow';
import { Dialog } from '../../../platform/layers/dialog';
import { useCloseLayer, usePanel } from '../../../platform/layers/layers.context';
import { useIsSignedIn } from '../session.context';
import { authDialogEffects } from './auth.actors';
import { useAuthRef } from './auth.context';
import { AuthFlow } from './auth-flow';
import { AuthStep, StepTitle } from './auth-step';

/** The sign-in dialog. Both of its forms have a URL [AUTH-01]. */
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
  useFlowEffects(useAuthRef(), authDialogEffects);
  return (
    <Dialog layer={panel} title={<StepTitle />} onClose={useCloseLayer(panel)}>
      <AuthStep />
    </Dialog>
  );
}
