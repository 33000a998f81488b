import type { LoginRequest, LoginResponse, OtpVerifyRequest } from '../../../../contract/types.gen';
import type { LoginType } from '../../../../domain/auth/verification';
import { refuse } from '../../../http/errors';
import type { OperationRequest } from '../../../http/operation';
import { guestOf } from '../../shared/guests';
import { type Contact, longPhone, normalEmail } from '../accounts/contacts';
import { SESSION_MESSAGES } from '../session.messages';
import { codeDue } from '../sign-in/answer';
import { assertMethod, assertReachable, isSentElsewhere } from '../sign-in/methods';
import { readOpen } from '../sign-in/open-sign-in.store';
import { confirmCandidate, contactProven, isConfirmed } from '../sign-in/proven';
import { assertCode, type CodeKey, issueCodeOrWait } from './codes';

/** Sends a sign-in code. The response is the same for a known and an unknown phone [AUTH-14, AUTH-75]. */
export async function requestCode(request: OperationRequest<{ body: LoginRequest }>): Promise<LoginResponse> {
  const { body, config } = request;
  assertMethod(config, 'otp');
  const value = longPhone(body.phone ?? body.email_or_phone ?? '');
  if (value === null) return refuse(403, 'phone', SESSION_MESSAGES.phone);
  assertReachable('phone', config);
  const guest = await guestOf(request);
  const contact: Contact = { channel: 'phone', value };
  if (!isSentElsewhere('phone', request))
    await issueCodeOrWait(request, { purpose: 'sign_in', contact, holder: guest.owner });
  return codeDue(contact, 'otp');
}

type CodeAnswer = { contact: Contact; loginType: LoginType; isConfirmed: boolean };

/**
 * Checks a code. A right code proves the contact. The next step depends on the sign-in method [AUTH-17,
 * AUTH-42].
 */
export async function verifyOtp(
  request: OperationRequest<{ body: OtpVerifyRequest }>,
): Promise<LoginResponse> {
  const { body } = request;
  const answer: CodeAnswer = {
    contact: contactOf(body),
    loginType: body.login_type ?? 'otp',
    isConfirmed: isConfirmed(body.verified),
  };
  return checkAnswer(request, answer, (key) => assertCode(request, key, body.otp));
}

/**
 * Handles the answer to "Is It You?". "Yes" needs no further code: this browser has just entered the right
 * one [AUTH-56, Q-92].
 */
export async function checkAnswer(
  request: OperationRequest,
  { contact, loginType, isConfirmed }: CodeAnswer,
  check: (key: CodeKey) => Promise<void>,
): Promise<LoginResponse> {
  assertMethod(request.config, loginType);
  const guest = await guestOf(request);
  const signIn = { request, loginType, guest };
  const open = await readOpen(request.database, guest, request.wallClock());
  if (isConfirmed) return confirmCandidate(signIn, open, contact);
  // Only a sign-in by code may begin with the code. With other methods the sign-in must already be open.
  const isUnknown = open === null || (open.accountId === null && open.identity === null);
  if (loginType !== 'otp' && isUnknown) refuse(403, 'expired', SESSION_MESSAGES.notOpen);
  await check({ purpose: 'sign_in', contact, holder: guest.owner });
  return contactProven(signIn, open, contact);
}

function contactOf({ verification_type: channel, phone, email }: OtpVerifyRequest): Contact {
  const value = channel === 'phone' ? longPhone(phone ?? '') : normalEmail(email ?? '');
  if (value !== null) return { channel, value };
  return refuse(403, channel, channel === 'phone' ? SESSION_MESSAGES.phone : SESSION_MESSAGES.email);
}
