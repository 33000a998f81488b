import { Trans } from '@lingui/react/macro';
import lock from '@lobehub/fluent-emoji-3d/assets/1f512.webp';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useRequestSignIn } from '../../session/sign-in-door.context';
import { useAccountAddress } from './account-pages';

/** A private page for a guest: signing in happens here, and then the page is shown [NAV-25, PERM-12]. */
export function SignInWall({ opensAtOnce }: { opensAtOnce: boolean }) {
  const request = useRequestSignIn();
  const { href } = useAccountAddress();
  const signIn = () => request('sign-in', { type: 'page', href });
  // Once for each page, whatever opens above it.
  const openAtOnce = useEffectEvent((wanted: string) => {
    if (opensAtOnce) request('sign-in', { type: 'page', href: wanted });
  });
  useEffect(() => openAtOnce(href), [href]);
  return (
    <EmptyState
      title={<Trans>You must be login to access this page.</Trans>}
      picture={<img src={lock} alt="" width={112} height={112} />}
      action={
        <Button aria-haspopup="dialog" onClick={signIn}>
          <Trans>Sign In</Trans>
        </Button>
      }
    >
      <Trans>It opens here as soon as you have signed in.</Trans>
    </EmptyState>
  );
}
