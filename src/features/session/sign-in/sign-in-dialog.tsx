import { Dialog } from '../../../platform/layers/dialog';
import { useCloseLayer, useLayersRef, usePanel } from '../../../platform/layers/layers.context';
import { useNews } from '../../../ui/news';
import { useIsSignedIn } from '../session.context';
import { useAuthRef } from './auth.context';
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
  useNews(useAuthRef(), 'mode.shown', ({ mode }) => layers.send({ type: 'layer.opened', name: mode }));
  return (
    <Dialog layer={panel} title={<StepTitle />} onClose={useCloseLayer(panel)}>
      <AuthStep />
    </Dialog>
  );
}
