import { createContext, type ReactNode, useContext } from 'react';
import { type DietProfile, noDiet } from '../../../domain/diet';
import { useDiet } from './diet.context';

const OwnDiet = createContext<DietProfile>(noDiet);

/** What this person wants to be warned of; nothing, as long as nobody has said anything. */
export const useOwnDiet = (): DietProfile => useContext(OwnDiet);

export function OwnDietProvider({ children }: { children: ReactNode }) {
  return <OwnDiet value={useDiet(({ context }) => context.profile)}>{children}</OwnDiet>;
}
