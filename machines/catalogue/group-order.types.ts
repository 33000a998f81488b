import type { CartItem } from '../../domain/cart';
import type { Selection } from '../../domain/catalogue';
import type { GroupMeal, GroupOrder } from '../../domain/group-order';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** A dish with its choices. */
export type GroupDish = { item: CartItem & { campaign: unknown }; selection: Selection; quantity: number };

/** A queued change. One request runs at a time. */
export type GroupChange =
  | { type: 'join'; name: string }
  | ({ type: 'add' } & GroupDish)
  | ({ type: 'update'; lineId: number } & GroupDish)
  | { type: 'remove'; lineId: number }
  | { type: 'removeMember'; memberId: number }
  | { type: 'setDone'; isDone: boolean }
  | { type: 'setState'; state: 'open' | 'locked' | 'cancelled' };

export type GroupOrderContext = {
  token: string;
  group: GroupOrder | null;
  changes: GroupChange[];
  /** The placed order, for a friend. `null`: not loaded. */
  meal: GroupMeal | null;
  /** Why the group order could not be loaded when the page opened. */
  failure: Failure | null;
  /** True if the last refresh failed, so that the page may be outdated. */
  isStale: boolean;
  /** True if the last typed name was empty or too long. */
  isNameWrong: boolean;
};

export type GroupOrderEvent =
  | { type: 'name.submitted'; name: string }
  | ({ type: 'dish.chosen' } & GroupDish)
  /** An absolute quantity. Zero removes the line. */
  | { type: 'line.changed'; lineId: number; quantity: number }
  | { type: 'done.toggled'; isDone: boolean }
  | { type: 'person.removed'; memberId: number }
  | { type: 'group.locked' }
  | { type: 'group.reopened' }
  | { type: 'group.ended' }
  /** The host's cart has a new version, because a line was changed [CART-62]. */
  | { type: 'cart.changed' }
  | { type: 'retry.requested' }
  | OwnEvent;

/** Events between the machine's own parallel regions. */
type OwnEvent = { type: 'group.updated' } | { type: 'change.refused' };

export type GroupOrderEmitted = { type: 'dish.added'; itemId: number } | Notice;
