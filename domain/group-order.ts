import type { CartLine, LinePerson } from './cart';
import type { ModuleType } from './catalogue';
import type { Minor } from './money';
import type { OrderKind, OrderStatus } from './order-states';

/** Rules of a group order: friends use a link to add items to the host's cart [CART-71..74]. */

/**
 * The lifetime of a group order's link, in milliseconds. Groups order for the same meal, and a forgotten link
 * must expire.
 */
export const GROUP_LIFETIME = 3 * 60 * 60_000;
export const MAX_MEMBERS = 20;
export const MAX_LINES_PER_MEMBER = 20;
export const MEMBER_NAME_LENGTH = 40;

/** `expired` is computed from the creation time and never stored. */
export type GroupState = 'open' | 'locked' | 'placed' | 'cancelled' | 'expired';

/** `visitor`: a person who has opened the link but has not given a name. */
export type GroupRole = 'host' | 'member' | 'visitor';

type GroupMember = { id: number; name: string; isDone: boolean };

type GroupStore = {
  id: number;
  name: string;
  logoUrl: string | null;
  moduleId: number;
  moduleType: ModuleType | null;
  zoneId: number;
};

/** A group order as one participant sees it. */
export type GroupOrder = {
  token: string;
  state: GroupState;
  role: GroupRole;
  /** The host's first name. `null`: the host has no account. */
  hostName: string | null;
  /** The id of the participant who reads the group order. `null`: the host, or a visitor. */
  memberId: number | null;
  store: GroupStore;
  members: GroupMember[];
  lines: CartLine[];
};

type MealDish = {
  id: number;
  name: string;
  imageUrl: string | null;
  quantity: number;
  total: Minor;
  /** The names of the chosen options. */
  choices: string[];
};

/** The placed order of a group as a friend may see it: the status, and the friend's own dishes [CART-74]. */
export type GroupMeal = {
  status: OrderStatus;
  type: OrderKind;
  expectedAt: string | null;
  dishes: MealDish[];
};

type StoredGroup = { state: Exclude<GroupState, 'expired'>; expiresAt: number };

export const groupStateAt = ({ state, expiresAt }: StoredGroup, now: number): GroupState =>
  isRunning(state) && now >= expiresAt ? 'expired' : state;

/** Returns whether the host can still change the group order. */
export const isRunning = (state: GroupState): boolean => state === 'open' || state === 'locked';

/** Returns whether friends can join and can add or change dishes: only while the group is open. */
export const takesDishes = (state: GroupState): boolean => state === 'open';

/** Returns whether the host may change the group to this state. An ended group cannot be reopened. */
export const canBecome = (state: GroupState, wanted: 'open' | 'locked' | 'cancelled'): boolean =>
  isRunning(state) && state !== wanted;

/**
 * Returns whether the person may change the line. Friends change their own lines while the group is open. The
 * host may remove any line until the group ends.
 */
export const mayChangeLine = (
  { state, memberId, isHost }: { state: GroupState; memberId: number | null; isHost: boolean },
  member: Pick<LinePerson, 'id'> | null,
): boolean =>
  isHost ? isRunning(state) : takesDishes(state) && memberId !== null && member?.id === memberId;

/** Returns whether the host may remove this friend, with the friend's lines. */
export const mayRemovePerson = (
  { state, role, members }: Pick<GroupOrder, 'state' | 'role' | 'members'>,
  memberId: number,
): boolean => role === 'host' && isRunning(state) && members.some(({ id }) => id === memberId);

/** Returns the name without surrounding or repeated spaces. `null`: the name is empty or too long. */
export function memberName(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  return name.length > 0 && name.length <= MEMBER_NAME_LENGTH ? name : null;
}

type OfPerson = { person?: LinePerson };
export type PersonPart<TLine> = { person: LinePerson | null; lines: TLine[] };

/** Groups the lines by person: the host (`null`) first, then each friend in the order of the first line. */
export function byPerson<TLine extends OfPerson>(lines: TLine[]): PersonPart<TLine>[] {
  const parts = new Map<number | null, PersonPart<TLine>>();
  for (const line of lines) {
    const person = line.person ?? null;
    const part = parts.get(person?.id ?? null) ?? { person, lines: [] };
    part.lines.push(line);
    parts.set(person?.id ?? null, part);
  }
  return [...parts.values()].sort(
    (one, other) => Number(one.person !== null) - Number(other.person !== null),
  );
}
