import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromTransition, setup } from 'xstate';
import type { StoredChange } from '../../../machines/cart/cart.types';
import { providePendingChanges } from '../../../src/features/cart/sync/pending-changes.actors';
import { settled } from '../../support/deferred';

const KEY = 'cart-changes';
const anna = { token: 'anna', selectedId: 1 };
const changes: StoredChange[] = [{ lineId: 1, quantity: 2, name: 'Margherita' }];

const standing = (context: object) => fromTransition((state) => state, context);
/** The first dynamic import takes longer than one tick of the event loop. */
const written = async () => {
  await import('../../../src/features/cart/sync/pending-changes');
  for (let tick = 0; tick < 5; tick += 1) await settled();
};

/** A browser whose storage survives its pages. */
function browser() {
  const values = new Map<string, string>();
  const store = {
    read: () => values.get(KEY) ?? null,
    write: (value: string | null) => void (value === null ? values.delete(KEY) : values.set(KEY, value)),
  };
  async function opens({ token, selectedId } = anna) {
    const root = createActor(
      setup({
        actors: {
          pendingChanges: providePendingChanges(store),
          session: standing({ token, guestId: 'guest-1' }),
          module: standing({ selectedId }),
        },
      }).createMachine({
        invoke: [
          { id: 'session', systemId: 'session', src: 'session' },
          { id: 'module', systemId: 'module', src: 'module' },
          { id: 'pendingChanges', systemId: 'pendingChanges', src: 'pendingChanges' },
        ],
      }),
    ).start();
    const flow = root.system.get('pendingChanges') as ActorRefFrom<ReturnType<typeof providePendingChanges>>;
    const found: StoredChange[][] = [];
    flow.on('changes.found', ({ stored }) => void found.push(stored));
    flow.send({ type: 'lines.read', count: 2, lines: [], endsIn: null });
    await written();
    return {
      found,
      tells: async (event: Parameters<typeof flow.send>[0]) => {
        flow.send(event);
        await written();
      },
    };
  }
  return { values, opens };
}

async function leavesOffline() {
  const tab = browser();
  const page = await tab.opens();
  await page.tells({ type: 'changes.waiting', changes });
  return { ...tab, page };
}

it('a cart change made offline is stored for the next visit and deleted once it is sent [CART-68, NFR-08]', async () => {
  const { values, opens } = await leavesOffline();
  expect(values.get(KEY)).toContain('Margherita');
  expect(values.get(KEY)).not.toContain('anna');

  const { found, tells } = await opens();
  expect(found).toEqual([changes]);
  expect(values.has(KEY)).toBe(true);
  await tells({ type: 'changes.settled' });

  expect(values.has(KEY)).toBe(false);
});

it.each([
  ['another person', { token: 'ben', selectedId: 1 }],
  ['another market', { token: 'anna', selectedId: 2 }],
])('a stored cart change is not shown to %s and is deleted [CART-65, CART-68]', async (_, owner) => {
  const { values, opens } = await leavesOffline();

  const { found } = await opens(owner);

  expect(found).toEqual([]);
  expect(values.has(KEY)).toBe(false);
});

it('stored cart changes are deleted when the customer signs out [CART-65]', async () => {
  const { values, page } = await leavesOffline();

  await page.tells({ type: 'owner.changed' });

  expect(values.has(KEY)).toBe(false);
});

it.each([
  '',
  'nonsense',
  'null',
  '{"owner":1,"changes":[]}',
  '{"owner":"x","changes":[null,7,{"lineId":"1"},{"lineId":-1,"quantity":2,"name":"x"}]}',
])('an invalid stored cart change is ignored: %j [STO-02, CART-68]', async (text) => {
  const { values, opens } = browser();
  values.set(KEY, text);

  const { found } = await opens();

  expect(found).toEqual([]);
  expect(values.has(KEY)).toBe(false);
});
