import type { ActorRefFrom } from 'xstate';
import type { accountDeletionMachine } from '../../../../machines/account/account-deletion.machine';
import type { profileMachine } from '../../../../machines/account/profile.machine';
import { bindFlow } from '../../../platform/flow';

export const [ProfileActor, useProfileRef, useProfile] =
  bindFlow<ActorRefFrom<typeof profileMachine>>('profile');

export const [AccountDeletionActor, useAccountDeletionRef, useAccountDeletion] =
  bindFlow<ActorRefFrom<typeof accountDeletionMachine>>('accountDeletion');
