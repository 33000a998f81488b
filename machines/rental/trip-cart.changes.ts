import type { TripCart } from '../../domain/rental/trip-cart';
import { required } from '../shared/required';
import type {
  GivenTripCommand,
  LineChange,
  TripCartContext,
  TripCartEmitted,
  TripChange,
} from './trip-cart.types';

type Change = Partial<TripCartContext>;

export const withCart = (cart: TripCart): Change => ({ cart, change: null, failure: null });

/** Returns how many vehicles of the line's model the provider has. */
export const totalOf = ({ cart }: TripCartContext, lineId: number): number =>
  cart.lines.find(({ id }) => id === lineId)?.vehicle.total ?? 0;

export const isAboveTotal = (context: TripCartContext, { lineId, quantity }: LineChange): boolean =>
  quantity > totalOf(context, lineId);

/** Returns the waiting changes of vehicles that are still in the cart. */
export const wanted = ({ cart, next }: TripCartContext): LineChange[] =>
  next.filter(({ lineId }) => cart.lines.some(({ id }) => id === lineId));

/** Queues a new quantity for a line. It replaces a quantity that is still waiting for this line. */
export const withNext = ({ next }: TripCartContext, { lineId, quantity }: LineChange): Change => ({
  next: [...next.filter((change) => change.lineId !== lineId), { lineId, quantity }],
  failure: null,
});

export function withNextTaken(context: TripCartContext): Change {
  const [change = null, ...next] = wanted(context);
  return { change, next };
}

/**
 * Returns the latest change of each line. Includes the running request, which may be aborted with the page.
 */
export const unsaved = ({ change, next }: TripCartContext): LineChange[] =>
  change === null || next.some(({ lineId }) => lineId === change.lineId) ? next : [change, ...next];

export const commandOf = ({ commands }: TripCartContext): GivenTripCommand =>
  required(commands[0] ?? null, 'command');

/** Returns the first command. The current state guarantees its type. */
export const commandAs = <TType extends GivenTripCommand['type']>(
  context: TripCartContext,
  _: TType,
): Extract<GivenTripCommand, { type: TType }> =>
  commandOf(context) as Extract<GivenTripCommand, { type: TType }>;

export const withCommand = ({ commands }: TripCartContext, command: GivenTripCommand): Change => ({
  commands: [...commands, command],
});

export const withoutCommand = (
  { commands }: TripCartContext,
  { commandId }: Pick<GivenTripCommand, 'commandId'>,
): Change => ({ commands: commands.filter((command) => command.commandId !== commandId) });

export const doneOf = (context: TripCartContext, answer: TripCart): TripCartEmitted => ({
  type: 'command.done',
  commandId: commandOf(context).commandId,
  answer,
});

export const failedOf = (context: TripCartContext, error: unknown): TripCartEmitted => ({
  type: 'command.failed',
  commandId: commandOf(context).commandId,
  error,
});

export const withoutFirst = ({ commands }: TripCartContext): Change => ({ commands: commands.slice(1) });

/** Rejects every waiting command, because its response can't arrive any more. */
export const refusals = ({ commands }: TripCartContext, error: unknown): TripCartEmitted[] =>
  commands.map(({ commandId }) => ({ type: 'command.failed', commandId, error }));

export const tripChangeOf = ({ cart, plan }: TripCartContext): TripChange => ({
  id: cart.plan?.id ?? 0,
  plan: required(plan, 'plan'),
});
