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

/** What was typed under this name is there again when somebody comes back to the step. */
export function useDraft(name: string) {
  const { drafts } = useAuthSurroundings();
  return {
    over: <T extends object>(initial: T): T => ({ ...initial, ...drafts.get(name) }),
    keep: (values: object): void => void drafts.set(name, values),
  };
}

export function useAuthSurroundings(): AuthSurroundings {
  const surroundings = useContext(Context);
  if (!surroundings) throw new Error('The steps of a sign-in need an AuthFlow around them');
  return surroundings;
}
