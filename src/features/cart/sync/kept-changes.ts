import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart.machine';
import type { CartContext, KeptWish, WantedQuantity } from '../../../../machines/cart/cart.types';
import type { KeyValueStore } from '../../../platform/storage/browser-store';

type CartActor = ActorRefFrom<typeof cartMachine>;
type Owner = { secret: string | null; moduleId: number | null };
type Kept = { owner: string; wishes: KeptWish[] };

const KEY = 'cart-changes';
const MOST = 100;

/**
 * Changes that wait for the network outlive the page, for the same person in the same market only: they are forgotten
 * with whoever leaves, and sent when the cart is read the next time [CART-65, CART-68].
 */
export function keepChanges(cart: CartActor, store: KeyValueStore, ownerNow: () => Owner): () => void {
  let written = store.read(KEY);
  let isTakenUp = written === null;

  const write = (text: string | null) => {
    if (text !== written) store.write(KEY, text);
    written = text;
  };

  const look = (snapshot: SnapshotFrom<CartActor>) => {
    const { context } = snapshot;
    const owner = nameOf(ownerNow());
    if (!isTakenUp) {
      const kept = parse(written);
      if (owner === null || (kept?.owner === owner && context.lines.length === 0)) return;
      if (kept?.owner === owner && !snapshot.matches({ syncing: 'idle' })) return;
      isTakenUp = true;
      if (kept?.owner === owner) cart.send({ type: 'changes.found', kept: kept.wishes });
      else write(null);
      return;
    }
    const wishes = waitingIn(context);
    if (wishes.length === 0) write(null);
    else if (owner !== null && snapshot.hasTag('queued')) write(JSON.stringify({ owner, wishes }));
  };
  const subscription = cart.subscribe(look);
  look(cart.getSnapshot());
  return () => subscription.unsubscribe();
}

const waitingIn = ({ lines, wanted, sending }: CartContext): KeptWish[] =>
  [...(sending ? [sending] : []), ...wanted].flatMap((wish: WantedQuantity) => {
    const line = lines.find(({ id }) => id === wish.lineId);
    return line ? { ...wish, name: line.item.name } : [];
  });

/** Tells people apart without writing their secrets down once more. */
function nameOf({ secret, moduleId }: Owner): string | null {
  if (secret === null || moduleId === null) return null;
  let hash = 0;
  for (const letter of secret) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `${(hash >>> 0).toString(36)}.${moduleId}`;
}

/** Read as if a stranger had written it. */
function parse(text: string | null): Kept | null {
  try {
    const { owner, wishes } = JSON.parse(text ?? '') as { owner?: unknown; wishes?: unknown };
    if (typeof owner !== 'string' || !Array.isArray(wishes) || wishes.length > MOST) return null;
    return { owner, wishes: wishes.flatMap(parseWish) };
  } catch {
    return null;
  }
}

function parseWish(value: unknown): KeptWish[] {
  const { lineId, quantity, name, ifUnavailable } = (value ?? {}) as Partial<Record<keyof KeptWish, unknown>>;
  if (!isCount(lineId) || !isCount(quantity) || typeof name !== 'string') return [];
  const isInstruction = ifUnavailable === 'replace' || ifUnavailable === 'remove' || ifUnavailable === 'call';
  return [{ lineId, quantity, name, ...((isInstruction || ifUnavailable === null) && { ifUnavailable }) }];
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9_999_999_999;
