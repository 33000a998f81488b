import type { OperatorRegistration } from '../../../contract/types.gen';
import { needsReason, type RegistrationDecision } from '../../../domain/operator';
import { changesBetween } from '../../../domain/operator-log';
import { type Queryable, timestamp } from '../../db/database';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import { emailDecision } from '../registration/applicant-mail';
import type { CourierDetails } from '../registration/courier-form';
import type { StoreDetails } from '../registration/store-form';
import { DELIVERY_VEHICLES } from '../registration/vehicles';
import { optionalTextIn, type StoredText, textIn } from '../shared/local-text';
import { deliverSoon } from '../shared/outbox';
import { openCourier, openStore, storeTexts } from './accept-registration';
import { reasonIn, recordWrite } from './log/record-write';
import { OPERATOR_MESSAGES } from './operator.messages';
import { consoleRegistrations, lockRegistration, type RegistrationRow } from './registration-console.store';
import { DOCUMENTS } from './registration-documents';

/** Operations that list registrations and execute the operator's decisions [REG-01, X-23]. */
export const registrationConsole = (): Operations => ({
  listRegistrations: async (request) => {
    const rows = await consoleRegistrations(request.database);
    return { registrations: rows.map((row) => toWire(row, request)) };
  },
  decideRegistration: async (request) => {
    const { database, params, body, now, language } = request;
    const reason = body.reason?.trim() || null;
    if (needsReason(body.decision) && reason === null) refuse(403, 'reason', OPERATOR_MESSAGES.reason);
    await database.transaction(async (tx) => {
      const row =
        (await lockRegistration(tx, params.id)) ?? refuse(404, 'not_found', MESSAGES.unknownAddress);
      if (row.state !== 'pending') refuse(403, 'decision', OPERATOR_MESSAGES.answered);
      await decide(tx, row, { decision: body.decision, reason, now });
      await recordWrite(tx, request, {
        action: 'decideRegistration',
        object: 'registration',
        id: row.id,
        changes: [...changesBetween({ state: row.state }, { state: body.decision }), ...reasonIn(reason)],
      });
      await emailDecision(tx, request, { ...row, isApproved: body.decision === 'approved', reason });
    });
    deliverSoon(request);
    return { message: OPERATOR_MESSAGES.saved[language] };
  },
});

type Decision = { decision: RegistrationDecision; reason: string | null; now: number };

async function decide(
  tx: Queryable,
  row: RegistrationRow,
  { decision, reason, now }: Decision,
): Promise<void> {
  const storeId = decision === 'approved' && row.kind === 'store' ? await openStore(tx, row, now) : null;
  if (decision === 'approved' && row.kind === 'courier') await openCourier(tx, row);
  await tx.query(
    `update registrations set state = $2, answer = $3, decided_at = $4::timestamptz, store_id = $5 where id = $1`,
    [row.id, decision, reason, timestamp(now), storeId],
  );
}

function toWire(row: RegistrationRow, { language }: { language: 'en' | 'ar' }): OperatorRegistration {
  const store = row.kind === 'store' ? (row.details as StoreDetails) : null;
  const courier = row.kind === 'courier' ? (row.details as CourierDetails) : null;
  const inLanguage = (text: StoredText | undefined) => (text === undefined ? null : textIn(text, language));
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    store_name: store && inLanguage(storeTexts(store).name),
    address: store && inLanguage(storeTexts(store).address),
    email: row.email,
    phone: row.phone,
    zone: textIn(row.zone, language),
    module: optionalTextIn(row.module, language),
    plan: store?.business_plan ?? null,
    vehicle: DELIVERY_VEHICLES.find(({ id }) => id === courier?.vehicle_id)?.name[language] ?? null,
    is_freelancer: courier?.is_freelancer ?? null,
    identity_type: courier?.identity_type ?? null,
    papers: row.papers,
    repeats: row.repeats,
    answer: row.answer,
    created_at: row.created_at.toISOString(),
    documents: row.documents.map((id) => `${DOCUMENTS}${id}`),
  };
}
