import type { MessageResponse, OfflineMethod, OfflinePaymentInfo } from '../../../contract/types.gen';
import type { ProofKind } from '../../../domain/payment-proof';
import { type Queryable, timestamp } from '../../db/database';
import { AppError, type ErrorEntry, refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { localText, type StoredText, textIn } from '../shared/local-text';
import { fieldMissing, PAYMENT_MESSAGES } from './payments.messages';

type Field = {
  name: string;
  label: StoredText;
  is_required: boolean;
  placeholder?: StoredText;
  kind?: ProofKind;
};
type MethodRow = {
  id: number;
  name: StoredText;
  /**
   * Lines with a label and a value. A value that is the same in every language, such as a number, is a plain
   * string.
   */
  information: { label: StoredText; value: StoredText | string }[];
  fields: Field[];
};

const LONGEST_ANSWER = 200;
const LONGEST_NOTE = 500;

const methodsOf = (database: Queryable): Promise<MethodRow[]> =>
  database.query<MethodRow>(
    'select id, name, information, fields from offline_methods where is_active order by position, id',
  );

/**
 * Returns the methods of offline payment: the shop's account details, and the fields that the customer fills
 * in [CHK-04].
 */
export async function offlineMethods({
  database,
  language,
  config,
}: RequestContext): Promise<OfflineMethod[]> {
  if (config.offline_payment_status !== 1) return [];
  return (await methodsOf(database)).map(({ id, name, information, fields }) => ({
    id,
    method_name: textIn(name, language),
    method_fields: fields.map((field) => ({
      input_name: field.name,
      label: textIn(field.label, language),
      input_type: field.kind === 'day' ? 'date' : 'text',
      input_data: field.placeholder ? textIn(field.placeholder, language) : '',
      is_required: field.is_required ? 1 : 0,
    })),
    method_informations: information.map(({ label, value }) => ({
      customer_input: textIn(label, language),
      customer_data: typeof value === 'string' ? value : textIn(value, language),
    })),
    status: 1,
  }));
}

/**
 * Stores the details of a customer's transfer. The operator compares them with the bank account [CHK-04,
 *
 */
export async function saveOfflinePayment(
  { database, body, now, language }: RequestContext & { body: OfflinePaymentInfo },
  orderId: number,
): Promise<MessageResponse> {
  const proof = await proofOf(database, body.method_id, body);
  const note = textOf(body.customer_note, LONGEST_NOTE, 'customer_note');
  const isSaved = await database.transaction((tx) => savePaymentProof(tx, { orderId, proof, note, now }));
  if (!isSaved) refuse(403, 'order', PAYMENT_MESSAGES.notOffline);
  return { message: PAYMENT_MESSAGES.infoUpdated[language] };
}

export type Proof = { methodId: number; answers: Record<string, string> };
type OfflineProof = { method_id: number; answers: Readonly<Record<string, unknown>> };

/** Returns the payment reference that came with an order or a new payment method. */
export const proofIn = async (
  database: Queryable,
  {
    payment_method: method,
    offline_payment: proof,
  }: { payment_method?: string; offline_payment?: OfflineProof },
): Promise<Proof | null> =>
  method === 'offline_payment' && proof ? proofOf(database, proof.method_id, proof.answers) : null;

async function proofOf(
  database: Queryable,
  methodId: number,
  proof: Readonly<Record<string, unknown>>,
): Promise<Proof> {
  const method = (await methodsOf(database)).find(({ id }) => id === methodId);
  if (method === undefined) return refuse(403, 'method_id', PAYMENT_MESSAGES.noMethod);
  return { methodId, answers: answersIn(proof, method.fields) };
}

type Subject = 'order' | 'trip';
type Kept = ({ orderId: number } | { tripId: number }) & { proof: Proof; note: string | null; now: number };

/** SQL that locks an order or trip if an offline payment is due. */
const DUE: Readonly<Record<Subject, string>> = {
  order: `select 1 from orders o join order_payments p on p.order_id = o.id
    where o.id = $1 and o.status not in ('canceled', 'failed') and p.method = 'offline_payment' and p.status <> 'paid'
    for no key update of o`,
  trip: `select 1 from trips
    where id = $1 and given_back_at is null and coalesce(rest_method, payment_method) = 'offline_payment' and total > paid
    for no key update`,
};

/**
 * Stores the customer's details of an offline payment. Returns false if none is due, because another method was chosen or the order is already paid.
 */
export async function savePaymentProof(tx: Queryable, details: Kept): Promise<boolean> {
  const { proof, note, now } = details;
  const [subject, id] =
    'orderId' in details ? (['order', details.orderId] as const) : (['trip', details.tripId] as const);
  const [due] = await tx.query(DUE[subject], [id]);
  if (due === undefined) return false;
  await tx.query(
    `insert into offline_payments (${subject}_id, method_id, answers, note, created_at, updated_at)
    values ($1, $2, $3::jsonb, $4, $5::timestamptz, $5::timestamptz)
    on conflict (${subject}_id) do update set method_id = excluded.method_id, answers = excluded.answers,
      note = excluded.note, status = 'pending', updated_at = excluded.updated_at`,
    [id, proof.methodId, JSON.stringify(proof.answers), note, timestamp(now)],
  );
  return true;
}

/**
 * Returns the method's fields from the request, as typed. Other fields are ignored. Missing fields are
 * reported together.
 */
function answersIn(body: Readonly<Record<string, unknown>>, fields: Field[]): Record<string, string> {
  const missing: ErrorEntry[] = [];
  const answers: Record<string, string> = {};
  for (const { name, label, is_required } of fields) {
    const answer = textOf(body[name], LONGEST_ANSWER, name);
    if (answer !== null) answers[name] = answer;
    else if (is_required)
      missing.push({
        code: name,
        message: fieldMissing(localText(label)),
      });
  }
  if (missing.length > 0) throw new AppError(403, missing);
  return answers;
}

function textOf(value: unknown, longest: number, field: string): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (text.length > longest) refuse(403, field, PAYMENT_MESSAGES.fieldTooLong);
  return text || null;
}
