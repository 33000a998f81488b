import { type Queryable, timestamp } from '../../db/database';
import type { Language } from '../../http/language';
import type { Applicant, Document } from './applicant';
import type { CourierDetails } from './courier-form';
import type { StoreDetails } from './store-form';

export type Kind = 'store' | 'courier';

export type Registration = {
  kind: Kind;
  applicant: Applicant;
  passwordHash: string;
  documentNumber: string | null;
  zoneId: number;
  language: Language;
  details: StoreDetails | CourierDetails;
  documents: readonly Document[];
  now: number;
};

export type EarlierRegistration = {
  id: number;
  state: 'pending' | 'approved';
  email: string;
  password_hash: string;
};

/** Returns the first registration with the same contacts or documents that was not refused. */
export async function knownRegistration(
  database: Queryable,
  { kind, applicant, documentNumber }: Pick<Registration, 'kind' | 'applicant' | 'documentNumber'>,
): Promise<EarlierRegistration | null> {
  const [row] = await database.query<EarlierRegistration>(
    `select id, state, email, password_hash from registrations
     where kind = $1 and state <> 'refused' and repeats is null
       and (email = $2 or phone = $3 or papers = $4)
     order by email = $2 desc, id limit 1`,
    [kind, applicant.email, applicant.phone, documentNumber],
  );
  return row ?? null;
}

/** Lets only one registration be stored at a time, so that a concurrent second one finds the first. */
export const lockRegistrations = (tx: Queryable): Promise<unknown> =>
  tx.query('lock table registrations in share row exclusive mode');

export async function insertRegistration(
  tx: Queryable,
  { kind, applicant, passwordHash, documentNumber, zoneId, language, details, documents, now }: Registration,
  repeats: number | null,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into registrations (kind, first_name, last_name, email, phone, password_hash, papers, zone_id, language,
       details, repeats, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::timestamptz) returning id`,
    [
      kind,
      applicant.firstName,
      applicant.lastName,
      applicant.email,
      applicant.phone,
      passwordHash,
      documentNumber,
      zoneId,
      language,
      JSON.stringify(details),
      repeats,
      timestamp(now),
    ],
  );
  if (row === undefined) throw new Error('A registration was not kept');
  for (const { field, extension, bytes } of documents)
    await tx.query(
      'insert into registration_files (registration_id, field, extension, bytes) values ($1, $2, $3, $4)',
      [row.id, field, extension, bytes],
    );
  return row.id;
}
