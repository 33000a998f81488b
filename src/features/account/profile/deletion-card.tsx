import { Trans } from '@lingui/react/macro';
import { fullName, type Person } from '../../../../domain/person';
import { usePage } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { AccountCard } from '../frame/account-card';
import { type IdentityCheckFlow, useIdentityCheck } from '../identity-check/use-identity-check';
import classes from './deletion-card.module.css';
import { accountDeletionEffects, provideAccountDeletion } from './profile.actors';
import { AccountDeletionActor, useAccountDeletion } from './profile.context';

const DeletionDialog = lazyPart(() => import('./deletion-dialog').then((file) => file.DeletionDialog));

export const DELETION_ID = 'delete-account';

export function DeletionCard({ person }: { person: Person }) {
  const proof = useIdentityCheck();
  const contacts = [person.email, person.phone].filter((contact) => contact !== null);
  const phrases = contacts.length > 0 ? contacts : [fullName(person)];
  const flow = usePage(() => provideAccountDeletion(proof.own), {
    input: { phrases },
    effects: accountDeletionEffects,
  });
  return (
    <AccountDeletionActor actor={flow}>
      <AccountCard
        id={DELETION_ID}
        tone="danger"
        title={<Trans>Delete account</Trans>}
        text={<Trans>Permanently delete your account and everything in it.</Trans>}
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

function Layer({ person, proof }: { person: Person; proof: IdentityCheckFlow }) {
  const isOpen = useAccountDeletion((snapshot) => snapshot.hasTag('open'));
  return isOpen ? (
    <LazyPlace>
      <DeletionDialog person={person} proof={proof} />
    </LazyPlace>
  ) : null;
}
