import { type CartLine, type IfUnavailable, otherStoreOf } from '../../domain/cart';
import { failureOf } from '../shared/failure';
import { required } from '../shared/required';
import type {
  Addition,
  CartAnswer,
  CartContext,
  CartEmitted,
  CartTask,
  CartTaskType,
  GivenErrand,
  KeptWish,
  LineUpdate,
  WantedQuantity,
} from './cart.types';
import { isUndoOfClearing, shownLine, wishedLine } from './cart.view';

type Change = Partial<CartContext>;

/** What the guards and actions of the chart are given. */
export type LineParams = { lineId: number };
export type InstructionParams = LineParams & { ifUnavailable: IfUnavailable | null };
export type KeptParams = { kept: KeptWish[] };
export type TaskParams = { task: CartTaskType };
export type ErrandParams = { errand: GivenErrand };
export type ErrandId = { errandId: string };
export type LinesParams = { lines: CartLine[] };
export type AnswerParams = { output: CartLine[] };

export const emptyCart: CartContext = {
  lines: [],
  isLoaded: false,
  wanted: [],
  sending: null,
  tasks: [],
  failure: null,
  undo: null,
};

/** One wish per line, the latest; none for what the server has or is being told already [CART-61]. */
export function withWish(cart: CartContext, lineId: number, quantity: number): Change {
  const earlier = cart.wanted.find((wish) => wish.lineId === lineId);
  return withLatest(cart, { ...earlier, lineId, quantity });
}

/** Told with the quantity, as the server takes whole lines. */
export function withInstruction(cart: CartContext, { lineId, ifUnavailable }: InstructionParams): Change {
  const line = shownLine(cart, lineId);
  return line ? withLatest(cart, { lineId, quantity: line.quantity, ifUnavailable }) : {};
}

function withLatest(cart: CartContext, wish: WantedQuantity): Change {
  const others = cart.wanted.filter(({ lineId }) => lineId !== wish.lineId);
  const known = cart.lines.find(({ id }) => id === wish.lineId);
  if (!known) return { wanted: others };
  const expected = cart.sending?.lineId === wish.lineId ? wishedLine(known, cart.sending) : known;
  return { wanted: isFulfilled(wish, expected) ? others : [...others, wish] };
}

const isFulfilled = ({ quantity, ifUnavailable }: WantedQuantity, line: CartLine): boolean =>
  line.quantity === quantity &&
  (ifUnavailable === undefined || ifUnavailable === (line.ifUnavailable ?? null));

/** A line never steps below one: taking the last one away is a removal [CART-07]. */
export function withStep(cart: CartContext, lineId: number, step: 1 | -1): Change {
  const line = shownLine(cart, lineId);
  return line ? withWish(cart, lineId, Math.max(1, line.quantity + step)) : {};
}

/** What the customer does now wins over what was kept. */
export const withKept = ({ lines, wanted }: CartContext, kept: KeptWish[]): Change => ({
  wanted: [
    ...openWishes(lines, kept)
      .filter(({ lineId }) => !wanted.some((wish) => wish.lineId === lineId))
      .map(({ name: _, ...wish }: KeptWish) => wish),
    ...wanted,
  ],
});

export const withNextWishTaken = ({ wanted }: CartContext): Change => ({
  sending: required(wanted[0] ?? null, 'wanted'),
  wanted: wanted.slice(1),
});

export function lineUpdate({ sending, lines }: CartContext): LineUpdate {
  const update = required(sending, 'sending');
  return { ...update, line: required(lines.find(({ id }) => id === update.lineId) ?? null, 'line') };
}

const waiting = ({ sending, wanted }: CartContext): WantedQuantity[] =>
  sending ? [sending, ...wanted] : wanted;

export const hasWishes = (cart: CartContext): boolean => waiting(cart).length > 0;

/** With the names of their items, since the lines may be gone when they are read again [CART-68]. */
export const waitingChanges = (cart: CartContext): CartEmitted => ({
  type: 'changes.waiting',
  wishes: waiting(cart).flatMap((wish) => {
    const line = cart.lines.find(({ id }) => id === wish.lineId);
    return line ? [{ ...wish, name: line.item.name }] : [];
  }),
});

/** The latest of each line; as quantities are absolute, one that is under way already does no harm [CART-61]. */
export const lastChanges = (cart: CartContext): CartEmitted => ({
  type: 'changes.left',
  updates: cart.lines.flatMap((line) => {
    const wishes = waiting(cart).filter(({ lineId }) => lineId === line.id);
    return wishes.length > 0 ? [Object.assign({ line }, ...wishes) as LineUpdate] : [];
  }),
});

/** Back to the head of the queue, unless the customer wants something newer of that line. */
export const withSendingKept = ({ sending, wanted }: CartContext): Change => ({
  sending: null,
  wanted: sending && !wanted.some(({ lineId }) => lineId === sending.lineId) ? [sending, ...wanted] : wanted,
});

/** The line goes back to what the server has, which is read anew to be sure. */
export const rolledBack = (cart: CartContext): Change => ({
  ...withTask(cart, { type: 'reload' }),
  sending: null,
});

/** The server's lines; newer wishes stay on top as long as they still mean something. */
export const withLines = ({ wanted }: CartContext, lines: CartLine[]): Change => ({
  lines,
  isLoaded: true,
  failure: null,
  wanted: openWishes(lines, wanted),
});

export const answered = (cart: CartContext, lines: CartLine[]): Change => ({
  ...withLines(cart, lines),
  sending: null,
});

export const failedBy = (error: unknown): Change => ({ failure: failureOf(error) });

/** Twice the same is once; every errand has its own asker. */
export const withTask = ({ tasks }: CartContext, task: CartTask): Change => ({
  tasks: [...tasks.filter(({ type }) => 'errandId' in task || type !== task.type), task],
});

export const withoutTask = ({ tasks }: CartContext, done: CartTaskType): Change => ({
  tasks: tasks.filter((task) => task !== firstOf(tasks, done)),
});

export const withoutErrand = ({ tasks }: CartContext, { errandId }: ErrandId): Change => ({
  tasks: tasks.filter((task) => !('errandId' in task) || task.errandId !== errandId),
});

const firstOf = (tasks: CartTask[], wanted: CartTaskType): CartTask | undefined =>
  tasks.find(({ type }) => type === wanted);

/** The errand of this kind whose turn it is. */
export function errandOf<TType extends GivenErrand['type']>(
  { tasks }: Pick<CartContext, 'tasks'>,
  type: TType,
): Extract<GivenErrand, { type: TType }> {
  const task = firstOf(tasks, type);
  return required((task as Extract<GivenErrand, { type: TType }> | undefined) ?? null, type);
}

export const addition = (cart: CartContext): Addition => {
  const { request, isClearing } = errandOf(cart, 'add');
  return { request, isClearing };
};

export const hasErrand = ({ tasks }: CartContext): boolean => tasks.some((task) => 'errandId' in task);

export type ErrandOutcome = { task: GivenErrand['type'] } & ({ answer: CartAnswer } | { error: unknown });

export function outcomeOf(cart: CartContext, outcome: ErrandOutcome): CartEmitted {
  const { errandId } = errandOf(cart, outcome.task);
  return 'error' in outcome
    ? { type: 'errand.failed', errandId, error: outcome.error }
    : { type: 'errand.done', errandId, answer: outcome.answer };
}

/** Nobody waits for an answer that will not come. */
export const refusals = ({ tasks }: CartContext, error: unknown): CartEmitted[] =>
  tasks.flatMap((task) =>
    'errandId' in task ? [{ type: 'errand.failed' as const, errandId: task.errandId, error }] : [],
  );

export const withoutErrands = ({ tasks }: CartContext): Change => ({
  tasks: tasks.filter((task) => !('errandId' in task)),
});

/** The lines that goods of another store have taken the place of, for Undo; asked before the errand is struck. */
export const replacedLines = ({ lines, tasks, undo }: CartContext): CartLine[] | null => {
  if (firstOf(tasks, 'restore')) return undo;
  const { request, isClearing } = errandOf({ tasks }, 'add');
  return isClearing && otherStoreOf(lines, request.item.storeId) ? lines : null;
};

/** With those taken out a moment ago; asked before the server's answer is taken over [CART-11, X-02]. */
export function removedLines({ lines, tasks, undo, sending }: CartContext): CartLine[] | null {
  const line = lines.find(({ id }) => id === sending?.lineId);
  if (line === undefined || firstOf(tasks, 'restore')) return undo;
  return [...(undo ?? []).filter(({ item }) => item.storeId === line.item.storeId), line];
}

/** What was taken out comes to the rest; an old cart takes the place of the new one. */
export function restoredLines(cart: CartContext): CartLine[] {
  const gone = required(cart.undo, 'undo');
  return isUndoOfClearing(cart) ? gone : [...cart.lines, ...gone];
}

/** What has changed behind the customer's back, and when the next sale ends [CART-63, PRICE-09]. */
export function reading(lines: CartLine[]): CartEmitted {
  const ends = lines.flatMap(({ priceEndsIn }) => priceEndsIn ?? []);
  return {
    type: 'lines.read',
    count: lines.length,
    lines: lines.flatMap(({ id, review }) => (review ? [{ lineId: id, token: review.token }] : [])),
    endsIn: ends.length > 0 ? Math.min(...ends) : null,
  };
}

const openWishes = <Wish extends WantedQuantity>(lines: CartLine[], wanted: Wish[]): Wish[] =>
  wanted.filter((wish) => lines.some((line) => line.id === wish.lineId && !isFulfilled(wish, line)));
