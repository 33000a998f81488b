import type { PasskeyCredential } from './auth/access';
import type { OrderDecision } from './operator';

/** The role `store` sees one store only. The other roles work for the whole shop. */
export const OPERATOR_ROLES = ['owner', 'manager', 'support', 'store'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

const OWNER = ['owner'] as const;
const MANAGEMENT = ['owner', 'manager'] as const;
const OFFICE = [...MANAGEMENT, 'support'] as const;
const EVERYONE = OPERATOR_ROLES;
/** Operations on the account's own store, which only accounts of the role `store` have. */
const STORE = ['store'] as const;

/** The roles that may use each operation of the console, by operation id in the contract. */
const CONSOLE_ACCESS = {
  readOperator: EVERYONE,
  changeOperatorPassword: EVERYONE,
  listOperatorPasskeys: EVERYONE,
  startOperatorPasskey: EVERYONE,
  addOperatorPasskey: EVERYONE,
  removeOperatorPasskey: EVERYONE,
  listOperators: OWNER,
  addOperator: OWNER,
  changeOperator: OWNER,
  removeOperator: OWNER,
  createOperatorLink: OWNER,
  listOperatorLog: MANAGEMENT,
  listSwitches: MANAGEMENT,
  setSwitches: MANAGEMENT,
  listTaxRates: MANAGEMENT,
  setTaxRate: MANAGEMENT,
  listRegistrations: MANAGEMENT,
  decideRegistration: MANAGEMENT,
  listShopConversations: OFFICE,
  answerConversation: OFFICE,
  listShopTrips: OFFICE,
  decideTrip: OFFICE,
  listShopOrders: EVERYONE,
  decideOrder: EVERYONE,
  listStoreGoods: STORE,
  setStoreStock: STORE,
  listStoreHours: MANAGEMENT,
  setStoreHours: [...MANAGEMENT, ...STORE],
  readStoreOpening: STORE,
  setStorePause: STORE,
  // Pictures are not in the contract, so these operation names exist only here.
  seeRegistrationDocuments: MANAGEMENT,
  seeMessagePictures: OFFICE,
  seeTripPictures: OFFICE,
  seeOrderPictures: EVERYONE,
} as const satisfies Record<string, readonly OperatorRole[]>;

export type ConsoleOperation = keyof typeof CONSOLE_ACCESS;
export const isConsoleOperation = (id: string): id is ConsoleOperation => id in CONSOLE_ACCESS;

export const mayDo = (role: OperatorRole, operation: ConsoleOperation): boolean =>
  (CONSOLE_ACCESS[operation] as readonly OperatorRole[]).includes(role);

/** Sections of the console in display order, with the operation that loads each. */
const VIEW_OPERATIONS = {
  switches: 'listSwitches',
  taxes: 'listTaxRates',
  orders: 'listShopOrders',
  goods: 'listStoreGoods',
  opening: 'readStoreOpening',
  hours: 'listStoreHours',
  trips: 'listShopTrips',
  messages: 'listShopConversations',
  registrations: 'listRegistrations',
  accounts: 'listOperators',
  log: 'listOperatorLog',
} as const satisfies Record<string, ConsoleOperation>;

export type ConsoleView = keyof typeof VIEW_OPERATIONS | 'self';
/** `self`: the section about the operator's own account. The shop's access key has none. */
export const CONSOLE_VIEWS = [...Object.keys(VIEW_OPERATIONS), 'self'] as ConsoleView[];

export type ConsoleCredentials =
  | { kind: 'key'; key: string }
  | { kind: 'account'; email: string; password: string }
  | { kind: 'passkey'; credential: PasskeyCredential };

/**
 * A new passkey of an operator's own account. `name: null`: the name is made from browser and system.
 */
export type PasskeyDraft = { name: string | null; password: string };

/** A signed-in operator. Without an email: signed in with the shop's access key. */
export type SignedInOperator = {
  name: string | null;
  email: string | null;
  role: OperatorRole;
  store: string | null;
};

/** Returns the sections of the console that this operator sees. */
export const viewsOf = ({ role, email }: Pick<SignedInOperator, 'role' | 'email'>): ConsoleView[] =>
  CONSOLE_VIEWS.filter((view) => (view === 'self' ? email !== null : mayDo(role, VIEW_OPERATIONS[view])));

/** An operator account as the owner fills in the form. */
export type OperatorDraft = {
  /** The id of the account. `null`: a new account. */
  id: number | null;
  name: string;
  email: string;
  role: OperatorRole;
  storeId: number | null;
  isActive: boolean;
  /** `null` keeps the password. A new account without a password gets a sign-in link. */
  password: string | null;
};

/** The operator account whose password is set through a sign-in link. */
export type LinkedAccount = { name: string; email: string };
/** `expiresAt`: an ISO 8601 time. */
export type SignInLink = { url: string; expiresAt: string };

/** Decisions about money that the operator has checked or paid outside the shop. */
const MONEY_DECISIONS: readonly string[] = [
  'payment_received',
  'payment_missing',
  'refund_paid',
] satisfies OrderDecision[];

/**
 * Decisions that the role `store` may make. Delivery belongs to the courier, and money to the shop's
 * operators.
 */
const OF_STORE: readonly string[] = [
  'confirmed',
  'processing',
  'handover',
  'canceled',
  'prescription_approved',
  'prescription_priced',
  'prescription_rejected',
] satisfies OrderDecision[];

type Decided = { kind: 'delivery' | 'take_away' | 'parcel' | 'trip' };

/**
 * Returns whether this role may ever make this decision about an order or a trip. Its current status is not
 * checked here.
 */
export function mayDecide(role: OperatorRole, decision: string, { kind }: Decided): boolean {
  if (role === 'support') return !MONEY_DECISIONS.includes(decision);
  if (role !== 'store') return true;
  // For a take-away order, the store itself reports the delivery, because the customer collects it there.
  return OF_STORE.includes(decision) || (decision === 'delivered' && kind === 'take_away');
}

export const SHORTEST_OPERATOR_PASSWORD = 12;
