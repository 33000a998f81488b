import type { OperatorLogEntry, OperatorLogPerson } from '../../../../contract/types.gen';
import type { LogObject } from '../../../../domain/operator-log';
import { type Queryable, timestamp } from '../../../db/database';
import type { StoredText } from '../../shared/local-text';
import { MAX_COUNTED, type Page, type PageRequest } from '../../shared/paging';
import { allOf, values } from '../../shared/sql';

type LogRow = Omit<OperatorLogEntry, 'created_at' | 'object_name'> & {
  at: Date;
  object_name: StoredText | string | null;
};

type LogQuery = {
  /** The kinds of objects that the reader may see. */
  objects: readonly LogObject[];
  /** The operator's account id. `null`: the shop's access key. Undefined: all operators. */
  person?: number | null | undefined;
  action?: string | undefined;
  object?: string | undefined;
  objectId?: number | undefined;
  /** The period in milliseconds. `until` is excluded. */
  since?: number | undefined;
  until?: number | undefined;
};

/**
 * SQL for the current name of the object, also after a renaming. Orders, trips and conversations have only
 * numbers.
 */
const OBJECT_NAME = `case log.object
    when 'account' then (select to_jsonb(name) from operators where id = log.object_id)
    when 'module' then (select name from modules where id = log.object_id)
    when 'category' then (select name from categories where id = log.object_id)
    when 'store' then (select name from stores where id = log.object_id)
    when 'item' then (select name from items where id = log.object_id)
  end`;

/** Returns the matching entries, newest first. */
export async function operatorLog(
  database: Queryable,
  query: LogQuery,
  { limit, page }: PageRequest,
): Promise<Page<LogRow>> {
  const { list, add } = values();
  const equals = (column: string, value: string | number | undefined) =>
    value === undefined ? [] : [`log.${column} = ${add(value)}`];
  const where = allOf([
    `log.object = any(${add(query.objects)}::text[])`,
    ...(query.person === null ? ['log.operator_id is null'] : equals('operator_id', query.person)),
    ...equals('action', query.action),
    ...equals('object', query.object),
    ...equals('object_id', query.objectId),
    ...(query.since === undefined ? [] : [`log.at >= ${add(timestamp(query.since))}::timestamptz`]),
    ...(query.until === undefined ? [] : [`log.at < ${add(timestamp(query.until))}::timestamptz`]),
  ]);
  const [counted] = await database.query<{ total: number }>(
    `select count(*)::int as total from (select 1 from operator_log log where ${where} limit ${MAX_COUNTED}) counted`,
    list,
  );
  const rows = await database.query<LogRow>(
    `select log.id, log.at, log.operator_id, log.operator_name as operator, log.role, log.action, log.object,
      log.object_id, ${OBJECT_NAME} as object_name, log.changes, log.request_id
    from operator_log log where ${where} order by log.id desc
    limit ${add(limit)}::int offset ${add((page - 1) * limit)}::int`,
    list,
  );
  return { rows, total: counted?.total ?? 0 };
}

/** Returns all operators with entries, under their last name in the log. */
export const peopleInLog = (database: Queryable): Promise<OperatorLogPerson[]> =>
  database.query(
    `select distinct on (operator_id) operator_id as id, coalesce(operator_name, '') as name
    from operator_log where operator_id is not null order by operator_id, id desc`,
  );
