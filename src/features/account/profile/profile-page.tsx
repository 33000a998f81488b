import { useRouter } from '@tanstack/react-router';
import type { Person } from '../../../../domain/person';
import { usePage } from '../../../platform/flow';
import { useConfig } from '../../../platform/shop.context';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { OverlayKit } from '../../../ui/overlay-kit';
import { phoneProviderOf } from '../../session/code/phone-provider';
import { useSessionRef } from '../../session/session.context';
import { AccessCard } from '../access/access-card';
import classes from '../frame/account-frame.module.css';
import { IdentityCheckLayer } from '../identity-check/identity-check-layer';
import { useIdentityCheck } from '../identity-check/use-identity-check';
import { DeletionCard } from './deletion-card';
import { profileEffects, provideProfile } from './profile.actors';
import { ProfileActor, useProfile } from './profile.context';
import { ProfileForm } from './profile-form';
import { accountOf, readProfileDraft } from './profile-texts';

/** The profile page: the form, the step for a one-time code, and the account deletion [PROF-01]. */
export function ProfilePage({ person }: { person: Person }) {
  const proof = useIdentityCheck();
  const { login } = useConfig();
  const session = useSessionRef();
  const { history } = useRouter();
  const flow = usePage(
    () =>
      provideProfile({
        api: proof.own,
        phoneProvider: phoneProviderOf(import.meta.env),
        session,
        history,
      }),
    {
      input: {
        demoCode: login.demoCode,
        account: accountOf(person),
        isDirty: readProfileDraft(person) !== null,
      },
      effects: profileEffects(person),
    },
  );
  return (
    <OverlayKit>
      <ProfileActor actor={flow}>
        <div className={classes.cards}>
          <ProfileForm person={person} />
          <AccessCard />
          <DeletionCard key={`${person.email} ${person.phone}`} person={person} />
        </div>
        <ProfileLayers />
        <IdentityCheckLayer flow={proof.flow} />
      </ProfileActor>
    </OverlayKit>
  );
}

const Questions = lazyPart(() => import('./questions').then((file) => file.Questions));

/** Shows the dialogs. Their code loads when the first one opens. */
function ProfileLayers() {
  const isOpen = useProfile((snapshot) => snapshot.hasTag('open'));
  return isOpen ? (
    <LazyPlace>
      <Questions />
    </LazyPlace>
  ) : null;
}
