import type { ContactKind } from '../../domain/contact';

/** The wanted profile; `null` leaves a field unchanged. */
export type ProfileDraft = {
  name: string;
  email: string | null;
  phone: string | null;
  password: string | null;
};

/** The whole profile, or only the verification of a contact. */
export type SavePurpose = 'profile' | 'email' | 'phone';

export type SaveInput = { draft: ProfileDraft; purpose: SavePurpose; hasPhoto: boolean };

/** The server's message, and the contact whose code it waits for. */
export type SaveOutcome = {
  message: string;
  codeFor: { type: ContactKind; hasProvider: boolean } | null;
};
