import type { Proof, ProofRequest, ProofResult } from '../../../../contract/types.gen';
import { refuse } from '../../../http/errors';
import type { OperationRequest, Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { signedIn, unauthorized } from '../../shared/signed-in';
import { type Account, accountById } from '../accounts/account.store';
import type { Contact } from '../accounts/contacts';
import { assertCode, type CodeKey, checkCode, issueCodeOrWait } from '../codes/codes';
import { provesByPasskey } from '../passkeys/passkey.routes';
import { customerPasskeys } from '../passkeys/passkey.store';
import { takeGuess, wasVerified, withdrawGuess } from '../passwords/guesses';
import { SESSION_MESSAGES } from '../session.messages';
import { canReach, isSentElsewhere } from '../sign-in/methods';
import { keepProof, provenUntil } from './recent-proof';

type Method = Proof['methods'][number];
type ProofCall = OperationRequest<{ body: ProofRequest }>;

/**
 * Operations with which signed-in customers prove their identity again before sensitive actions (see
 * `requireRecentProof`).
 */
export const proofRoutes = (): Operations => ({
  getProof: async (request) => {
    const account = await ownAccount(request);
    const methods = await methodsOf(request, account);
    const until = await provenUntil(request.database, request);
    return {
      proven_until: until?.toISOString() ?? null,
      methods,
      phone: methods.includes('phone') ? account.phone : null,
      email: methods.includes('email') ? account.email : null,
    };
  },
  proveAgain,
});

const ownAccount = async (request: RequestContext): Promise<Account> =>
  (await accountById(request.database, signedIn(request))) ?? unauthorized();

/**
 * Returns the ways in which customers can prove their identity, the quickest first. An unverified contact
 * can't be used.
 */
async function methodsOf(
  { database, config }: Pick<RequestContext, 'database' | 'config'>,
  account: Account,
): Promise<Method[]> {
  const passkeys = await customerPasskeys.passkeysOf(database, account.id);
  const found: Record<Method, boolean> = {
    passkey: passkeys.length > 0,
    password: account.password_hash !== null,
    phone: account.is_phone_verified && canReach('phone', config),
    email: account.is_email_verified && canReach('email', config),
  };
  return (Object.keys(found) as Method[]).filter((method) => found[method]);
}

async function proveAgain(request: ProofCall): Promise<ProofResult> {
  const { body, database, language } = request;
  const account = await ownAccount(request);
  const isPossible = (await methodsOf(request, account)).includes(body.method);
  if (!isPossible) refuse(403, 'method', SESSION_MESSAGES.proofImpossible);
  if (body.method === 'password') await provePassword(request, account);
  else if (body.method === 'passkey') await provesByPasskey(request, body.passkey, account.id);
  else {
    const contact: Contact = { channel: body.method, value: account[body.method] ?? '' };
    if (!body.otp) return sendCode(request, contact);
    await proveCode(request, contact, body.otp);
  }
  const until = await keepProof(database, request);
  return {
    message: SESSION_MESSAGES.proven[language],
    otp_send: false,
    verification_medium: null,
    proven_until: until.toISOString(),
  };
}

/** Checks the password. Wrong passwords count towards the same limit as those of the sign-in. */
async function provePassword(request: ProofCall, account: Account): Promise<void> {
  const { body, identity } = request;
  const guess = { subject: `customer:${account.id}`, guest: null };
  await takeGuess(request, guess);
  const isRight = await identity.passwords
    .verify(body.password ?? '', account.password_hash)
    .catch((error: unknown) => withdrawGuess(request, guess, error));
  if (!isRight) refuse(403, 'password', SESSION_MESSAGES.wrongProof);
  await wasVerified(request, guess);
}

const keyOf = (request: ProofCall, contact: Contact): CodeKey => ({
  purpose: 'proof',
  contact,
  holder: `customer:${signedIn(request)}`,
});

const providerOf = ({ config, identity }: ProofCall, { channel }: Contact) =>
  channel === 'phone' && config.firebase_otp_verification === 1 ? identity.phone : null;

async function sendCode(request: ProofCall, contact: Contact): Promise<ProofResult> {
  if (!isSentElsewhere(contact.channel, request)) await issueCodeOrWait(request, keyOf(request, contact));
  const medium = contact.channel === 'phone' ? 'sms' : 'mail';
  return {
    message: SESSION_MESSAGES.codeSent[request.language],
    otp_send: true,
    verification_medium: providerOf(request, contact) === null ? medium : 'firebase',
    proven_until: null,
  };
}

async function proveCode(request: ProofCall, contact: Contact, code: string): Promise<void> {
  const key = keyOf(request, contact);
  const provider = providerOf(request, contact);
  if (provider === null) return assertCode(request, key, code);
  const answer = { sessionInfo: request.body.session_info ?? '', phone: contact.value, code };
  const refusal = await provider.refusalOf(answer, () => checkCode(request, key, code));
  if (refusal !== null) refuse(403, 'otp', refusal);
}
