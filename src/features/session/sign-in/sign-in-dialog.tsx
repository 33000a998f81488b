import type { authMachine } from '../../../../machines/session/auth.machine';
import { type EffectsOf, useFlowEffects } from '../../../platform/flow';
import { Dialog } from '../../../platform/layers/dialog';
import { useCloseLayer, usePanel } from '../../../platform/layers/layers.context';
import { useIsSignedIn } from '../session.context';
import { useAuthRef } from './auth.context';
import { AuthFlow } from './auth-flow';
import { AuthStep, StepTitle } from './auth-step';

/** The sign-in dialog; both forms have a URL [AUTH-01]. */
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

const DIALOG_EFFECTS: EffectsOf<typeof authMachine> = {
  'mode.shown': ({ mode }, tell) => tell({ type: 'layer.opened', name: mode }),
};

function Layer({ panel }: { panel: 'sign-in' | 'sign-up' }) {
  useFlowEffects(useAuthRef(), DIALOG_EFFECTS);
  return (
    <Dialog layer={panel} title={<StepTitle />} onClose={useCloseLayer(panel)}>
      <AuthStep />
    </Dialog>
  );
}
