import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

type Props = { onSignIn: () => void; children: ReactNode };

/** Explains why guests have to sign in, and that the order is kept [GUEST-04]. */
export const SignInRequired = ({ onSignIn, children }: Props) => (
  <EmptyState
    title={<Trans>You are not logged in</Trans>}
    action={
      <Button aria-haspopup="dialog" onClick={onSignIn}>
        <Trans>Sign In</Trans>
      </Button>
    }
  >
    {children}
  </EmptyState>
);
