import { attempt } from '../../../platform/storage/browser-store';

const KEY = 'remembered_contact';
const LONGEST = 255;

/**
 * The identifier of the last visit, if the person wished so; never a password [AUTH-19, Q-99]. Where the browser keeps
 * nothing, nothing is remembered.
 */
export const rememberedContact = {
  read: (): string | null => attempt(() => localStorage.getItem(KEY)?.slice(0, LONGEST) || null),
  /** Null forgets it. */
  write: (contact: string | null): void =>
    void attempt(() =>
      contact === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, contact),
    ),
};
