import { createContext, useContext } from 'react';

/** The identifier of the last visit, if the person wished so; never a password [AUTH-19, Q-99]. */
export type RememberedContact = {
  read(): string | null;
  /** Null forgets it. */
  write(contact: string | null): void;
};

const KEY = 'remembered_contact';
const LONGEST = 255;

/** Where the browser keeps nothing, nothing is remembered. */
export const browsersContact: RememberedContact = {
  read: () => attempt(() => localStorage.getItem(KEY)?.slice(0, LONGEST) || null),
  write: (contact) =>
    void attempt(() =>
      contact === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, contact),
    ),
};

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

const Context = createContext<RememberedContact>(browsersContact);

export const RememberedContactProvider = Context;
export const useRememberedContact = (): RememberedContact => useContext(Context);
