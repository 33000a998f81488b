import type { CartLine, LinePerson } from './cart';
import type { ModuleType } from './catalogue';

/** Rules of a group order: friends add to the host's cart with a link [CART-71..74]. */

/** How long a link works, in milliseconds. A group decides within a meal; a forgotten link must end. */
export const GROUP_LIFETIME = 3 * 60 * 60_000;
export const MOST_MEMBERS = 20;
export const MOST_LINES_OF_MEMBER = 20;
export const MEMBER_NAME_LENGTH = 40;

/** `expired` is computed from the time and never stored. */
export type GroupState = 'open' | 'locked' | 'placed' | 'cancelled' | 'expired';

/** `visitor`: has the link but has not given a name. */
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

/** A group as one of its people reads it. */
export type GroupOrder = {
  token: string;
  state: GroupState;
  role: GroupRole;
  /** `null`: a host without an account. */
  hostName: string | null;
  /** The reader among the members. `null`: the host, or a visitor. */
  memberId: number | null;
  store: GroupStore;
  members: GroupMember[];
  lines: CartLine[];
};

type StoredGroup = { state: Exclude<GroupState, 'expired'>; expiresAt: number };

export const groupStateAt = ({ state, expiresAt }: StoredGroup, now: number): GroupState =>
  isRunning(state) && now >= expiresAt ? 'expired' : state;

/** The host can still change it. */
export const isRunning = (state: GroupState): boolean => state === 'open' || state === 'locked';

/** Only an open group takes dishes, names and changes of friends. */
export const takesDishes = (state: GroupState): boolean => state === 'open';

/** True if the host may change the group to this state. An ended group never runs again. */
export const canBecome = (state: GroupState, wanted: 'open' | 'locked' | 'cancelled'): boolean =>
  isRunning(state) && state !== wanted;

/** A friend changes own lines while the group is open. The host removes any line while it runs. */
export const mayChangeLine = (
  { state, memberId, isHost }: { state: GroupState; memberId: number | null; isHost: boolean },
  member: Pick<LinePerson, 'id'> | null,
): boolean =>
  isHost ? isRunning(state) : takesDishes(state) && memberId !== null && member?.id === memberId;

/** The name without surrounding or repeated spaces. `null`: empty or too long. */
export function memberName(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  return name.length > 0 && name.length <= MEMBER_NAME_LENGTH ? name : null;
}

type OfPerson = { person?: LinePerson };
export type PersonPart<TLine> = { person: LinePerson | null; lines: TLine[] };

/** The lines by person: the host's (`null`) first, then in the order of the first line. */
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
