import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { RequestContext } from '../../http/request-context';
import { type AttemptLimit, takeAttempt } from '../session/codes/attempts';
import { tellApplicant } from './applicant-mail';
import { ALREADY } from './registration.messages';
import {
  holdRegistrations,
  insertRegistration,
  type Known,
  knownRegistration,
  type Registration,
} from './registration.store';

/** Of one address: a family shop registers one store, not a hundred. */
const SENT_FROM_ADDRESS: AttemptLimit = { kind: 'registration', most: 30, window: 60 * 60_000 };

/**
 * A second one with the same contacts or papers is answered like a first one, and kept beside it for whoever decides:
 * only whoever knows the first one's password is told that it is there, and the address of the first one by mail.
 */
export async function register(
  request: RequestContext,
  asked: Omit<Registration, 'passwordHash' | 'language' | 'now'>,
): Promise<number> {
  const { database, identity, address, wallClock, language, now } = request;
  if (!(await takeAttempt(database, SENT_FROM_ADDRESS, address, wallClock())))
    refuse(429, 'too_many', MESSAGES.tooMany);
  const passwordHash = await identity.passwords.hash(asked.applicant.password);
  const registration: Registration = { ...asked, passwordHash, language, now };
  await refuseOwn(request, await knownRegistration(database, registration), registration);
  const { id, known } = await database.transaction(async (tx) => {
    await holdRegistrations(tx);
    const first = await knownRegistration(tx, registration);
    return { id: await insertRegistration(tx, registration, first?.id ?? null), known: first };
  });
  tellApplicant(request, registration, known);
  return id;
}

/** The same work whether there is a first one or not. */
async function refuseOwn(
  { identity }: RequestContext,
  known: Known | null,
  { applicant }: Registration,
): Promise<void> {
  const isTheirs = await identity.passwords.verify(applicant.password, known?.password_hash ?? null);
  if (known !== null && isTheirs) refuse(403, 'registered', ALREADY[known.state]);
}
