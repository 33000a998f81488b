import { mayDo, type OperatorRole } from './operator-roles';

/** The operations of the console that change something. Every call is recorded in the audit log. */
export const LOGGED_ACTIONS = [
  'openOperator',
  'signInOperator',
  'signInOperatorByPasskey',
  'closeOperator',
  'changeOperatorPassword',
  'addOperatorPasskey',
  'removeOperatorPasskey',
  'addOperator',
  'changeOperator',
  'removeOperator',
  'createOperatorLink',
  'useOperatorLink',
  'setSwitches',
  'setTaxRate',
  'decideRegistration',
  'answerConversation',
  'decideOrder',
  'decideTrip',
  'setStoreStock',
  'setStorePause',
  'setStoreHours',
] as const;
export type LoggedAction = (typeof LOGGED_ACTIONS)[number];

/** The kinds of objects that an operation changes. All but `session` and `settings` have an id. */
export const LOG_OBJECTS = [
  'order',
  'trip',
  'conversation',
  'registration',
  'settings',
  'module',
  'category',
  'store',
  'item',
  'account',
  'session',
] as const;
export type LogObject = (typeof LOG_OBJECTS)[number];

/**
 * Returns the kinds of log entries that this role sees. Managers see no entries about accounts and sessions.
 */
export const logObjectsSeenBy = (role: OperatorRole): LogObject[] =>
  LOG_OBJECTS.filter(
    (object) => mayDo(role, 'listOperators') || (object !== 'account' && object !== 'session'),
  );

export type LogValue = string | number | boolean | null;
/** One changed field. Values of private fields are not logged, only the field's name. */
export type LogChange = { field: string; old?: LogValue; new?: LogValue };

/** The filter of the audit log, as stored in the console's URL. */
export type LogFilter = {
  /** `key`: entries of the shop's access key. */
  person: number | 'key' | null;
  action: LoggedAction | null;
  object: LogObject | null;
  objectId: number | null;
  /** Days in the city's time zone, such as 2026-01-06; both are included. */
  from: string | null;
  to: string | null;
  page: number;
};

type Values = Readonly<Record<string, LogValue>>;

/** Returns the fields that differ. Values of `hidden` fields are left out. */
export const changesBetween = (before: Values, after: Values, hidden: readonly string[] = []): LogChange[] =>
  Object.entries(after)
    .filter(([field, value]) => (before[field] ?? null) !== value)
    .map(([field, value]) =>
      hidden.includes(field) ? { field } : { field, old: before[field] ?? null, new: value },
    );
