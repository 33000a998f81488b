import type { GroupOrder } from '../../../../contract/types.gen';
import {
  canBecome,
  isRunning,
  MAX_LINES_PER_MEMBER,
  MAX_MEMBERS,
  mayChangeLine,
  memberName,
  takesDishes,
} from '../../../../domain/group-order';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/errors';
import { idempotencyKeyOf } from '../../../http/idempotency';
import { MESSAGES } from '../../../http/messages';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { guestOf } from '../../shared/guests';
import { addAll } from '../add-all';
import { isNewAdd, lockCart, readCart, saveLines } from '../cart.store';
import type { Line, SavedLine } from '../cart.types';
import { type ChangeContext, withRemoved, withUpdated } from '../cart-change';
import { ownerOf } from '../cart-key';
import { GROUP_MESSAGES } from './group.messages';
import {
  deleteMember,
  type Group,
  groupByToken,
  type MemberRow,
  membersOf,
  saveMember,
  setDone,
  setState,
} from './group.store';
import { toWireGroup } from './group.wire';
import { startGroup } from './start-group.operation';

/**
 * Operations of a group order. Friends use a link to add items to the host's cart; its token is the only
 * access [CART-71..74].
 */
export const groupRoutes = (): Operations => ({
  startGroupOrder: async (request) => {
    const { database, carts } = request;
    const { group, version } = await startGroup(request);
    carts.notify(group.key, version);
    return toWireGroup(database, request, { group, owner: group.key.owner });
  },
  getGroupOrder: async (request) => {
    const owner = await ownerOf(request);
    return toWireGroup(request.database, request, { group: await groupOf(request.database, request), owner });
  },
  setGroupOrderState: (request) =>
    changeGroup(request, async ({ tx, group, owner }) => {
      const { state } = request.body;
      if (group.key.owner !== owner) refuse(403, 'host', GROUP_MESSAGES.notHost);
      if (!isRunning(group.state)) refuse(403, 'group_over', GROUP_MESSAGES.over);
      if (canBecome(group.state, state)) await setState(tx, group.id, state);
    }),
  joinGroupOrder: (request) =>
    changeGroup(request, async ({ tx, group, owner, members }) => {
      assertOpen(group);
      const name = memberName(request.body.name) ?? refuse(403, 'name', GROUP_MESSAGES.name);
      const isNew = members.every((member) => member.owner !== owner);
      if (group.key.owner === owner) return;
      if (isNew && members.length >= MAX_MEMBERS) refuse(403, 'full', GROUP_MESSAGES.full);
      await saveMember(tx, { groupId: group.id, owner, name, wallNow: request.wallClock() });
    }),
  removeGroupMember: (request) =>
    changeGroup(request, async ({ tx, group, owner, members }) => {
      if (group.key.owner !== owner) refuse(403, 'host', GROUP_MESSAGES.notHost);
      if (!isRunning(group.state)) refuse(403, 'group_over', GROUP_MESSAGES.over);
      const member = members.find(({ id }) => id === request.params.id);
      if (member === undefined) refuse(404, 'not_found', MESSAGES.notFound);
      const { lines } = await readCart(tx, group.key, request.now);
      const own = lines.filter((line) => line.member?.id === member.id).map(({ id }) => id);
      await saveLines(tx, group.cartId, { before: lines, after: withRemoved(lines, own) });
      await deleteMember(tx, member.id);
    }),
  setGroupMemberDone: (request) =>
    changeGroup(request, async ({ tx, group, owner, members }) => {
      assertOpen(group);
      await setDone(tx, joined(members, owner).id, request.body.is_done);
    }),
  addGroupLine: (request) =>
    changeLines(request, async ({ tx, group, member }, lines, context) => {
      const attempt = idempotencyKeyOf(request);
      if (attempt !== null && !(await isNewAdd(tx, group.cartId, attempt))) return lines;
      const after = await addAll(tx, lines, [{ ...request.body, clear_cart: false }], context, () => member);
      if (after.some(({ item }) => item.store_id !== group.store.id))
        refuse(403, 'other_store', GROUP_MESSAGES.notOfStore);
      if (after.filter((line) => line.member?.id === member.id).length > MAX_LINES_PER_MEMBER)
        refuse(403, 'out_of_limit', GROUP_MESSAGES.tooManyLines);
      return after;
    }),
  updateGroupLine: (request) =>
    changeLines(request, ({ group, member }, lines, context) => {
      const id = lineToChange(lines, request.params.id, { group, member, isHost: false });
      return withUpdated(lines, id, request.body, context);
    }),
  removeGroupLine: (request) =>
    changeGroup(request, async ({ tx, group, owner, members }) => {
      const isHost = group.key.owner === owner;
      if (!isHost) assertOpen(group);
      if (!isRunning(group.state)) refuse(403, 'group_over', GROUP_MESSAGES.over);
      const member = isHost ? null : joined(members, owner);
      const { lines } = await readCart(tx, group.key, request.now);
      const id = lineToChange(lines, request.params.id, { group, member, isHost });
      await saveLines(tx, group.cartId, { before: lines, after: withRemoved(lines, [id]) });
      if (member !== null) await setDone(tx, member.id, false);
    }),
});

type WithToken = RequestContext & { params: { token: string } };

async function groupOf(database: Queryable, request: WithToken): Promise<Group> {
  const found = await groupByToken(database, request.params.token, request.wallClock());
  return found ?? refuse(404, 'not_found', GROUP_MESSAGES.notFound);
}

type Change = { tx: Queryable; group: Group; owner: string; members: MemberRow[] };

/**
 * Runs one change while the host's cart is locked, so that it can't happen while the order is being placed.
 * The host's devices then read the group with the new version of the cart [CART-73].
 */
async function changeGroup(
  request: WithToken,
  run: (change: Change) => void | Promise<void>,
): Promise<GroupOrder> {
  const { database, carts, now } = request;
  const owner = await ownerOf(request, guestOf);
  const { group, version } = await database.transaction(async (tx) => {
    const { key } = await groupOf(tx, request);
    await lockCart(tx, key, now);
    // Before the lock, the host may have signed in or ordered.
    const locked = await groupOf(tx, request);
    if (locked.key.owner !== key.owner) refuse(409, 'changed', GROUP_MESSAGES.changed);
    await run({ tx, group: locked, owner, members: await membersOf(tx, locked.id) });
    return { group: await groupOf(tx, request), version: (await readCart(tx, key, now)).version };
  });
  carts.notify(group.key, version);
  return toWireGroup(database, request, { group, owner });
}

type LineChange = Change & { member: MemberRow };
type ChangeLines = (
  change: LineChange,
  lines: SavedLine[],
  context: ChangeContext,
) => Line[] | Promise<Line[]>;

/** Changes the member's lines by the rules of the cart: stock, limits, opening hours [CART-72]. */
const changeLines = (request: WithToken, run: ChangeLines): Promise<GroupOrder> =>
  changeGroup(request, async (change) => {
    const { now, config, cartTerms } = request;
    const { tx, group, owner, members } = change;
    assertOpen(group);
    const member = joined(members, owner);
    const { lines } = await readCart(tx, group.key, now);
    const context: ChangeContext = {
      moduleId: group.key.moduleId,
      now,
      utcOffsetMinutes: config.utc_offset_minutes,
      grant: cartTerms.grant,
    };
    const after = await run({ ...change, member }, lines, context);
    await saveLines(tx, group.cartId, { before: lines, after });
    // A member who changes a line is no longer done.
    await setDone(tx, member.id, false);
  });

function assertOpen({ state }: Group): void {
  if (state === 'locked') refuse(403, 'group_locked', GROUP_MESSAGES.locked);
  if (!takesDishes(state)) refuse(403, 'group_over', GROUP_MESSAGES.over);
}

const joined = (members: MemberRow[], owner: string): MemberRow =>
  members.find((member) => member.owner === owner) ?? refuse(403, 'not_joined', GROUP_MESSAGES.notJoined);

type Changer = { group: Group; member: MemberRow | null; isHost: boolean };

/** Returns the line to change. Lines of other people get the same response as unknown ones. */
function lineToChange(lines: SavedLine[], id: number, { group, member, isHost }: Changer): number {
  const line = lines.find((known) => known.id === id);
  const changer = { state: group.state, memberId: member?.id ?? null, isHost };
  return line && mayChangeLine(changer, line.member) ? line.id : refuse(404, 'not_found', MESSAGES.notFound);
}
