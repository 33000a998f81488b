import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fullName, type Person } from '../../../../domain/person';
import type { AccountDeletionEmitted } from '../../../../machines/account/account-deletion.machine';
import { useNotify } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { LatePlace, later } from '../../../ui/later';
import { useNews } from '../../../ui/news';
import { useSessionRef } from '../../session/session.context';
import { AccountCard } from '../frame/account-card';
import { type ProofFlow, useProof } from '../proof/use-proof';
import classes from './deletion-card.module.css';
import { provideAccountDeletion } from './profile.actors';
import { AccountDeletionActor, useAccountDeletion, useAccountDeletionRef } from './profile.context';

const DeletionDialog = later(() => import('./deletion-dialog').then((file) => file.DeletionDialog));

export const DELETION_ID = 'delete-account';

/** The way out for good [PROF-08]. */
export function DeletionCard({ person }: { person: Person }) {
  const proof = useProof();
  const [logic] = useState(() => provideAccountDeletion(proof.own));
  const contacts = [person.email, person.phone].filter((contact) => contact !== null);
  const phrases = contacts.length > 0 ? contacts : [fullName(person)];
  const flow = useActorRef(logic, { input: { phrases } });
  return (
    <AccountDeletionActor actor={flow}>
      <DeletionNews />
      <AccountCard
        id={DELETION_ID}
        tone="danger"
        title={<Trans>Delete account</Trans>}
        text={<Trans>Your account and all that belongs to it goes for good.</Trans>}
      >
        <div>
          <Button
            variant="default"
            className={classes.danger}
            aria-haspopup="dialog"
            onClick={() => flow.send({ type: 'deletion.requested' })}
          >
            <Trans>Delete my account</Trans>
          </Button>
        </div>
      </AccountCard>
      <Layer person={person} proof={proof.flow} />
    </AccountDeletionActor>
  );
}

function Layer({ person, proof }: { person: Person; proof: ProofFlow }) {
  const isOpen = useAccountDeletion((snapshot) => snapshot.hasTag('open'));
  return isOpen ? (
    <LatePlace>
      <DeletionDialog person={person} proof={proof} />
    </LatePlace>
  ) : null;
}

/** First nobody is signed in any more, which the session tells; then the first page opens [PROF-08]. */
function DeletionNews() {
  const flow = useAccountDeletionRef();
  const session = useSessionRef();
  const notify = useNotify();
  const navigate = useNavigate();
  useNews(flow, '*', (news: AccountDeletionEmitted) => {
    if (news.type === 'notice') return notify(news);
    if (news.type !== 'account.deleted') return;
    session.send({ type: 'account.deleted' });
    void navigate({ to: '/' });
  });
  return null;
}
