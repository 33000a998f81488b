import { createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type DietProfile, noDiet } from '../../../domain/diet';
import type { dietMachine } from '../../../machines/preferences/diet.machine';
import { createActorBinding } from '../../ui/actor-binding';

export const {
  Provider: DietProvider,
  useActorRef: useDietRef,
  useActorValue: useDiet,
} = createActorBinding<ActorRefFrom<typeof dietMachine>>('diet');

const OwnDiet = createContext<DietProfile>(noDiet);

/** What this person wants to be warned of; nothing, as long as nobody has said anything. */
export const useOwnDiet = (): DietProfile => useContext(OwnDiet);

export function OwnDietProvider({ children }: { children: ReactNode }) {
  return <OwnDiet value={useDiet(({ context }) => context.profile)}>{children}</OwnDiet>;
}
