import { useActorRef } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import type { Person } from '../../../../domain/person';
import { useApi, useConfig } from '../../../platform/shop.context';
import { later } from '../../../ui/later';
import { phoneProviderOf } from '../../session/code/phone-provider';
import classes from '../frame/account-frame.module.css';
import { DeletionCard } from './deletion-card';
import { PasskeyCard } from './passkey-card';
import { createPhotoShelf } from './photo-shelf';
import { provideProfile } from './profile.actors';
import { ProfileActor, useProfile } from './profile.context';
import { ProfileForm } from './profile-form';
import { useLeaveGuard } from './use-leave-guard';

/** The own data, its code, and the way out for good [PROF-01]. */
export function ProfilePage({ person }: { person: Person }) {
  const api = useApi();
  const { login } = useConfig();
  const [shelf] = useState(createPhotoShelf);
  const [logic] = useState(() =>
    provideProfile({
      api: api.account.own,
      photo: shelf.file,
      phoneProvider: phoneProviderOf(import.meta.env),
    }),
  );
  const flow = useActorRef(logic, { input: { demoCode: login.demoCode } });
  useEffect(() => shelf.clear, [shelf]);
  return (
    <ProfileActor actor={flow}>
      <div className={classes.cards}>
        <ProfileForm person={person} shelf={shelf} />
        <PasskeyCard />
        <DeletionCard key={`${person.email} ${person.phone}`} person={person} />
      </div>
      <ProfileLayers />
    </ProfileActor>
  );
}

const Questions = later(() => import('./questions').then((file) => file.Questions));

/** What opens above the form is downloaded with the first question. */
function ProfileLayers() {
  useLeaveGuard();
  const isOpen = useProfile((snapshot) => snapshot.hasTag('open'));
  return isOpen ? (
    <Suspense>
      <Questions />
    </Suspense>
  ) : null;
}
