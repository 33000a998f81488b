import { Trans } from '@lingui/react/macro';
import lock from '@lobehub/fluent-emoji-3d/assets/1f512.webp';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { entranceMachine } from '../../../../machines/account/entrance.machine';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useNews } from '../../../ui/news';
import { useIsSignedIn, useSession, useSessionRef } from '../../session/session.context';
import { useRequestSignIn } from '../../session/sign-in-door.context';
import { provideEntrance } from './entrance.actors';

type Props = { href: string; onlyTells: boolean };

/** A private page for a guest: signing in happens here, and then the page is shown [NAV-25, PERM-12]. */
export function SignInWall({ href, onlyTells }: Props) {
  const session = useSessionRef();
  const [logic] = useState(() => provideEntrance(session));
  return <Wall entrance={useActorRef(logic, { input: { href, onlyTells } })} />;
}

function Wall({ entrance }: { entrance: ActorRefFrom<typeof entranceMachine> }) {
  const request = useRequestSignIn();
  useNews(entrance, 'signIn.requested', ({ href }) => request('sign-in', { type: 'page', href }));
  const isKnown = useSession((snapshot) => !snapshot.matches({ account: 'reading' }));
  const isSignedIn = useIsSignedIn();
  if (!isKnown || isSignedIn) return null;
  return (
    <EmptyState
      title={<Trans>You must be login to access this page.</Trans>}
      picture={<img src={lock} alt="" width={112} height={112} />}
      action={
        <Button aria-haspopup="dialog" onClick={() => entrance.send({ type: 'signIn.chosen' })}>
          <Trans>Sign In</Trans>
        </Button>
      }
    >
      <Trans>It opens here as soon as you have signed in.</Trans>
    </EmptyState>
  );
}
