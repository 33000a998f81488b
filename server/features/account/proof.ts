import type { ProfileUpdate, ProfileUpdateResult } from '../../../contract/types.gen';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { OperationRequest } from '../../http/operation';
import type { Contact } from '../session/accounts/contacts';
import { type AttemptLimit, countAttempt } from '../session/codes/attempts';
import { assertCode, type CodeKey, checkCode, issueCode } from '../session/codes/codes';
import { isSentElsewhere } from '../session/sign-in/methods';
import { signedIn } from '../session/tokens/bearer';
import { ACCOUNT_MESSAGES } from './account.messages';

type UpdateRequest = OperationRequest<{ body: ProfileUpdate }>;

/** Nobody sends messages to a list of strangers by trying to move in with each of them. */
const CONTACTS_TRIED: AttemptLimit = { kind: 'profile', most: 10, window: 60 * 60_000 };

/** Good for this person and this contact only. */
const keyOf = (request: UpdateRequest, contact: Contact): CodeKey => ({
  purpose: 'profile',
  contact,
  holder: `customer:${signedIn(request)}`,
});

const providerOf = ({ config, identity }: UpdateRequest, { channel }: Contact) =>
  channel === 'phone' && config.firebase_otp_verification === 1 ? identity.phone : null;

/** Whether the call brings the right code for this contact; a wrong one is refused. */
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

/** Sends a code, unless one is on its way or the provider does, and says where to look for it [PROF-03]. */
export async function sendProof(request: UpdateRequest, contact: Contact): Promise<ProfileUpdateResult> {
  const seconds = isSentElsewhere(contact.channel, request) ? 0 : await send(request, contact);
  const message = seconds > 0 ? ACCOUNT_MESSAGES.codeOnItsWay(seconds) : ACCOUNT_MESSAGES.codeSent;
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

async function send(request: UpdateRequest, contact: Contact): Promise<number> {
  const { database, identity, wallClock } = request;
  // A code that is known to all costs nothing.
  if (identity.fixedCode === null) {
    const count = await countAttempt(database, CONTACTS_TRIED, `customer:${signedIn(request)}`, wallClock());
    if (count > CONTACTS_TRIED.most) refuse(429, 'too_many', MESSAGES.tooMany);
  }
  return issueCode(request, keyOf(request, contact));
}
