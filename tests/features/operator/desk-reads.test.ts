import { expect, it, vi } from 'vitest';
import type { Desk } from '../../../src/api/operator-api';
import type { DeskOrder } from '../../../src/api/operator-mapping';
import { deskAt } from '../../../src/features/operator/desk-reads';
import { createReads } from '../../../src/platform/reads';

it('keeps what lay on the desk while the server can’t be reached, and nothing of it once one has left [X-23, NFR-08]', async () => {
  const orders = vi.fn<() => Promise<Desk<DeskOrder[]>>>();
  const ground = { api: { operator: { orders } as never }, reads: createReads() };
  const lost = new Error('offline');
  orders.mockRejectedValueOnce(lost);
  await expect(deskAt(ground, 'orders')).rejects.toBe(lost);
  orders.mockResolvedValueOnce({ is: 'open', content: [] });
  const open = { is: 'open', content: { view: 'orders', orders: [] } };
  expect(await deskAt(ground, 'orders')).toEqual(open);
  orders.mockRejectedValueOnce(lost);
  expect(await deskAt(ground, 'orders')).toEqual(open);
  orders.mockResolvedValueOnce({ is: 'locked' });
  expect(await deskAt(ground, 'orders')).toEqual({ is: 'locked' });
  orders.mockRejectedValueOnce(lost);
  await expect(deskAt(ground, 'orders')).rejects.toBe(lost);
});
