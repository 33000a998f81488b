import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { RequestContext } from '../../http/request-context';
import { type AttemptLimit, takeAttempt } from '../shared/attempt-limits';
import { deliverSoon } from '../shared/outbox';
import { emailApplicant } from './applicant-mail';
import { ALREADY } from './registration.messages';
import {
  type EarlierRegistration,
  holdRegistrations,
  insertRegistration,
  knownRegistration,
  type Registration,
} from './registration.store';

/** Per IP address: a business registers one store, not a hundred. */
const SENT_FROM_ADDRESS: AttemptLimit = { kind: 'registration', most: 30, window: 60 * 60_000 };

/**
 * A second registration with the same contacts or documents gets the same answer and is stored for the
 * operator. Only the applicant learns of it: by the first registration's password, or by mail.
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
    await holdRegistrations(tx);
    const first = await knownRegistration(tx, registration);
    const inserted = await insertRegistration(tx, registration, first?.id ?? null);
    await emailApplicant(tx, request, registration, first);
    return inserted;
  });
  deliverSoon(request);
  return id;
}

/** Equal work whether or not a first one exists. */
async function refuseOwn(
  { identity }: RequestContext,
  known: EarlierRegistration | null,
  { applicant }: Registration,
): Promise<void> {
  const isTheirs = await identity.passwords.verify(applicant.password, known?.password_hash ?? null);
  if (known !== null && isTheirs) refuse(403, 'registered', ALREADY[known.state]);
}
