import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '../../../platform/layers/dialog';
import { useSearchLayer } from '../../../ui/layers/search-layer';
import { useIsSignedIn } from '../session.context';
import { useAuth, useAuthRef } from './auth.context';
import { AuthFlow } from './auth-flow';
import { AuthStep, StepTitle } from './auth-step';

/** The sign-in above every page; its two beginnings have an address each [AUTH-01]. */
export function SignInDialog() {
  const { value } = useSearchLayer('panel');
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) return null;
  return (
    <AuthFlow start={value === 'sign-up' ? 'sign-up' : 'sign-in'}>
      <Layer />
    </AuthFlow>
  );
}

function Layer() {
  const auth = useAuthRef();
  const panel = useSearchLayer('panel');
  const navigate = useNavigate();
  const shown = useAuth((snapshot) => {
    if (snapshot.matches('sign-up')) return 'sign-up';
    return snapshot.matches('sign-in') ? 'sign-in' : null;
  });
  const isAsked = panel.value === 'sign-up' ? 'sign-up' : 'sign-in';

  /** Another beginning takes the address over, so that one step back still closes the dialog. */
  const follow = useEffectEvent(() => {
    if (shown === null || shown === isAsked) return;
    void navigate({
      to: '.',
      search: ((previous: object) => ({ ...previous, panel: shown })) as never,
      state: (previous) => ({ ...previous, ...(previous.layer && { layer: `panel:${shown}` }) }),
      hash: true,
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (shown) follow();
  }, [shown]);

  /** A link on the page behind, or Forward, asks for the other one. */
  const switchOver = useEffectEvent(() => {
    if (isAsked !== shown) auth.send({ type: isAsked === 'sign-up' ? 'signUp.chosen' : 'signIn.chosen' });
  });
  useEffect(() => {
    if (isAsked) switchOver();
  }, [isAsked]);

  return (
    <Dialog title={<StepTitle />} onClose={panel.close} hasAddress>
      <AuthStep />
    </Dialog>
  );
}
