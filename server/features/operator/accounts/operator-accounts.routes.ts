import type { OperatorAccountForm } from '../../../../contract/types.gen';
import { changesBetween, type LogChange } from '../../../../domain/operator-log';
import { SHORTEST_OPERATOR_PASSWORD } from '../../../../domain/operator-roles';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/errors';
import { MESSAGES } from '../../../http/messages';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { normalEmail } from '../../session/accounts/contacts';
import { optionalTextIn, textIn } from '../../shared/local-text';
import { recordWrite } from '../log/record-write';
import { OPERATOR_MESSAGES } from '../operator.messages';
import {
  deleteOperator,
  hasOtherOwner,
  insertOperator,
  isEmailFree,
  isStore,
  type OperatorAccount,
  operatorAccount,
  operatorAccounts,
  setPasswordHash,
  storesForAccounts,
  updateOperator,
} from './operator-account.store';
import { revokeLink } from './operator-link.store';
import { endPasskeys } from './operator-passkeys';

/** Operations with which the owner lists, adds, changes and removes operators. */
export const operatorAccountRoutes = (): Operations => ({
  listOperators: async ({ database, language }) => {
    const [rows, stores] = [await operatorAccounts(database), await storesForAccounts(database)];
    return {
      operators: rows.map(({ store, ...row }) => ({ ...row, store: optionalTextIn(store, language) })),
      stores: stores.map(({ id, name }) => ({ id, name: textIn(name, language) })),
    };
  },
  addOperator: async (request) => {
    const { database, body, language, wallClock } = request;
    const hash = body.password ? await hashOf(request, body.password) : null;
    const id = await database.transaction(async (tx) => {
      const account = await accountIn(tx, body);
      const added = await insertOperator(tx, account, { hash, now: wallClock() });
      if (added === null) return refuse(403, 'email', OPERATOR_MESSAGES.emailTaken);
      await recordAccount(tx, request, { action: 'addOperator', id: added, after: account });
      return added;
    });
    return { id, message: OPERATOR_MESSAGES.saved[language] };
  },
  changeOperator: async (request) => {
    const { database, body, params, operator, language } = request;
    const hash = body.password ? await hashOf(request, body.password) : null;
    await database.transaction(async (tx) => {
      const hasOther = await hasOtherOwner(tx, params.id);
      const before = (await operatorAccount(tx, params.id)) ?? unknown();
      const account = await accountIn(tx, body);
      const staysOwner = account.role === 'owner' && account.is_active;
      if (before.role === 'owner' && before.is_active && !staysOwner && !hasOther)
        refuse(403, 'last_owner', OPERATOR_MESSAGES.lastOwner);
      if (!(await isEmailFree(tx, account.email, params.id)))
        refuse(403, 'email', OPERATOR_MESSAGES.emailTaken);
      // Passkeys end too: a new email may mean another person, and a new password may follow a theft.
      const endsPasskeys = hash !== null || before.email !== account.email;
      await recordAccount(tx, request, {
        action: 'changeOperator',
        id: params.id,
        before,
        after: account,
        secrets: [
          ...(hash === null ? [] : [{ field: 'password' }]),
          ...(endsPasskeys ? await endPasskeys(tx, params.id) : []),
        ],
      });
      await updateOperator(tx, params.id, account);
      if (hash !== null) await setPasswordHash(tx, params.id, hash);
      // Sessions and link end if the password or the access has changed. A new name changes neither.
      if (hash !== null || isOtherAccess(before, account)) {
        await operator.door.endAll(tx, params.id);
        await revokeLink(tx, params.id);
      }
    });
    return { message: OPERATOR_MESSAGES.saved[language] };
  },
  removeOperator: async (request) => {
    const { database, params, language } = request;
    await database.transaction(async (tx) => {
      const hasOther = await hasOtherOwner(tx, params.id);
      const before = (await operatorAccount(tx, params.id)) ?? unknown();
      if (before.role === 'owner' && before.is_active && !hasOther)
        refuse(403, 'last_owner', OPERATOR_MESSAGES.lastOwner);
      await recordAccount(tx, request, { action: 'removeOperator', id: params.id, before });
      // A foreign key deletes the operator's sessions too.
      await deleteOperator(tx, params.id);
    });
    return { message: OPERATOR_MESSAGES.saved[language] };
  },
});

const unknown = (): never => refuse(404, 'not_found', MESSAGES.unknownAddress);

type AccountWrite = {
  action: 'addOperator' | 'changeOperator' | 'removeOperator';
  id: number;
  before?: OperatorAccount;
  after?: OperatorAccount;
  /** Changes of secrets. Only the names of their fields are logged. */
  secrets?: LogChange[];
};

/**
 * Logs the change. Called before the account changes, so that operators who change their own account are
 * logged under the old name and role.
 */
function recordAccount(
  tx: Queryable,
  request: RequestContext,
  { action, id, before, after, secrets = [] }: AccountWrite,
): Promise<void> {
  const changes = changesBetween(loggedFields(before), loggedFields(after), ['name', 'email']);
  return recordWrite(tx, request, {
    action,
    object: 'account',
    id,
    changes: [...changes, ...secrets],
  });
}

const loggedFields = (account: OperatorAccount | undefined) => ({
  name: account?.name ?? null,
  email: account?.email ?? null,
  role: account?.role ?? null,
  store_id: account?.store_id ?? null,
  is_active: account?.is_active ?? null,
});

const isOtherAccess = (one: OperatorAccount, other: OperatorAccount): boolean =>
  one.email !== other.email ||
  one.role !== other.role ||
  one.store_id !== other.store_id ||
  one.is_active !== other.is_active;

/** Returns the hash of an operator's password. Refuses a short one. */
export function hashOf({ identity }: Pick<RequestContext, 'identity'>, password: string): Promise<string> {
  if (password.length < SHORTEST_OPERATOR_PASSWORD) refuse(403, 'password', OPERATOR_MESSAGES.passwordShort);
  return identity.passwords.hash(password);
}

async function accountIn(tx: Queryable, body: OperatorAccountForm): Promise<OperatorAccount> {
  const name = body.name.trim();
  if (name === '') refuse(403, 'name', OPERATOR_MESSAGES.name);
  const email = normalEmail(body.email) ?? refuse(403, 'email', OPERATOR_MESSAGES.email);
  const { role } = body;
  const storeId = role === 'store' ? (body.store_id ?? null) : null;
  if (role === 'store' && (storeId === null || !(await isStore(tx, storeId))))
    refuse(403, 'store_id', OPERATOR_MESSAGES.store);
  return { name, email, role, store_id: storeId, is_active: body.is_active ?? true };
}
