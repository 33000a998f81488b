import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromTransition, setup } from 'xstate';
import type { KeptWish } from '../../../machines/cart/cart.types';
import { provideKeptChanges } from '../../../src/features/cart/sync/kept-changes.actors';
import { settled } from '../../support/deferred';

const KEY = 'cart-changes';
const anna = { token: 'anna', selectedId: 1 };
const wishes: KeptWish[] = [{ lineId: 1, quantity: 2, name: 'Margherita' }];

const standing = (context: object) => fromTransition((state) => state, context);
/** The module graph of the first import takes longer than a tick. */
const written = async () => {
  await import('../../../src/features/cart/sync/kept-changes');
  for (let tick = 0; tick < 5; tick += 1) await settled();
};

/** One browser: what it stores outlives its pages. */
function browser() {
  const values = new Map<string, string>();
  const store = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string | null) =>
      void (value === null ? values.delete(key) : values.set(key, value)),
  };
  async function opens({ token, selectedId } = anna) {
    const root = createActor(
      setup({
        actors: {
          keptChanges: provideKeptChanges(store),
          session: standing({ token, guestId: 'guest-1' }),
          module: standing({ selectedId }),
        },
      }).createMachine({
        invoke: [
          { id: 'session', systemId: 'session', src: 'session' },
          { id: 'module', systemId: 'module', src: 'module' },
          { id: 'keptChanges', systemId: 'keptChanges', src: 'keptChanges' },
        ],
      }),
    ).start();
    const flow = root.system.get('keptChanges') as ActorRefFrom<ReturnType<typeof provideKeptChanges>>;
    const found: KeptWish[][] = [];
    flow.on('changes.found', ({ kept }) => void found.push(kept));
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
  await page.tells({ type: 'changes.waiting', wishes });
  return { ...tab, page };
}

it('takes a change to the next visit and forgets it when it is done [CART-68, NFR-08]', async () => {
  const { values, opens } = await leavesOffline();
  expect(values.get(KEY)).toContain('Margherita');
  expect(values.get(KEY)).not.toContain('anna');

  const { found, tells } = await opens();
  expect(found).toEqual([wishes]);
  expect(values.has(KEY)).toBe(true);
  await tells({ type: 'changes.settled' });

  expect(values.has(KEY)).toBe(false);
});

it.each([
  ['another person', { token: 'ben', selectedId: 1 }],
  ['another market', { token: 'anna', selectedId: 2 }],
])('gives nothing to %s, and keeps nothing for later [CART-65, CART-68]', async (_, owner) => {
  const { values, opens } = await leavesOffline();

  const { found } = await opens(owner);

  expect(found).toEqual([]);
  expect(values.has(KEY)).toBe(false);
});

it('forgets what waits when the person leaves [CART-65]', async () => {
  const { values, page } = await leavesOffline();

  await page.tells({ type: 'owner.changed' });

  expect(values.has(KEY)).toBe(false);
});

it.each([
  '',
  'nonsense',
  'null',
  '{"owner":1,"wishes":[]}',
  '{"owner":"x","wishes":[null,7,{"lineId":"1"},{"lineId":-1,"quantity":2,"name":"x"}]}',
])('does not stumble over %j in the storage [STO-02, CART-68]', async (text) => {
  const { values, opens } = browser();
  values.set(KEY, text);

  const { found } = await opens();

  expect(found).toEqual([]);
  expect(values.has(KEY)).toBe(false);
});
