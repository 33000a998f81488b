import type { ActorRefFrom } from 'xstate';
import type { dietMachine } from '../../../machines/preferences/diet.machine';
import { createActorBinding } from '../../ui/actor-binding';

export const {
  Provider: DietProvider,
  useActorRef: useDietRef,
  useActorValue: useDiet,
} = createActorBinding<ActorRefFrom<typeof dietMachine>>('diet');
