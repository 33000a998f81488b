import { type CartLine, otherStoreOf } from '../../domain/cart';
import { failureOf } from '../shared/failure';
import { required } from '../shared/required';
import type {
  Addition,
  CartAnswer,
  CartContext,
  CartEmitted,
  CartTask,
  CartTaskType,
  GivenCommand,
  LineInstruction,
  LineUpdate,
  StoredChange,
  WantedQuantity,
} from './cart.types';
import { changedLine, isUndoOfClearing, shownLine } from './cart.view';

type Change = Partial<CartContext>;

export type LineParams = { lineId: number };
export type InstructionParams = LineParams & LineInstruction;
export type StoredParams = { stored: StoredChange[] };
export type TaskParams = { task: CartTaskType };
export type CommandParams = { command: GivenCommand };
export type CommandId = { commandId: string };
export type LinesParams = { lines: CartLine[] };

export const emptyCart: CartContext = {
  lines: [],
  isLoaded: false,
  wanted: [],
  sending: null,
  tasks: [],
  failure: null,
  undo: null,
};

/**
 * Queues a change, keeping only the latest per line. Ignores a value that the server already has or is being
 * sent [CART-61].
 */
export function withChange(cart: CartContext, lineId: number, quantity: number): Change {
  const earlier = cart.wanted.find((change) => change.lineId === lineId);
  return withLatest(cart, { ...earlier, lineId, quantity });
}

/**
 * Queues an instruction for a line. The request replaces the whole line, so the quantity is sent too.
 */
export function withInstruction(cart: CartContext, instruction: InstructionParams): Change {
  const { lineId, ifUnavailable, note } = instruction;
  const line = shownLine(cart, lineId);
  if (!line) return {};
  const earlier = cart.wanted.find((change) => change.lineId === lineId);
  return withLatest(cart, {
    ...earlier,
    lineId,
    quantity: line.quantity,
    ...(ifUnavailable !== undefined && { ifUnavailable }),
    ...(note !== undefined && { note: note?.trim() || null }),
  });
}

function withLatest(cart: CartContext, change: WantedQuantity): Change {
  const others = cart.wanted.filter(({ lineId }) => lineId !== change.lineId);
  const known = cart.lines.find(({ id }) => id === change.lineId);
  if (!known) return { wanted: others };
  const expected = cart.sending?.lineId === change.lineId ? changedLine(known, cart.sending) : known;
  return { wanted: isFulfilled(change, expected) ? others : [...others, change] };
}

const isFulfilled = ({ quantity, ifUnavailable, note }: WantedQuantity, line: CartLine): boolean =>
  line.quantity === quantity &&
  (ifUnavailable === undefined || ifUnavailable === (line.ifUnavailable ?? null)) &&
  (note === undefined || note === (line.note ?? null));

/**
 * Increases or decreases a quantity. A step never goes below one; removing is a separate action [CART-07].
 */
export function withStep(cart: CartContext, { lineId }: LineParams, step: 1 | -1): Change {
  const line = shownLine(cart, lineId);
  return line ? withChange(cart, lineId, Math.max(1, line.quantity + step)) : {};
}

/** Queues the stored changes of an earlier visit. A newer change of the same line takes precedence. */
export const withStored = ({ lines, wanted }: CartContext, stored: StoredChange[]): Change => ({
  wanted: [
    ...openChanges(lines, stored)
      .filter(({ lineId }) => !wanted.some((change) => change.lineId === lineId))
      .map(({ name: _, ...change }: StoredChange) => change),
    ...wanted,
  ],
});

export const withNextChangeTaken = ({ wanted }: CartContext): Change => ({
  sending: required(wanted[0] ?? null, 'wanted'),
  wanted: wanted.slice(1),
});

export function lineUpdate({ sending, lines }: CartContext): LineUpdate {
  const update = required(sending, 'sending');
  return { ...update, line: required(lines.find(({ id }) => id === update.lineId) ?? null, 'line') };
}

const waiting = ({ sending, wanted }: CartContext): WantedQuantity[] =>
  sending ? [sending, ...wanted] : wanted;

export const hasChanges = (cart: CartContext): boolean => waiting(cart).length > 0;

/** Returns all pending changes with item names. At the next visit the lines may be gone [CART-68]. */
export const waitingChanges = (cart: CartContext): CartEmitted => ({
  type: 'changes.waiting',
  changes: waiting(cart).flatMap((change) => {
    const line = cart.lines.find(({ id }) => id === change.lineId);
    return line ? [{ ...change, name: line.item.name }] : [];
  }),
});

/**
 * Returns the latest change per line. Quantities are absolute, so sending one twice does no harm [CART-61].
 */
export const lastChanges = (cart: CartContext): CartEmitted => ({
  type: 'changes.left',
  updates: cart.lines.flatMap((line) => {
    const changes = waiting(cart).filter(({ lineId }) => lineId === line.id);
    return changes.length > 0 ? [Object.assign({ line }, ...changes) as LineUpdate] : [];
  }),
});

/**
 * Puts the failed change back at the front of the queue. A newer change of the same line takes precedence.
 */
export const withSendingKept = ({ sending, wanted }: CartContext): Change => ({
  sending: null,
  wanted:
    sending === null
      ? wanted
      : wanted.some(({ lineId }) => lineId === sending.lineId)
        ? wanted.map((newer) => (newer.lineId === sending.lineId ? { ...sending, ...newer } : newer))
        : [sending, ...wanted],
});

/** Discards the failed change. The line shows the server's value again, and the cart is refetched. */
export const rolledBack = (cart: CartContext): Change => ({
  ...withTask(cart, { type: 'reload' }),
  sending: null,
});

/** Replaces the server's lines, and discards pending changes of lines that are gone. */
export const withLines = ({ wanted }: CartContext, lines: CartLine[]): Change => ({
  lines,
  isLoaded: true,
  failure: null,
  wanted: openChanges(lines, wanted),
});

export const answered = (cart: CartContext, lines: CartLine[]): Change => ({
  ...withLines(cart, lines),
  sending: null,
});

export const failedBy = (error: unknown): Change => ({ failure: failureOf(error) });

/** Queues a task. Equal tasks run once, and every sender gets the result. */
export const withTask = ({ tasks }: CartContext, task: CartTask): Change => ({
  tasks: [...tasks.filter(({ type }) => 'commandId' in task || type !== task.type), task],
});

export const withoutTask = ({ tasks }: CartContext, done: CartTaskType): Change => ({
  tasks: tasks.filter((task) => task !== firstOf(tasks, done)),
});

export const withoutCommand = ({ tasks }: CartContext, { commandId }: CommandId): Change => ({
  tasks: tasks.filter((task) => !('commandId' in task) || task.commandId !== commandId),
});

const firstOf = (tasks: CartTask[], wanted: CartTaskType): CartTask | undefined =>
  tasks.find(({ type }) => type === wanted);

/** Returns the first queued command of this kind. */
export function commandOf<TType extends GivenCommand['type']>(
  { tasks }: Pick<CartContext, 'tasks'>,
  type: TType,
): Extract<GivenCommand, { type: TType }> {
  const task = firstOf(tasks, type);
  return required((task as Extract<GivenCommand, { type: TType }> | undefined) ?? null, type);
}

export const addition = (cart: CartContext): Addition => {
  const { request, isClearing } = commandOf(cart, 'add');
  return { request, isClearing };
};

export const hasCommand = ({ tasks }: CartContext): boolean => tasks.some((task) => 'commandId' in task);

export type CommandOutcome = { task: GivenCommand['type'] } & ({ answer: CartAnswer } | { error: unknown });

export function outcomeOf(cart: CartContext, outcome: CommandOutcome): CartEmitted {
  const { commandId } = commandOf(cart, outcome.task);
  return 'error' in outcome
    ? { type: 'command.failed', commandId, error: outcome.error }
    : { type: 'command.done', commandId, answer: outcome.answer };
}

/** Rejects every waiting command, because its response can't arrive any more. */
export const refusals = ({ tasks }: CartContext, error: unknown): CartEmitted[] =>
  tasks.flatMap((task) =>
    'commandId' in task ? [{ type: 'command.failed' as const, commandId: task.commandId, error }] : [],
  );

export const withoutCommands = ({ tasks }: CartContext): Change => ({
  tasks: tasks.filter((task) => !('commandId' in task)),
});

/**
 * Stores the lines that another store's items replace, for Undo. Call it before the task is removed from the
 * queue.
 */
export const replacedLines = ({ lines, tasks, undo }: CartContext): CartLine[] | null => {
  if (firstOf(tasks, 'restore')) return undo;
  const { request, isClearing } = commandOf({ tasks }, 'add');
  return isClearing && otherStoreOf(lines, request.item.storeId) ? lines : null;
};

/** Stores the removed lines for Undo. Call it before the server's response is applied [CART-11, X-02]. */
export function removedLines({ lines, tasks, undo, sending }: CartContext): CartLine[] | null {
  const line = lines.find(({ id }) => id === sending?.lineId);
  if (line === undefined || firstOf(tasks, 'restore')) return undo;
  return [...(undo ?? []).filter(({ item }) => item.storeId === line.item.storeId), line];
}

/**
 * Returns the cart after Undo: the current lines plus the removed ones. A replaced cart is restored as a
 * whole.
 */
export function restoredLines(cart: CartContext): CartLine[] {
  const gone = required(cart.undo, 'undo');
  return isUndoOfClearing(cart) ? gone : [...cart.lines, ...gone];
}

/** Emits the lines to review and the milliseconds until the next price change [CART-63, PRICE-09]. */
export function reading(lines: CartLine[]): CartEmitted {
  const ends = lines.flatMap(({ priceEndsIn }) => priceEndsIn ?? []);
  return {
    type: 'lines.read',
    count: lines.length,
    lines: lines.flatMap(({ id, review }) => (review ? [{ lineId: id, token: review.token }] : [])),
    endsIn: ends.length > 0 ? Math.min(...ends) : null,
  };
}

const openChanges = <Change extends WantedQuantity>(lines: CartLine[], wanted: Change[]): Change[] =>
  wanted.filter((change) => lines.some((line) => line.id === change.lineId && !isFulfilled(change, line)));
