import type { Queryable } from '../../db/database';
import type { Language } from '../../http/language';
import type { CourierDetails } from '../registration/courier-form';
import type { Kind } from '../registration/registration.store';
import type { StoreDetails } from '../registration/store-form';
import type { StoredText } from '../shared/local-text';

export type RegistrationRow = {
  id: number;
  kind: Kind;
  state: 'pending' | 'approved' | 'refused';
  first_name: string;
  last_name: string | null;
  email: string;
  phone: string;
  papers: string | null;
  zone_id: number;
  zone: StoredText;
  module: StoredText | null;
  language: Language;
  details: StoreDetails | CourierDetails;
  repeats: number | null;
  answer: string | null;
  created_at: Date;
  documents: number[];
};

const MAX = 200;
const COLUMNS = `r.id, r.kind, r.state, r.first_name, r.last_name, r.email, r.phone, r.papers, r.zone_id,
  z.name as zone, m.name as module, r.language, r.details, r.repeats, r.answer, r.created_at,
  array(select id from registration_files where registration_id = r.id order by id) as documents`;
const JOINS = `join zones z on z.id = r.zone_id
  left join modules m on m.id = (r.details->>'module_id')::int`;

/** Returns all registrations, those without a decision first. */
export const consoleRegistrations = (database: Queryable): Promise<RegistrationRow[]> =>
  database.query<RegistrationRow>(
    `select ${COLUMNS} from registrations r ${JOINS}
    order by r.state = 'pending' desc, r.created_at desc, r.id desc limit ${MAX}`,
  );

/** Locks the registration, so that two operators can't decide at the same time. */
export async function lockRegistration(tx: Queryable, id: number): Promise<RegistrationRow | null> {
  const [row] = await tx.query<RegistrationRow>(
    `select ${COLUMNS} from registrations r ${JOINS} where r.id = $1 for update of r`,
    [id],
  );
  return row ?? null;
}
