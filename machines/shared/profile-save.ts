import type { ContactKind } from '../../domain/contact';

/** What the person wants the account to say; null leaves it as it is. */
export type ProfileWish = {
  name: string;
  email: string | null;
  phone: string | null;
  password: string | null;
};

/** Everything at once, or only the proof that a contact is theirs. */
export type SavePurpose = 'profile' | 'email' | 'phone';

export type SaveInput = { wish: ProfileWish; purpose: SavePurpose; hasPhoto: boolean };

/** What the server said: the words for the customer, and whose code it waits for. */
export type SaveOutcome = {
  message: string;
  codeFor: { type: ContactKind; hasProvider: boolean } | null;
};
