import { expect, it, vi } from 'vitest';
import type { ConsoleView, OperatorRole } from '../../../domain/operator-roles';
import type { Console } from '../../../src/api/operator-api';
import type { ConsoleOrder } from '../../../src/api/operator-mapping';
import { consoleAt } from '../../../src/features/operator/console-reads';
import { createReads } from '../../../src/platform/reads';

const self = { name: 'Maya', email: 'maya@shop.example', role: 'support', store: null } as const;
const lost = new Error('offline');
const open = { is: 'open', content: { self, content: { view: 'orders', orders: [] } } };

function support() {
  const orders = vi.fn<() => Promise<Console<ConsoleOrder[]>>>();
  const sources = {
    api: {
      operator: {
        orders,
        self: async () => ({ is: 'open', content: self }),
        hasAccounts: async () => true,
      } as never,
    },
    reads: createReads(),
  };
  return { orders, sources };
}

it('the console keeps its last data while the server is unreachable [X-23, NFR-08]', async () => {
  const { orders, sources } = support();
  orders.mockRejectedValueOnce(lost);
  await expect(consoleAt(sources, 'orders')).rejects.toBe(lost);
  orders.mockResolvedValueOnce({ is: 'open', content: [] });
  expect(await consoleAt(sources, 'orders')).toEqual(open);
  orders.mockRejectedValueOnce(lost);
  expect(await consoleAt(sources, 'orders')).toEqual(open);
});

it('the console deletes its data after the operator has signed out [X-23, NFR-08]', async () => {
  const { orders, sources } = support();
  orders.mockResolvedValueOnce({ is: 'open', content: [] });
  expect(await consoleAt(sources, 'orders')).toEqual(open);
  orders.mockResolvedValueOnce({ is: 'locked' });
  expect(await consoleAt(sources, 'orders')).toEqual({ is: 'locked', hasAccounts: true });
  orders.mockRejectedValueOnce(lost);
  await expect(consoleAt(sources, 'orders')).rejects.toBe(lost);
});

it.each([true, false])(
  'the console asks the server whether accounts exist only while the console is locked: %s [X-26]',
  async (hasAccounts) => {
    const ask = vi.fn(async () => hasAccounts);
    const self = vi.fn<() => Promise<unknown>>(async () => ({ is: 'locked' }));
    const sources = { api: { operator: { self, hasAccounts: ask } as never }, reads: createReads() };
    expect(await consoleAt(sources, null)).toEqual({ is: 'locked', hasAccounts });
    self.mockResolvedValueOnce({ is: 'absent' });
    expect(await consoleAt(sources, null)).toEqual({ is: 'absent' });
    expect(ask).toHaveBeenCalledTimes(1);
  },
);

it('the console opens the first section that the operator’s role allows if the requested one is not allowed [X-26]', async () => {
  const read = async (role: OperatorRole, email: string | null, view: ConsoleView | null) => {
    const list = async () => ({ is: 'open', content: [] });
    const operator = {
      self: async () => ({ is: 'open', content: { name: null, email, role, store: null } }),
      switches: list,
      orders: list,
      storeGoods: list,
      accounts: list,
      trips: list,
      passkeys: list,
    };
    const found = await consoleAt({ api: { operator: operator as never }, reads: createReads() }, view);
    return found.is === 'open' ? found.content.content.view : found.is;
  };
  expect(await read('owner', null, null)).toBe('switches');
  expect(await read('owner', null, 'accounts')).toBe('accounts');
  expect(await read('owner', null, 'self')).toBe('switches');
  expect(await read('manager', 'm@shop.example', 'accounts')).toBe('switches');
  expect(await read('support', 's@shop.example', 'switches')).toBe('orders');
  expect(await read('store', 's@shop.example', 'trips')).toBe('orders');
  expect(await read('store', 's@shop.example', 'goods')).toBe('goods');
  expect(await read('owner', null, 'goods')).toBe('switches');
  expect(await read('store', 's@shop.example', 'self')).toBe('self');
});
