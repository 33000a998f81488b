import type { ProfileUpdate } from '../../../contract/types.gen';
import { latinDigits } from '../../../domain/digits';
import { NAME_MAX, PASSWORD_MIN } from '../../../domain/person';
import { AppError, type ErrorEntry } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import type { Contact } from '../session/accounts/contacts';
import { normalEmail, normalPhone } from '../session/accounts/contacts';
import { splitName } from '../session/accounts/new-account';
import { SESSION_MESSAGES } from '../session/session.messages';
import { isProofWanted } from '../session/sign-in/methods';
import { readUploadedImage, type UploadedImage } from '../shared/images/uploaded-image';
import { ACCOUNT_MESSAGES } from './account.messages';
import type { Account } from './profile.store';

type Channel = Contact['channel'];

/** The requested changes. A field that is `null` does not change. */
export type ProfileChange = {
  name: ReturnType<typeof splitName>;
  phone: string | null;
  email: string | null;
  password: string | null;
  portrait: UploadedImage | null;
  /** The account's saved contact that the customer wants to verify. `null`: none. */
  asksProofOf: Channel | null;
};

type Reader = Pick<RequestContext, 'config' | 'uploads'>;

/** Validates a profile change. All errors are reported together, each with its field [PROF-04 to PROF-07]. */
export function readChange(body: ProfileUpdate, account: Account, reader: Reader): ProfileChange {
  const problems: ErrorEntry[] = [];
  const change: ProfileChange = {
    name: nameOf(body.name, problems),
    phone: phoneOf(body.phone, account, problems),
    email: emailOf(body.email, account, problems),
    password: passwordOf(body.password, reader, problems),
    portrait: null,
    asksProofOf: body.button_type === 'phone' || body.button_type === 'email' ? body.button_type : null,
  };
  if (problems.length > 0) throw new AppError(403, problems);
  return { ...change, portrait: avatarOf(reader) };
}

function nameOf(text: string | undefined, problems: ErrorEntry[]): ProfileChange['name'] {
  if (text === undefined) return null;
  const name = splitName(text);
  if (name === null) problems.push({ code: 'name', message: ACCOUNT_MESSAGES.noName });
  else if (text.length > NAME_MAX) problems.push({ code: 'name', message: ACCOUNT_MESSAGES.longName });
  return name;
}

function phoneOf(text: string | undefined, account: Account, problems: ErrorEntry[]): string | null {
  if (text === undefined || (text.trim() === '' && account.phone === null)) return null;
  const phone = /^\+?\d+$/.test(latinDigits(text).trim()) ? normalPhone(text) : null;
  if (phone !== null && phone === account.phone) return null;
  if (account.is_phone_verified) problems.push({ code: 'phone', message: ACCOUNT_MESSAGES.notChangeable });
  else if (phone === null) problems.push({ code: 'phone', message: ACCOUNT_MESSAGES.badPhone });
  return phone;
}

function emailOf(text: string | undefined, account: Account, problems: ErrorEntry[]): string | null {
  if (text === undefined || (text.trim() === '' && account.email === null)) return null;
  const email = normalEmail(text);
  if (email === null) problems.push({ code: 'email', message: ACCOUNT_MESSAGES.badEmail });
  return email === account.email ? null : email;
}

function passwordOf(password: string | undefined, { config }: Reader, problems: ErrorEntry[]): string | null {
  if (password === undefined || password === '') return null;
  if (config.centralize_login.manual_login_status !== 1)
    problems.push({ code: 'password', message: ACCOUNT_MESSAGES.noPasswords });
  else if (password.length < PASSWORD_MIN)
    problems.push({ code: 'password', message: SESSION_MESSAGES.passwordShort });
  return password;
}

function avatarOf({ uploads }: Reader): UploadedImage | null {
  const upload = uploads.find(({ field }) => field === 'image');
  return upload === undefined ? null : readUploadedImage(upload.bytes);
}

/** Returns the next contact that must be verified, phone first. `null`: none. */
export function openProof(
  change: ProfileChange,
  account: Account,
  config: RequestContext['config'],
): Contact | null {
  for (const channel of ['phone', 'email'] as const) {
    const isAsked = change.asksProofOf === channel && !isVerified(account, channel);
    const value = change[channel] ?? (isAsked ? account[channel] : null);
    const isProven = isVerified(account, channel) && value === account[channel];
    if (value !== null && !isProven && isProofWanted(channel, config)) return { channel, value };
  }
  return null;
}

const isVerified = (account: Account, channel: Channel): boolean =>
  channel === 'phone' ? account.is_phone_verified : account.is_email_verified;
