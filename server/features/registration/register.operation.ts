import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { RequestContext } from '../../http/request-context';
import { type AttemptLimit, takeAttempt } from '../shared/attempt-limits';
import { deliverSoon } from '../shared/outbox';
import { emailApplicant } from './applicant-mail';
import { ALREADY } from './registration.messages';
import {
  type EarlierRegistration,
  insertRegistration,
  knownRegistration,
  lockRegistrations,
  type Registration,
} from './registration.store';

/** The limit of registrations per IP address. A business registers one store, not a hundred. */
const SENT_FROM_ADDRESS: AttemptLimit = { kind: 'registration', most: 30, window: 60 * 60_000 };

/**
 * Stores a registration. If one with the same contacts or documents exists, the response is the same, and the
 * operator sees both. Only the applicant learns of the first one, by its password or by email.
 */
export async function register(
  request: RequestContext,
  requested: Omit<Registration, 'passwordHash' | 'language' | 'now'>,
): Promise<number> {
  const { database, identity, address, wallClock, language, now } = request;
  if (!(await takeAttempt(database, SENT_FROM_ADDRESS, address, wallClock())))
    refuse(429, 'too_many', MESSAGES.tooMany);
  const passwordHash = await identity.passwords.hash(requested.applicant.password);
  const registration: Registration = { ...requested, passwordHash, language, now };
  await refuseOwn(request, await knownRegistration(database, registration), registration);
  const id = await database.transaction(async (tx) => {
    await lockRegistrations(tx);
    const first = await knownRegistration(tx, registration);
    const inserted = await insertRegistration(tx, registration, first?.id ?? null);
    await emailApplicant(tx, request, registration, first);
    return inserted;
  });
  deliverSoon(request);
  return id;
}

/**
 * Refuses if the password belongs to the first registration. A password is compared in any case, so that the
 * response time reveals nothing.
 */
async function refuseOwn(
  { identity }: RequestContext,
  known: EarlierRegistration | null,
  { applicant }: Registration,
): Promise<void> {
  const isTheirs = await identity.passwords.verify(applicant.password, known?.password_hash ?? null);
  if (known !== null && isTheirs) refuse(403, 'registered', ALREADY[known.state]);
}
