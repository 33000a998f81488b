import type { ActorRefFrom } from 'xstate';
import { createActor } from 'xstate';
import { identityCheckMachine } from '../../../machines/account/identity-check.machine';
import type { profileMachine } from '../../../machines/account/profile.machine';
import { otpMachine } from '../../../machines/session/otp.machine';
import { AccessView } from '../../../src/features/account/access/access-page';
import { AddPasskey } from '../../../src/features/account/access/add-passkey';
import { DeletionDialog } from '../../../src/features/account/profile/deletion-dialog';
import {
  AccountDeletionActor,
  ProfileActor,
  useAccountDeletion,
  useProfile,
} from '../../../src/features/account/profile/profile.context';
import { ProfileForm } from '../../../src/features/account/profile/profile-form';
import { Questions } from '../../../src/features/account/profile/questions';
import { forgetDrafts } from '../../../src/platform/storage/drafts';
import { account } from '../../machines/account/profile.model';
import { resting, type Stage } from '../../support/walk-flow';
import { AccountStage } from './account-stage';
import { amira, ben } from './people';

const unasked = createActor(identityCheckMachine).start();

export const accountSecurityStage: Stage = {
  flow: 'accountSecurity',
  page: (actor) => (
    <AccountStage>
      <AccessView flow={actor as never} proof={unasked} />
    </AccountStage>
  ),
  context: { api: { account: { own: () => Promise.reject(new Error('Nobody asks')) } } },
};

export const passkeyStage: Stage = {
  flow: 'passkey',
  page: (actor) => (
    <AccountStage>
      <AddPasskey flow={actor as never} />
      <h2>Where you’re signed in</h2>
    </AccountStage>
  ),
};

function Deletion() {
  const isOpen = useAccountDeletion((snapshot) => snapshot.hasTag('open'));
  return isOpen ? <DeletionDialog person={amira} proof={unasked} /> : null;
}

export const accountDeletionStage: Stage = {
  flow: 'accountDeletion',
  page: (actor) => (
    <AccountStage>
      <AccountDeletionActor actor={actor as never}>
        <Deletion />
      </AccountDeletionActor>
    </AccountStage>
  ),
  outside: { 'deletion.requested': () => true },
};

/** Her phone is not verified. */
const unproven = {
  ...ben,
  firstName: 'Amira',
  lastName: 'Haddad',
  email: account.email,
  phone: account.phone,
};

function Profile() {
  const isOpen = useProfile((snapshot) => snapshot.hasTag('open'));
  return (
    <>
      <ProfileForm person={unproven} />
      {isOpen ? <Questions /> : null}
    </>
  );
}

export const profileStage: Stage = {
  flow: 'profile',
  page: (actor) => {
    forgetDrafts();
    return (
      <AccountStage>
        <ProfileActor actor={actor as unknown as ActorRefFrom<typeof profileMachine>}>
          <Profile />
        </ProfileActor>
      </AccountStage>
    );
  },
  effects: { otp: resting(otpMachine) },
  // These events come from the account's links, which are outside of the form.
  outside: { 'leave.requested': () => true },
};
