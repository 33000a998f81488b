import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Person } from '../../../../domain/person';
import { useConfig } from '../../../platform/shop.context';
import { LatePlace, later } from '../../../ui/later';
import { OverlayKit } from '../../../ui/overlay-kit';
import { phoneProviderOf } from '../../session/code/phone-provider';
import { useSessionRef } from '../../session/session.context';
import { AccessCard } from '../access/access-card';
import classes from '../frame/account-frame.module.css';
import { ProofLayer } from '../proof/proof-layer';
import { useProof } from '../proof/use-proof';
import { DeletionCard } from './deletion-card';
import { provideProfile } from './profile.actors';
import { ProfileActor, useProfile } from './profile.context';
import { ProfileForm } from './profile-form';
import { accountOf, readProfileDraft } from './profile-texts';

/** The own data, its code, and the way out for good [PROF-01]. */
export function ProfilePage({ person }: { person: Person }) {
  const proof = useProof();
  const { login } = useConfig();
  const session = useSessionRef();
  const { history } = useRouter();
  const [logic] = useState(() =>
    provideProfile({
      api: proof.own,
      phoneProvider: phoneProviderOf(import.meta.env),
      session,
      history,
    }),
  );
  const flow = useActorRef(logic, {
    input: {
      demoCode: login.demoCode,
      account: accountOf(person),
      isDirty: readProfileDraft(person) !== null,
    },
  });
  return (
    <OverlayKit>
      <ProfileActor actor={flow}>
        <div className={classes.cards}>
          <ProfileForm person={person} />
          <AccessCard />
          <DeletionCard key={`${person.email} ${person.phone}`} person={person} />
        </div>
        <ProfileLayers />
        <ProofLayer flow={proof.flow} />
      </ProfileActor>
    </OverlayKit>
  );
}

const Questions = later(() => import('./questions').then((file) => file.Questions));

/** What opens above the form is downloaded with the first question. */
function ProfileLayers() {
  const isOpen = useProfile((snapshot) => snapshot.hasTag('open'));
  return isOpen ? (
    <LatePlace>
      <Questions />
    </LatePlace>
  ) : null;
}
