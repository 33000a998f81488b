import { createContext, useContext } from 'react';

/** What the steps of one sign-in share beside its flow. */
type AuthSurroundings = {
  /** What was typed in a step, for whoever comes back to it while the sign-in is open. */
  drafts: Map<string, object>;
  /** The code of a friend's link [AUTH-39]. */
  refCode: string;
};

const Context = createContext<AuthSurroundings | null>(null);

export const AuthSurroundingsProvider = Context;

export function useAuthSurroundings(): AuthSurroundings {
  const surroundings = useContext(Context);
  if (!surroundings) throw new Error('The steps of a sign-in need an AuthFlow around them');
  return surroundings;
}
