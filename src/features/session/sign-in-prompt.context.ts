import { createContext, useContext } from 'react';
import type { AuthMode, Intent } from '../../../machines/shared/intent';

/** Lets pages request a sign-in, and lets the sign-in report its result. */
export type SignInPrompt = {
  /** Opens the sign-in. The intent resumes afterwards [AUTH-60]. */
  request(mode: AuthMode, intent: Intent | null): void;
  /** Stores the token, shows the notice, closes the panel and resumes the intent. */
  complete(token: string, entry: AuthMode): void;
};

const Context = createContext<SignInPrompt | null>(null);

export const SignInPromptProvider = Context;

const useSignInPrompt = (): SignInPrompt => {
  const prompt = useContext(Context);
  if (!prompt) throw new Error('The sign-in needs a SignInPromptProvider');
  return prompt;
};

export const useRequestSignIn = (): SignInPrompt['request'] => useSignInPrompt().request;
export const useCompleteSignIn = (): SignInPrompt['complete'] => useSignInPrompt().complete;
