import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registration.machine';
import { createActorBinding } from '../../ui/actor-binding';

export type RegistrationFlow = ActorRefFrom<typeof registrationMachine>;

export const {
  Provider: RegistrationActor,
  useActorRef: useRegistrationRef,
  useActorValue: useRegistration,
} = createActorBinding<RegistrationFlow>('registration');
