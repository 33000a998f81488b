import { createContext, useContext } from 'react';
import type { AuthMode, Intent } from '../../../machines/shared/intent';

/** The doors of the sign-in, for whoever needs a person and for the sign-in itself. */
export type SignInDoor = {
  /** Opens the sign-in; once it is done, the intent goes on where it was [AUTH-60]. */
  request(mode: AuthMode, intent: Intent | null): void;
  /** The sign-in is done: the shop remembers the token, says so, closes the panel and resumes the intent. */
  complete(token: string, entry: AuthMode): void;
};

const Context = createContext<SignInDoor | null>(null);

export const SignInDoorProvider = Context;

const useSignInDoor = (): SignInDoor => {
  const door = useContext(Context);
  if (!door) throw new Error('The sign-in needs a SignInDoorProvider');
  return door;
};

export const useRequestSignIn = (): SignInDoor['request'] => useSignInDoor().request;
export const useCompleteSignIn = (): SignInDoor['complete'] => useSignInDoor().complete;
