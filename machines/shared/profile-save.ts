import type { ContactKind } from '../../domain/contact';

/** The profile to save; `null` leaves a field unchanged. */
export type ProfileDraft = {
  name: string;
  email: string | null;
  phone: string | null;
  password: string | null;
};

/** Saves the whole profile, or only verifies a contact. */
export type SavePurpose = 'profile' | 'email' | 'phone';

export type SaveInput = { draft: ProfileDraft; purpose: SavePurpose; hasPhoto: boolean };

/** The server's message, and the contact whose code it waits for. */
export type SaveOutcome = {
  message: string;
  codeFor: { type: ContactKind; hasProvider: boolean } | null;
};
