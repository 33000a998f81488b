import type {
  ForgotPasswordRequest,
  MessageResponse,
  ResetPasswordRequest,
  VerifyTokenRequest,
} from '../../../../contract/types.gen';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { FieldTexts } from '../../../http/field-messages';
import type { OperationRequest } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { deliverSoon } from '../../shared/outbox';
import type { SiteConfig } from '../../shared/site-config';
import { endAccess, ownerOf, transferToContactOwner } from '../accounts/access';
import { type Account, accountByContact, readLockedAccount, updateAccount } from '../accounts/account.store';
import { type Contact, normalEmail, normalPhone } from '../accounts/contacts';
import { createAccount } from '../accounts/new-account';
import { notifyOwner } from '../accounts/notice';
import { assertCode, type CodeKey, issueCodeOrWait } from '../codes/codes';
import { SESSION_MESSAGES } from '../session.messages';
import { assertMethod, assertReachable, isSentElsewhere } from '../sign-in/methods';
import { forgetWrongPasswords } from './guesses';

/** The texts for missing fields, from the client's specification [AUTH-72]. */
export const RESET_TEXTS: FieldTexts = {
  reset_token: { required: SESSION_MESSAGES.codeMissing },
  password: { required: SESSION_MESSAGES.newPasswordMissing, minLength: SESSION_MESSAGES.passwordShort },
  confirm_password: { required: SESSION_MESSAGES.repeatMissing },
};

type Named = { email?: string; phone?: string; verification_method: Contact['channel'] };

/**
 * Returns the key of a recovery code. The code belongs to the IP address that requested it, but can be
 * entered from any address.
 */
export const resetKey = ({ address }: Pick<RequestContext, 'address'>, contact: Contact): CodeKey => ({
  purpose: 'reset',
  contact,
  holder: `address:${address}`,
  isShared: true,
});

/**
 * Sends a recovery code. Known and unknown contacts get the same response after the same time [AUTH-73,
 * AUTH-75].
 */
export async function forgotPassword(
  request: OperationRequest<{ body: ForgotPasswordRequest }>,
): Promise<MessageResponse> {
  const { body, config, database } = request;
  assertRecoverable(body, config);
  const contact = recoveryContact(body);
  const message = SESSION_MESSAGES.resetSent[request.language];
  const account = await accountByContact(database, contact);
  if (!isSentElsewhere(contact.channel, request)) {
    await issueCodeOrWait(request, resetKey(request, contact), {
      hasNoAccount: !account?.is_active,
      isSentLater: true,
    });
  }
  return { message, status: 'success' };
}

/** Checks the code without using it up, because `resetPassword` needs it again [AUTH-70, Q-47]. */
export async function verifyResetToken(
  request: OperationRequest<{ body: VerifyTokenRequest }>,
): Promise<MessageResponse> {
  const { body, config, language } = request;
  assertRecoverable(body, config);
  await assertCode(request, resetKey(request, recoveryContact(body)), body.reset_token, { isKept: true });
  return { message: SESSION_MESSAGES.codeRight[language], status: 'success' };
}

/** Sets the new password and ends all sessions and open sign-ins of the account [AUTH-73]. */
export async function resetPassword(
  request: OperationRequest<{ body: ResetPasswordRequest }>,
): Promise<MessageResponse> {
  const { body, config, database, language } = request;
  assertRecoverable(body, config);
  if (body.confirm_password !== body.password)
    refuse(403, 'confirm_password', SESSION_MESSAGES.passwordsDiffer);
  const contact = recoveryContact(body);
  const key = resetKey(request, contact);
  // Checks the code but keeps it, because hashing may be refused under load. The code is used up only once
  // the hash exists.
  await assertCode(request, key, body.reset_token, { isKept: true });
  const passwordHash = await request.identity.passwords.hash(body.password);
  await assertCode(request, key, body.reset_token);
  const changed = await database.transaction(async (tx) => {
    const account = await recovered(tx, request, contact);
    const updated = await updateAccount(tx, account.id, {
      password_hash: passwordHash,
      pending_until: null,
      ...(contact.channel === 'phone' ? { is_phone_verified: true } : { is_email_verified: true }),
    });
    await notifyOwner(tx, request, updated, 'password');
    return updated;
  });
  deliverSoon(request);
  for (const value of [changed.email, changed.phone])
    if (value !== null) await forgetWrongPasswords(request, value);
  return { message: SESSION_MESSAGES.passwordChanged[language], status: 'success' };
}

/**
 * Returns the account that a recovery code opens. If the account has verified only other contacts, this
 * contact may be a typing mistake: that account stays unchanged, and the contact's owner gets a new one.
 */
async function recovered(tx: Queryable, request: RequestContext, contact: Contact): Promise<Account> {
  const found = await accountByContact(tx, contact);
  const account = found && (await readLockedAccount(tx, found.id));
  if (!account?.is_active || account[contact.channel] !== contact.value)
    return refuse(403, 'otp', SESSION_MESSAGES.wrongCode);
  const proofs = { proven: contact, identity: null };
  const owner = await ownerOf(tx, account, proofs);
  if (owner === 'other') return startFresh(tx, request, contact);
  if (owner === 'own') await endAccess(tx, account.id);
  else await transferToContactOwner(tx, account, proofs);
  return account;
}

async function startFresh(tx: Queryable, request: RequestContext, contact: Contact): Promise<Account> {
  const given = { value: contact.value, isProven: true };
  const { id } = await createAccount(tx, request, {
    name: NO_NAME,
    email: contact.channel === 'email' ? given : null,
    phone: contact.channel === 'phone' ? given : null,
    passwordHash: null,
    refCode: null,
  });
  return updateAccount(tx, id, { has_personal_info: false });
}

const NO_NAME = { first_name: '', last_name: null };

function assertRecoverable({ verification_method: channel }: Named, config: SiteConfig): void {
  assertMethod(config, 'manual');
  assertReachable(channel, config);
}

/** Returns the contact that receives the recovery code. */
export function recoveryContact({ verification_method: channel, phone, email }: Named): Contact {
  const value = channel === 'phone' ? normalPhone(phone ?? '') : normalEmail(email ?? '');
  if (value !== null) return { channel, value };
  return refuse(403, channel, channel === 'phone' ? SESSION_MESSAGES.phone : SESSION_MESSAGES.email);
}
