import type { OpeningHours } from '../../../domain/catalogue';
import { changesBetween } from '../../../domain/operator-log';
import { type HoursProblem, hoursByDay, hoursProblems } from '../../../domain/store-hours';
import type { Queryable } from '../../db/database';
import { AppError, refuse } from '../../http/errors';
import type { Language } from '../../http/language';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import { type StoredText, textIn } from '../shared/local-text';
import { storeOf } from './console-sign-in';
import { recordWrite } from './log/record-write';
import { OPERATOR_MESSAGES } from './operator.messages';

const MAX_STORES = 1000;

type StoreHoursRow = { id: number; name: StoredText; hours: OpeningHours[] };

const HOURS = `(select coalesce(jsonb_agg(jsonb_build_object('day', day, 'opens', opens, 'closes', closes)
  order by day, opens), '[]') from store_hours where store_id = store.id)`;

/**
 * Operations that list and change the weekly hours of stores. A store account changes only its own store
 * [X-32].
 */
export const storeHours = (): Operations => ({
  listStoreHours: async ({ database, language }) => {
    const rows = await database.query<StoreHoursRow>(
      `select store.id, store.name, ${HOURS} as hours from stores store
      where store.is_active order by store.id limit ${MAX_STORES}`,
    );
    return { stores: rows.map(({ name, ...store }) => ({ ...store, name: textIn(name, language) })) };
  },
  setStoreHours: async (request) => {
    const { database, params, body, language } = request;
    const own = storeOf(request);
    const { id } = params;
    await database.transaction(async (tx) => {
      const [before] = await tx.query<Pick<StoreHoursRow, 'hours'>>(
        `select ${HOURS} as hours from stores store where id = $1 for update`,
        [id],
      );
      if (before === undefined || (own !== null && own !== id))
        return refuse(404, 'not_found', MESSAGES.unknownAddress);
      assertWeek(body.hours);
      await replaceHours(tx, id, body.hours);
      await recordWrite(tx, request, {
        action: 'setStoreHours',
        object: 'store',
        id,
        changes: changesBetween(hoursByDay(before.hours), hoursByDay(body.hours)),
      });
    });
    return { message: OPERATOR_MESSAGES.saved[language] };
  },
});

/** Refuses wrong periods, each with the reason. The code contains the period's position in the request. */
function assertWeek(hours: readonly OpeningHours[]): void {
  const problems = hoursProblems(hours);
  if (problems.length === 0) return;
  throw new AppError(
    403,
    problems.map((problem) => ({
      code: `hours.${problem.index}`,
      message: { en: problemText(problem, hours, 'en'), ar: problemText(problem, hours, 'ar') },
    })),
  );
}

function problemText(problem: HoursProblem, hours: readonly OpeningHours[], language: Language): string {
  const named = (index: number) => periodIn(hours[index], language);
  const period = named(problem.index);
  return problem.kind === 'overlap'
    ? OPERATOR_MESSAGES.hoursOverlap[language]
        .replace('{period}', period)
        .replace('{other}', named(problem.other))
    : OPERATOR_MESSAGES.hoursTooMany[language].replace('{period}', period);
}

/** 4 January 1970, a Sunday. In opening hours, Sunday is the first day of the week. */
const SUNDAY = Date.UTC(1970, 0, 4);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LOCALES = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-arab' } as const;

/** Returns a period as text, such as `Monday 10:00–14:00`. */
function periodIn(period: OpeningHours | undefined, language: Language): string {
  if (period === undefined) return '';
  const formatted = (clock: string, weekday: 'long' | undefined) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return new Intl.DateTimeFormat(LOCALES[language], {
      ...(weekday && { weekday }),
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }).format(SUNDAY + period.day * DAY + (hours * 60 + minutes) * MINUTE);
  };
  return `${formatted(period.opens, 'long')}–${formatted(period.closes, undefined)}`;
}

async function replaceHours(tx: Queryable, id: number, hours: readonly OpeningHours[]): Promise<void> {
  await tx.query('delete from store_hours where store_id = $1', [id]);
  await tx.query(
    `insert into store_hours (store_id, day, opens, closes)
    select $1, day, opens, closes from jsonb_to_recordset($2::jsonb) as period (day int, opens text, closes text)`,
    [id, JSON.stringify(hours)],
  );
}
