import type { Config } from '../../../../contract/types.gen';
import { logObjectsSeenBy } from '../../../../domain/operator-log';
import { refuse } from '../../../http/errors';
import type { Operations } from '../../../http/operation';
import { textIn } from '../../shared/local-text';
import { momentInCity } from '../../shared/moment';
import { pageFields, pageOf } from '../../shared/paging';
import { signedInOperator } from '../console-sign-in';
import { OPERATOR_MESSAGES } from '../operator.messages';
import { operatorLog, peopleInLog } from './operator-log.store';

/** Operations with which owners and managers read the audit log. */
export const operatorLogRoutes = (): Operations => ({
  listOperatorLog: async (request) => {
    const { database, query, config, language } = request;
    const page = pageOf(query);
    const { person, action, object, object_id: objectId, from, to } = query;
    const { rows, total } = await operatorLog(
      database,
      {
        objects: logObjectsSeenBy(signedInOperator(request).role),
        person: person === 'key' ? null : person === undefined ? undefined : Number(person),
        action,
        object,
        objectId,
        since: from === undefined ? undefined : startOf(from, config, 'from'),
        until: to === undefined ? undefined : startOf(dayAfter(to), config, 'to'),
      },
      page,
    );
    return {
      ...pageFields(page, total),
      entries: rows.map(({ at, object_name: name, ...row }) => ({
        ...row,
        created_at: at.toISOString(),
        object_name: name === null || typeof name === 'string' ? name : textIn(name, language),
      })),
      people: await peopleInLog(database),
    };
  },
});

type City = Pick<Config, 'time_zone' | 'utc_offset_minutes'>;

const startOf = (day: string, city: City, field: string): number =>
  momentInCity(`${day}T00:00`, city) ?? refuse(403, field, OPERATOR_MESSAGES.day);

const DAY = 24 * 60 * 60_000;

/** Returns the next day. An invalid day is returned unchanged. */
function dayAfter(day: string): string {
  const moment = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(moment) ? day : new Date(moment + DAY).toISOString().slice(0, 10);
}
