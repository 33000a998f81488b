import type { ActorRefFrom } from 'xstate';
import type { accountDeletionMachine } from '../../../../machines/account/account-deletion.machine';
import type { profileMachine } from '../../../../machines/account/profile.machine';
import { createActorBinding } from '../../../ui/actor-binding';

export const {
  Provider: ProfileActor,
  useActorRef: useProfileRef,
  useActorValue: useProfile,
} = createActorBinding<ActorRefFrom<typeof profileMachine>>('profile');

export const {
  Provider: AccountDeletionActor,
  useActorRef: useAccountDeletionRef,
  useActorValue: useAccountDeletion,
} = createActorBinding<ActorRefFrom<typeof accountDeletionMachine>>('accountDeletion');
