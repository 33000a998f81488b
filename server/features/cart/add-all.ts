import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import { readItems } from './cart.store';
import type { Draft, Line } from './cart.types';
import { type ChangeContext, withAdded } from './cart-change';

export type Addition = Draft & { clear_cart?: boolean };

/** Adds several items in one change. Used by other features too, for example when ordering again. */
export async function addAll(
  tx: Queryable,
  lines: Line[],
  drafts: Addition[],
  context: ChangeContext,
  memberOf: (draft: Draft) => Line['member'] = () => null,
): Promise<Line[]> {
  const items = await readItems(
    tx,
    drafts.map(({ item_id }) => item_id),
    context.now,
  );
  return drafts.reduce((grown, draft) => {
    const item = items.get(draft.item_id) ?? refuse(404, 'not_found', MESSAGES.notFound);
    const addition = { item, draft, isClearing: draft.clear_cart === true, member: memberOf(draft) };
    return withAdded(grown, addition, context);
  }, lines);
}
