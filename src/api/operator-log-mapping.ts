import type { Contract } from '../../contract/types.gen';
import {
  LOG_OBJECTS,
  LOGGED_ACTIONS,
  type LogChange,
  type LogFilter,
  type LoggedAction,
  type LogObject,
  type LogValue,
} from '../../domain/operator-log';
import { OPERATOR_ROLES, type OperatorRole } from '../../domain/operator-roles';
import type { Page } from './catalogue-mapping';
import {
  numberOr,
  optionalNumber,
  optionalText,
  requiredNumber,
  requiredText,
  type Wire,
  wiresOf,
} from './wire';

export type LogEntry = {
  id: number;
  at: string;
  /** The operator's name. `null`: signed in with the shop's access key. */
  operator: string | null;
  role: OperatorRole | null;
  action: LoggedAction | null;
  object: LogObject | null;
  objectId: number | null;
  objectName: string | null;
  changes: LogChange[];
  requestId: string;
};

export type LogPage = Page<LogEntry> & { people: { id: number; name: string }[] };

export const LOG_PER_PAGE = 25;

/** Returns the query of a page of the audit log. Filters that are not set are left out. */
export const logQuery = ({ person, action, object, objectId, from, to, page }: LogFilter) => ({
  limit: LOG_PER_PAGE,
  offset: page,
  ...(person !== null && { person: String(person) }),
  ...(action !== null && { action }),
  ...(object !== null && { object }),
  ...(objectId !== null && { object_id: objectId }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
});

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | null =>
  list.find((one) => one === value) ?? null;

export const toLogPage = (wire: Wire<Contract['OperatorLogPage']>): LogPage => ({
  total: numberOr(wire.total_size, 0),
  entries: wiresOf(wire.entries).map((entry) => ({
    id: requiredNumber(entry, 'id'),
    at: requiredText(entry, 'created_at'),
    operator: optionalText(entry.operator),
    role: oneOf(OPERATOR_ROLES, entry.role),
    action: oneOf(LOGGED_ACTIONS, entry.action),
    object: oneOf(LOG_OBJECTS, entry.object),
    objectId: optionalNumber(entry.object_id),
    objectName: optionalText(entry.object_name),
    changes: wiresOf(entry.changes).map(({ field, ...values }) => ({
      field: String(field),
      ...('new' in values && { old: valueIn(values.old), new: valueIn(values.new) }),
    })),
    requestId: optionalText(entry.request_id) ?? '',
  })),
  people: wiresOf(wire.people).map((person) => ({
    id: requiredNumber(person, 'id'),
    name: optionalText(person.name) ?? '',
  })),
});

const valueIn = (value: unknown): LogValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
