import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AuthStart } from '../../../../machines/session/auth.types';
import { OverlayKit } from '../../../ui/overlay-kit';
import { useIsSignedIn } from '../session.context';
import { AuthFlow } from './auth-flow';
import classes from './auth-page.module.css';
import { AuthStep, StepTitle } from './auth-step';

/** The sign-in as a page of its own. Whoever is in goes home [NAV-24]. */
export function AuthPage({ start }: { start: AuthStart }) {
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn) void navigate({ to: '/home', replace: true });
  }, [isSignedIn, navigate]);
  if (isSignedIn) return null;
  return (
    <OverlayKit>
      <AuthFlow start={start}>
        <div className={`page ${classes.page}`}>
          <section className={classes.card}>
            <h1 className={classes.title} tabIndex={-1}>
              <StepTitle />
            </h1>
            <AuthStep />
          </section>
        </div>
      </AuthFlow>
    </OverlayKit>
  );
}
