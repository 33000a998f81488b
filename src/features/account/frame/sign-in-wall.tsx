import { Trans } from '@lingui/react/macro';
import lock from '@lobehub/fluent-emoji-3d/assets/1f512.webp';
import type { ActorRefFrom } from 'xstate';
import type { entranceMachine } from '../../../../machines/account/entrance.machine';
import { usePage } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useIsSignedIn, useSession, useSessionRef } from '../../session/session.context';
import { entranceEffects, provideEntrance } from './entrance.actors';

type Props = { href: string; isExplainedOnPage: boolean };

/** Asks a guest to sign in, then shows the page [NAV-25, PERM-12]. */
export function SignInWall({ href, isExplainedOnPage }: Props) {
  const session = useSessionRef();
  const entrance = usePage(() => provideEntrance(session), {
    input: { href, isExplainedOnPage },
    effects: entranceEffects,
  });
  return <Wall entrance={entrance} />;
}

function Wall({ entrance }: { entrance: ActorRefFrom<typeof entranceMachine> }) {
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
      <Trans>Sign in and we’ll bring you right back here.</Trans>
    </EmptyState>
  );
}
