import { NAME_MAX, PASSWORD_MIN } from '../../../domain/person';
import { AppError, type ErrorEntry, refuse } from '../../http/errors';
import type { Upload } from '../../http/form-data';
import type { LocalText } from '../../http/language';
import { longPhone, normalEmail } from '../session/accounts/contacts';
import { SESSION_MESSAGES } from '../session/session.messages';
import { readUploadedImage, type UploadedImage } from '../shared/images/uploaded-image';
import { REGISTRATION_MESSAGES as SAYS } from './registration.messages';

export type Applicant = {
  firstName: string;
  lastName: string | null;
  email: string;
  phone: string;
  password: string;
};

type Typed = { f_name: string; l_name?: string; email: string; phone: string; password: string };

const PASSWORD_MAX = 255;

/** Collects errors of fields, so that all of them are reported together. */
export class Problems {
  readonly #entries: ErrorEntry[] = [];

  add(code: string, message: LocalText): null {
    this.#entries.push({ code, message });
    return null;
  }

  /**
   * Returns a text without surrounding spaces. Adds an error if it is too long. `null`: the text is empty.
   */
  text(code: string, typed: string | null | undefined, most: number): string | null {
    const text = typed?.trim() ?? '';
    if (text.length > most) return this.add(code, SAYS.long);
    return text === '' ? null : text;
  }

  refuse(): void {
    if (this.#entries.length > 0) throw new AppError(403, this.#entries);
  }
}

export function readApplicant(typed: Typed, problems: Problems): Applicant {
  const firstName = problems.text('f_name', typed.f_name, NAME_MAX);
  if (typed.f_name.trim() === '') problems.add('f_name', SAYS.firstName);
  const email = normalEmail(typed.email) ?? problems.add('email', SESSION_MESSAGES.email);
  const phone = longPhone(typed.phone) ?? problems.add('phone', SAYS.phone);
  const { length } = typed.password;
  if (length < PASSWORD_MIN) problems.add('password', SESSION_MESSAGES.newPasswordShort);
  else if (length > PASSWORD_MAX) problems.add('password', SAYS.long);
  return {
    firstName: firstName ?? '',
    lastName: problems.text('l_name', typed.l_name, NAME_MAX),
    email: email ?? '',
    phone: phone ?? '',
    password: typed.password,
  };
}

/** Normalises a document number: upper case, without punctuation. */
export function documentNumberOf(typed: string | null | undefined): string | null {
  const documentNumber = (typed ?? '').toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return documentNumber === '' ? null : documentNumber;
}

export type Document = UploadedImage & { field: string };

/** Returns uploaded documents. Their type is checked by content. Errors name the field [PROF-05]. */
export function documentsIn(uploads: readonly Upload[], most: Readonly<Record<string, number>>): Document[] {
  const counts = new Map<string, number>();
  return uploads.map(({ field, bytes }) => {
    const count = (counts.get(field) ?? 0) + 1;
    if (count > (most[field] ?? 0)) refuse(403, field, SAYS.oneFile);
    counts.set(field, count);
    return { field, ...documentOf(field, bytes) };
  });
}

function documentOf(field: string, bytes: Buffer): UploadedImage {
  try {
    return readUploadedImage(bytes);
  } catch (error) {
    if (error instanceof AppError) refuse(403, field, SAYS.document);
    throw error;
  }
}
