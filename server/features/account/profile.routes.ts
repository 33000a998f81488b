import type { Profile, ProfileUpdate, ProfileUpdateResult } from '../../../contract/types.gen';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { OperationRequest, Operations } from '../../http/operation';
import { zonesOf } from '../location/zone-memory';
import { requireRecentProof } from '../session/account-security/recent-proof';
import { assertStillIn } from '../session/accounts/access';
import { notifyOwner } from '../session/accounts/notice';
import { revokeAllTokens } from '../session/tokens/tokens';
import { type AttemptLimit, takeAttempt } from '../shared/attempt-limits';
import { deliverSoon } from '../shared/outbox';
import { signedIn, unauthorized } from '../shared/signed-in';
import { ACCOUNT_MESSAGES } from './account.messages';
import { addressesOf } from './address.store';
import { storeAvatar } from './avatar/avatar.store';
import { putContact, refuseTaken } from './contact-change';
import { type Account, findAccount, findProfile, updateProfileFields } from './profile.store';
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
  const { database, now, currency } = request;
  const customerId = signedIn(request);
  const row = await present(findProfile(database, customerId));
  const { index } = await zonesOf(database);
  return toWireProfile(row, await addressesOf(database, customerId), { now, zones: index, currency });
}

type UpdateRequest = OperationRequest<{ body: ProfileUpdate }>;

/**
 * Changes the profile. Saves nothing before the new contact is verified: the response asks for a code, and
 * the client repeats the call with the code [PROF-03]. Two new contacts are verified one after the other.
 */
async function updateProfile(request: UpdateRequest): Promise<ProfileUpdateResult> {
  const { body, config, database, language } = request;
  const customerId = signedIn(request);
  const account = await present(findAccount(database, customerId));
  const change = readChange(body, account, request);
  if (isGrave(change)) await requireRecentProof(database, request);
  await takeTries(request, change);
  await refuseTaken(request, change);
  const open = openProof(change, account, config);
  if (open !== null && !(await provenBy(request, open))) return sendProof(request, open);
  if (open !== null) {
    await database.transaction(async (tx) => {
      await assertStillIn(tx, request);
      await putContact(tx, customerId, { ...open, isVerified: true });
      if (change[open.channel] !== null) await notifyOwner(tx, request, account, open.channel);
    });
    deliverSoon(request);
    const next = openProof(change, await present(findAccount(database, customerId)), config);
    if (next !== null) return sendProof(request, next);
  }
  await save(request, { account, change, proven: open?.channel ?? null });
  deliverSoon(request);
  return { message: ACCOUNT_MESSAGES.updated[language], otp_send: false };
}

/**
 * Returns whether the change could be used to take over the account. Such a change needs a recent proof of
 * identity.
 */
const isGrave = ({ email, phone, password }: ProfileChange): boolean =>
  email !== null || phone !== null || password !== null;

/**
 * Limits how often a client can try which contacts are taken, and how often it can make the server hash a
 * password.
 */
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

/**
 * `proven`: the contact that an earlier step of this request has changed. Its owner was notified then, so no
 * second notification is sent.
 */
type Saving = { account: Account; change: ProfileChange; proven: 'email' | 'phone' | null };

async function save(request: UpdateRequest, { account, change, proven }: Saving): Promise<void> {
  const { name, phone, email, password, portrait } = change;
  const customerId = signedIn(request);
  const passwordHash = password === null ? null : await request.identity.passwords.hash(password);
  await request.database.transaction(async (tx) => {
    await assertStillIn(tx, request);
    if (phone !== null)
      await putContact(tx, customerId, { channel: 'phone', value: phone, isVerified: false });
    if (email !== null)
      await putContact(tx, customerId, { channel: 'email', value: email, isVerified: false });
    const image = portrait && (await storeAvatar(tx, customerId, portrait));
    await updateProfileFields(tx, customerId, { name, image, passwordHash });
    if (passwordHash !== null) {
      await revokeAllTokens(tx, customerId, request.tokenHash);
      await notifyOwner(tx, request, account, 'password');
    }
    for (const channel of ['email', 'phone'] as const)
      if (change[channel] !== null && channel !== proven) await notifyOwner(tx, request, account, channel);
  });
}

/**
 * Returns the row. Responds with 401 if the account was deleted after the token was checked, for example in
 * another tab.
 */
const present = async <Row>(reading: Promise<Row | null>): Promise<Row> => (await reading) ?? unauthorized();
