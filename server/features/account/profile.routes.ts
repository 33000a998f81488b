import type { Profile, ProfileUpdate, ProfileUpdateResult } from '../../../contract/types.gen';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { OperationRequest, Operations } from '../../http/operation';
import { zonesOf } from '../location/zone-memory';
import { assertStillIn } from '../session/accounts/access';
import { tellOfChange } from '../session/accounts/notice';
import { type AttemptLimit, takeAttempt } from '../session/codes/attempts';
import { assertProvenLately } from '../session/own-access/proven-lately';
import { signedIn, unauthorized } from '../session/tokens/bearer';
import { revokeAllTokens } from '../session/tokens/tokens';
import { ACCOUNT_MESSAGES } from './account.messages';
import { addressesOf } from './address.store';
import { putContact, refuseTaken } from './contact-change';
import { storePortrait } from './portrait/portrait.store';
import { findAccount, findProfile, setRest } from './profile.store';
import { toWireProfile } from './profile.wire';
import { openProof, type ProfileChange, readChange } from './profile-change';
import { provenBy, sendProof } from './proof';

const CONTACTS_TRIED: AttemptLimit = { kind: 'profile', most: 20, window: 60 * 60_000 };
const PASSWORDS_SET: AttemptLimit = { kind: 'new password', most: 10, window: 15 * 60_000 };

export const profileRoutes = (): Operations => ({
  getProfile: profileOf,
  updateProfile: updateProfile,
});

export async function profileOf(request: OperationRequest): Promise<Profile> {
  const { database, now } = request;
  const customerId = signedIn(request);
  const row = await present(findProfile(database, customerId));
  const { index } = await zonesOf(database);
  return toWireProfile(row, await addressesOf(database, customerId), { now, zones: index });
}

type UpdateRequest = OperationRequest<{ body: ProfileUpdate }>;

/**
 * Nothing changes while a contact has to be proven: the answer asks for the code, and the same call with it goes on
 * from there [PROF-03]. Two new contacts are proven one after the other.
 */
async function updateProfile(request: UpdateRequest): Promise<ProfileUpdateResult> {
  const { body, config, database, language } = request;
  const customerId = signedIn(request);
  const account = await present(findAccount(database, customerId));
  const change = readChange(body, account, request);
  if (isGrave(change)) await assertProvenLately(database, request);
  await takeTries(request, change);
  await refuseTaken(request, change);
  const open = openProof(change, account, config);
  if (open !== null && !(await provenBy(request, open))) return sendProof(request, open);
  if (open !== null) {
    await database.transaction(async (tx) => {
      await assertStillIn(tx, request);
      await putContact(tx, customerId, { ...open, isVerified: true });
    });
    const next = openProof(change, await present(findAccount(database, customerId)), config);
    if (next !== null) return sendProof(request, next);
  }
  await save(request, customerId, change);
  if (change.password !== null) tellOfChange(request, account, 'password');
  for (const channel of ['email', 'phone'] as const)
    if (change[channel] !== null) tellOfChange(request, account, channel);
  return { message: ACCOUNT_MESSAGES.updated[language], otp_send: false };
}

/** Whoever has one of these has the account. */
const isGrave = ({ email, phone, password }: ProfileChange): boolean =>
  email !== null || phone !== null || password !== null;

/** Whose contacts are taken is told nobody who asks for many, and no account keeps the server busy with hashes. */
async function takeTries(request: UpdateRequest, { phone, email, password }: ProfileChange): Promise<void> {
  const { database, wallClock } = request;
  const subject = `customer:${signedIn(request)}`;
  const limits = [
    ...(phone === null && email === null ? [] : [CONTACTS_TRIED]),
    ...(password === null ? [] : [PASSWORDS_SET]),
  ];
  for (const limit of limits)
    if (!(await takeAttempt(database, limit, subject, wallClock())))
      refuse(429, 'too_many', MESSAGES.tooMany);
}

async function save(request: UpdateRequest, customerId: number, change: ProfileChange): Promise<void> {
  const { name, phone, email, password, portrait } = change;
  const passwordHash = password === null ? null : await request.identity.passwords.hash(password);
  await request.database.transaction(async (tx) => {
    await assertStillIn(tx, request);
    if (phone !== null)
      await putContact(tx, customerId, { channel: 'phone', value: phone, isVerified: false });
    if (email !== null)
      await putContact(tx, customerId, { channel: 'email', value: email, isVerified: false });
    const image = portrait && (await storePortrait(tx, customerId, portrait));
    await setRest(tx, customerId, { name, image, passwordHash });
    if (passwordHash !== null) await revokeAllTokens(tx, customerId, request.tokenHash);
  });
}

/** The token was good a moment ago: another tab may have removed the account since then. */
const present = async <Row>(reading: Promise<Row | null>): Promise<Row> => (await reading) ?? unauthorized();
