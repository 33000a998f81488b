import type { ContactKind } from '../../domain/contact';

/** The profile to save; `null` leaves a field unchanged. */
export type ProfileDraft = {
  name: string;
  email: string | null;
  phone: string | null;
  password: string | null;
};

/** `profile`: save the whole profile. `email`, `phone`: only verify this contact. */
export type SavePurpose = 'profile' | 'email' | 'phone';

export type SaveInput = { draft: ProfileDraft; purpose: SavePurpose; hasPhoto: boolean };

/** The server's message, and the contact that must be verified with a code. */
export type SaveOutcome = {
  message: string;
  codeFor: { type: ContactKind; hasProvider: boolean } | null;
};
