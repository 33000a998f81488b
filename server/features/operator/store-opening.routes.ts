import { openState } from '../../../domain/opening-hours';
import { changesBetween } from '../../../domain/operator-log';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import { presentHours } from '../shared/present-hours';
import type { StoreRow } from '../shared/store.rows';
import { ownStoreOf } from './console-sign-in';
import { recordWrite } from './log/record-write';
import { OPERATOR_MESSAGES } from './operator.messages';

const MINUTE = 60_000;

type OpeningRow = Pick<StoreRow, 'hours' | 'closed_until' | 'is_active'>;

/** Operations with which a store account pauses and resumes taking orders. */
export const storeOpening = (): Operations => ({
  readStoreOpening: async (request) => {
    const { database, now, config } = request;
    const id = ownStoreOf(request);
    const row = (await openingRow(database, id)) ?? unknownStore();
    const { closed_until: closedUntil, hours, is_active: isActive } = row;
    const state = openState(presentHours(row, request), now, config.utc_offset_minutes);
    const isPaused = closedUntil !== null && closedUntil.getTime() > now;
    return {
      store_id: id,
      is_open: isActive && state.isOpen,
      opens_at: state.isOpen ? null : state.opensAt,
      closes_at: state.isOpen ? state.closesAt : null,
      closed_until: isPaused ? closedUntil.toISOString() : null,
      hours,
    };
  },
  setStorePause: async (request) => {
    const { database, body, now, language } = request;
    const { minutes } = body;
    const id = ownStoreOf(request);
    const after = minutes === null ? null : new Date(now + minutes * MINUTE).toISOString();
    await database.transaction(async (tx) => {
      const [before] = await tx.query<Pick<StoreRow, 'closed_until'>>(
        'select closed_until from stores where id = $1 for update',
        [id],
      );
      await tx.query('update stores set closed_until = $2::timestamptz where id = $1', [id, after]);
      await recordWrite(tx, request, {
        action: 'setStorePause',
        object: 'store',
        id,
        changes: changesBetween(
          { closed_until: before?.closed_until?.toISOString() ?? null },
          { closed_until: after },
        ),
      });
    });
    return { message: OPERATOR_MESSAGES.saved[language] };
  },
});

const unknownStore = (): never => refuse(404, 'not_found', MESSAGES.unknownAddress);

async function openingRow(database: Queryable, id: number): Promise<OpeningRow | null> {
  const [row] = await database.query<OpeningRow>(
    `select store.is_active, store.closed_until, coalesce(week.hours, '[]') as hours
    from stores store left join lateral (
      select jsonb_agg(jsonb_build_object('day', day, 'opens', opens, 'closes', closes) order by day, opens) as hours
      from store_hours where store_id = store.id
    ) week on true
    where store.id = $1`,
    [id],
  );
  return row ?? null;
}
