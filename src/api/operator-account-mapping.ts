import type { Contract } from '../../contract/types.gen';
import {
  type LinkedAccount,
  OPERATOR_ROLES,
  type OperatorRole,
  type SignedInOperator,
  type SignInLink,
} from '../../domain/operator-roles';
import {
  MalformedAnswerError,
  optionalNumber,
  optionalText,
  requiredNumber,
  requiredText,
  type Wire,
  wiresOf,
} from './wire';

export type ConsoleAccount = {
  id: number;
  name: string;
  email: string;
  role: OperatorRole;
  storeId: number | null;
  store: string | null;
  isActive: boolean;
  /** False until the operator has set a password with the first sign-in link. */
  hasPassword: boolean;
  hasPasskey: boolean;
};
export type ConsoleAccounts = { accounts: ConsoleAccount[]; stores: { id: number; name: string }[] };

/** Returns the role. Throws for an unknown role, because the console could not decide what to show. */
function roleIn(role: unknown): OperatorRole {
  const known = OPERATOR_ROLES.find((one) => one === role);
  if (known === undefined) throw new MalformedAnswerError('role');
  return known;
}

export const toSelf = (wire: Wire<Contract['OperatorSelf']>): SignedInOperator => ({
  name: optionalText(wire.name),
  email: optionalText(wire.email),
  role: roleIn(wire.role),
  store: optionalText(wire.store),
});

/**
 * Returns whether there are operator accounts. Only an explicit `false` makes the console ask for the access
 * key first.
 */
export const toHasAccounts = (wire: Wire<Contract['OperatorSignInStart']>): boolean =>
  wire.has_accounts !== false;

export const toAccounts = (wire: Wire<Contract['OperatorAccounts']>): ConsoleAccounts => ({
  accounts: wiresOf(wire.operators).map((account) => ({
    id: requiredNumber(account, 'id'),
    name: optionalText(account.name) ?? '',
    email: optionalText(account.email) ?? '',
    role: roleIn(account.role),
    storeId: optionalNumber(account.store_id),
    store: optionalText(account.store),
    isActive: account.is_active !== false,
    hasPassword: account.has_password !== false,
    hasPasskey: account.has_passkey === true,
  })),
  stores: wiresOf(wire.stores).map((store) => ({
    id: requiredNumber(store, 'id'),
    name: optionalText(store.name) ?? '',
  })),
});

export const toLink = (wire: Wire<Contract['OperatorLink']>): SignInLink => ({
  url: requiredText(wire, 'url'),
  expiresAt: requiredText(wire, 'expires_at'),
});

export const toLinkedAccount = (wire: Wire<Contract['OperatorLinkAccount']>): LinkedAccount => ({
  name: optionalText(wire.name) ?? '',
  email: optionalText(wire.email) ?? '',
});
