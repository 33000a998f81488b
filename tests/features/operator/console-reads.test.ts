import { expect, it, vi } from 'vitest';
import type { Console } from '../../../src/api/operator-api';
import type { ConsoleOrder } from '../../../src/api/operator-mapping';
import { consoleAt } from '../../../src/features/operator/console-reads';
import { createReads } from '../../../src/platform/reads';

it('the console keeps its last data while the server is unreachable, and none after signing out [X-23, NFR-08]', async () => {
  const orders = vi.fn<() => Promise<Console<ConsoleOrder[]>>>();
  const ground = { api: { operator: { orders } as never }, reads: createReads() };
  const lost = new Error('offline');
  orders.mockRejectedValueOnce(lost);
  await expect(consoleAt(ground, 'orders')).rejects.toBe(lost);
  orders.mockResolvedValueOnce({ is: 'open', content: [] });
  const open = { is: 'open', content: { view: 'orders', orders: [] } };
  expect(await consoleAt(ground, 'orders')).toEqual(open);
  orders.mockRejectedValueOnce(lost);
  expect(await consoleAt(ground, 'orders')).toEqual(open);
  orders.mockResolvedValueOnce({ is: 'locked' });
  expect(await consoleAt(ground, 'orders')).toEqual({ is: 'locked' });
  orders.mockRejectedValueOnce(lost);
  await expect(consoleAt(ground, 'orders')).rejects.toBe(lost);
});
