import { describe, expect, it } from 'vitest';
import type { Queryable } from '../../../server/db/database';
import { defineEvent } from '../../../server/features/shared/event';

const tx: Queryable = { query: async () => [], script: async () => {} };

describe('An event of a feature', () => {
  it('calls its handlers in order, one at a time and in the same transaction', async () => {
    const calls: string[] = [];
    const moved = defineEvent<{ to: string }>('moved');
    const handler = (name: string) => async (given: Queryable, data: { to: string }) => {
      expect(given).toBe(tx);
      calls.push(`${name} begins ${data.to}`);
      await Promise.resolve();
      calls.push(`${name} ends`);
    };
    moved.handledBy(handler('first'), handler('second'));
    await moved.publish(tx, { to: 'delivered' });
    expect(calls).toEqual(['first begins delivered', 'first ends', 'second begins delivered', 'second ends']);
  });

  it('fails the publisher when a handler fails and calls no later handler', async () => {
    const calls: string[] = [];
    const moved = defineEvent<null>('moved');
    moved.handledBy(
      () => Promise.reject(new Error('no notification')),
      async () => calls.push('second'),
    );
    await expect(moved.publish(tx, null)).rejects.toThrow('no notification');
    expect(calls).toEqual([]);
  });

  it("can't be published without handlers and accepts its handlers only once", async () => {
    const moved = defineEvent<null>('moved');
    await expect(moved.publish(tx, null)).rejects.toThrow('"moved" has no handlers');
    moved.handledBy(async () => {});
    expect(() => moved.handledBy(async () => {})).toThrow('"moved" has its handlers already');
  });
});
