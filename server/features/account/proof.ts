import type { ProfileUpdate, ProfileUpdateResult } from '../../../contract/types.gen';
import { refuse } from '../../http/errors';
import type { OperationRequest } from '../../http/operation';
import type { Contact } from '../session/accounts/contacts';
import { assertCode, type CodeKey, checkCode, issueCode } from '../session/codes/codes';
import { isSentElsewhere } from '../session/sign-in/methods';
import { signedIn } from '../shared/signed-in';
import { ACCOUNT_MESSAGES } from './account.messages';

type UpdateRequest = OperationRequest<{ body: ProfileUpdate }>;

/** Returns the key of the code. It is valid only for this customer and this contact. */
const keyOf = (request: UpdateRequest, contact: Contact): CodeKey => ({
  purpose: 'profile',
  contact,
  holder: `customer:${signedIn(request)}`,
});

const providerOf = ({ config, identity }: UpdateRequest, { channel }: Contact) =>
  channel === 'phone' && config.firebase_otp_verification === 1 ? identity.phone : null;

/**
 * Returns true if the request contains the right code, and false if it contains none. A wrong code is
 * refused.
 */
export async function provenBy(request: UpdateRequest, contact: Contact): Promise<boolean> {
  const { otp = '', verification_on: on = contact.channel, session_info: sessionInfo = '' } = request.body;
  if (otp === '' || on !== contact.channel) return false;
  const key = keyOf(request, contact);
  const provider = providerOf(request, contact);
  if (provider === null) await assertCode(request, key, otp);
  else {
    const answer = { sessionInfo, phone: contact.value, code: otp };
    const refusal = await provider.refusalOf(answer, () => checkCode(request, key, otp));
    if (refusal !== null) refuse(403, 'otp', refusal);
  }
  return true;
}

/**
 * Sends a code. Skipped if one was sent less than a minute ago, or if an external provider sends it
 * [PROF-03].
 */
export async function sendProof(request: UpdateRequest, contact: Contact): Promise<ProfileUpdateResult> {
  const seconds = isSentElsewhere(contact.channel, request)
    ? 0
    : await issueCode(request, keyOf(request, contact));
  const message = seconds > 0 ? ACCOUNT_MESSAGES.codePending(seconds) : ACCOUNT_MESSAGES.codeSent;
  return {
    message: message[request.language],
    otp_send: true,
    verification_on: contact.channel,
    verification_medium: providerOf(request, contact)
      ? 'firebase'
      : contact.channel === 'phone'
        ? 'sms'
        : 'mail',
  };
}
