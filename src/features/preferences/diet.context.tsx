import { createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type DietProfile, noDiet } from '../../../domain/diet';
import type { dietMachine } from '../../../machines/preferences/diet.machine';
import { bindFlow } from '../../platform/flow';

export const [DietProvider, useDietRef, useDiet] = bindFlow<ActorRefFrom<typeof dietMachine>>('diet');

const OwnDiet = createContext<DietProfile>(noDiet);

/** Returns the visitor's diet. Empty if the visitor has entered none. */
export const useOwnDiet = (): DietProfile => useContext(OwnDiet);

export function OwnDietProvider({ children }: { children: ReactNode }) {
  return <OwnDiet value={useDiet(({ context }) => context.profile)}>{children}</OwnDiet>;
}
