import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registration.machine';
import { bindFlow } from '../../platform/flow';

export type RegistrationFlow = ActorRefFrom<typeof registrationMachine>;

export const [RegistrationActor, useRegistrationRef, useRegistration] =
  bindFlow<RegistrationFlow>('registration');
