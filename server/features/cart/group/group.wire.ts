import type { GroupOrder } from '../../../../contract/types.gen';
import { type GroupRole, isRunning } from '../../../../domain/group-order';
import type { Queryable } from '../../../db/database';
import type { RequestContext } from '../../../http/request-context';
import { textIn } from '../../shared/local-text';
import { readCart } from '../cart.store';
import { toWireEntry } from '../cart.wire';
import { type Group, type MemberRow, membersOf } from './group.store';

/**
 * Returns the parts of the group that this caller may read. A visitor without a name reads only the host's
 * first name and the store. Members read no more of the host's account [CART-72].
 */
export async function toWireGroup(
  database: Queryable,
  request: RequestContext,
  { group, owner }: { group: Group; owner: string },
): Promise<GroupOrder> {
  const { language, now, cartTerms } = request;
  const { token, state, store, hostName, key } = group;
  const people = await membersOf(database, group.id);
  const own = people.find((member) => member.owner === owner) ?? null;
  const role = roleOf({ group, owner, own });
  const isSeen = role !== 'visitor' && isRunning(state);
  const { lines } = isSeen ? await readCart(database, key, now) : { lines: [] };
  return {
    token,
    state,
    role,
    host_name: hostName,
    member_id: own?.id ?? null,
    store: {
      id: store.id,
      name: textIn(store.name, language),
      logo_full_url: store.logo,
      module_id: store.moduleId,
      module_type: store.moduleType,
      zone_id: store.zoneId,
    },
    members: role === 'visitor' ? [] : people.map(({ id, name, is_done }) => ({ id, name, is_done })),
    lines: lines.map((line) =>
      toWireEntry({ line: { ...line, item: cartTerms.priced(line.item) }, review: null }, request),
    ),
  };
}

type Caller = { group: Group; owner: string; own: MemberRow | null };

const roleOf = ({ group, owner, own }: Caller): GroupRole =>
  group.key.owner === owner ? 'host' : own === null ? 'visitor' : 'member';
