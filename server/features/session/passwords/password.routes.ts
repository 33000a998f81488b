import type { LoginRequest, LoginResponse, SignUpRequest } from '../../../../contract/types.gen';
import { contactKind } from '../../../../domain/contact';
import { AppError, type ErrorEntry, refuse } from '../../../http/errors';
import type { FieldTexts } from '../../../http/field-messages';
import type { LocalText } from '../../../http/language';
import type { OperationRequest } from '../../../http/operation';
import { guestOf, knownGuest } from '../../shared/guests';
import { accountByContact, removeUnfinished, updateAccount } from '../accounts/account.store';
import { longPhone, normalContact, normalEmail } from '../accounts/contacts';
import { createAccount, type Name, splitName } from '../accounts/new-account';
import { SESSION_MESSAGES } from '../session.messages';
import { continueSignIn } from '../sign-in/complete-sign-in.operation';
import { assertMethod, isProofWanted } from '../sign-in/methods';
import { readOpen } from '../sign-in/open-sign-in.store';
import { takeGuess, wasVerified, withdrawGuess } from './guesses';

/**
 * Signs in with a password. An unknown account and a wrong password get the same response after the same time
 * [AUTH-22].
 */
export async function signInByPassword(
  request: OperationRequest<{ body: LoginRequest }>,
): Promise<LoginResponse> {
  const { body, config, database, identity } = request;
  assertMethod(config, 'manual');
  const typed = body.email_or_phone?.trim() ?? '';
  if (typed === '') refuse(403, 'email_or_phone', SESSION_MESSAGES.contactMissing);
  if (contactKind(typed) === null) refuse(403, 'email_or_phone', SESSION_MESSAGES.contact);
  const password = body.password || refuse(403, 'password', SESSION_MESSAGES.password);
  const contact = normalContact(typed);
  const subject = contact?.value ?? typed;
  const guest = await knownGuest(request);
  const guess = { subject, guest };
  await takeGuess(request, guess);
  const account = contact && (await accountByContact(database, contact));
  const stored = account?.password_hash ?? null;
  const isRight = await identity.passwords
    .verify(password, stored)
    .catch((error: unknown) => withdrawGuess(request, guess, error));
  if (account === null || stored === null || !isRight || !account.is_active) {
    return refuse(403, 'auth', SESSION_MESSAGES.wrongPassword);
  }
  await wasVerified(request, guess);
  if (identity.passwords.needsRehash(stored)) {
    await updateAccount(database, account.id, { password_hash: await identity.passwords.hash(password) });
  }
  return continueSignIn({ request, loginType: 'manual', guest }, account);
}

/** The texts for missing fields, from the client's specification [AUTH-31..36]. */
export const SIGN_UP_TEXTS: FieldTexts = {
  name: { required: SESSION_MESSAGES.name },
  email: { required: SESSION_MESSAGES.emailMissing, format: SESSION_MESSAGES.email },
  phone: { required: SESSION_MESSAGES.phoneMissing, minLength: SESSION_MESSAGES.phone },
  password: { required: SESSION_MESSAGES.password, minLength: SESSION_MESSAGES.newPasswordShort },
  confirm_password: { required: SESSION_MESSAGES.passwordsDiffer },
  tandc: { required: SESSION_MESSAGES.terms },
};

/**
 * Creates an account. No other operation reveals that an account exists; this one does by refusing its
 * contact [AUTH-30, AUTH-37].
 */
export async function signUp(request: OperationRequest<{ body: SignUpRequest }>): Promise<LoginResponse> {
  const { config, database, body } = request;
  assertMethod(config, 'manual');
  const form = readSignUp(body);
  // If a contact must be verified, the browser gets a guest id before the account exists. Only that browser
  // can finish the sign-up.
  const isOpenFirst = isProofWanted('phone', config) || isProofWanted('email', config);
  const guest = await (isOpenFirst ? guestOf : knownGuest)(request);
  const passwordHash = await request.identity.passwords.hash(body.password);
  const open = guest && (await readOpen(database, guest, request.wallClock()));
  const account = await database.transaction(async (tx) => {
    // A customer who went back to correct a contact starts over. The earlier, unfinished account must not
    // block its contacts.
    if (open?.accountId != null) await removeUnfinished(tx, open.accountId);
    return createAccount(tx, request, {
      name: form.name,
      email: { value: form.email, isProven: false },
      phone: { value: form.phone, isProven: false },
      passwordHash,
      refCode: body.ref_code,
    });
  });
  try {
    return await continueSignIn({ request, loginType: 'manual', guest }, account);
  } catch (error) {
    // Without a sent code the sign-up can't be completed, so its account must not block its contacts.
    if (error instanceof AppError) await removeUnfinished(database, account.id);
    throw error;
  }
}

type SignUpForm = {
  name: Name;
  email: string;
  phone: string;
};

/**
 * Validates the form. Returns all invalid fields together. The contract has already checked types and lengths
 * [AUTH-31..36].
 */
function readSignUp(body: SignUpRequest): SignUpForm {
  const name = splitName(body.name);
  const email = normalEmail(body.email);
  const phone = longPhone(body.phone);
  const problems: ErrorEntry[] = [];
  const demand = (isRight: boolean, code: string, message: LocalText) => {
    if (!isRight) problems.push({ code, message });
  };
  demand(name !== null, 'name', SESSION_MESSAGES.name);
  demand(email !== null, 'email', SESSION_MESSAGES.email);
  demand(phone !== null, 'phone', SESSION_MESSAGES.phone);
  demand(body.confirm_password === body.password, 'confirm_password', SESSION_MESSAGES.passwordsDiffer);
  demand(body.tandc, 'tandc', SESSION_MESSAGES.terms);
  if (name === null || email === null || phone === null || problems.length > 0)
    throw new AppError(403, problems);
  return { name, email, phone };
}
