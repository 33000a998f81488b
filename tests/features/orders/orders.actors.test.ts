import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderTrackingMachine } from '../../../machines/orders/order-tracking.machine';
import { picturesMachine } from '../../../machines/orders/pictures.machine';
import { protectedImageMachine } from '../../../machines/orders/protected-image.machine';
import { reviewReminderMachine } from '../../../machines/orders/review-reminder.machine';
import { ApiError } from '../../../src/api/api-error';
import { providePictures } from '../../../src/features/orders/actions/pictures.actors';
import { provideProtectedImage } from '../../../src/features/orders/pictures/protected-image.actors';
import { provideReviewReminder } from '../../../src/features/orders/reminder/review-reminder.actors';
import { reminderBlock } from '../../../src/features/orders/shared/order-reads';
import { provideOrderTracking } from '../../../src/features/orders/tracking/order-tracking.actors';
import { createReads } from '../../../src/platform/reads';
import { listeningTo, outcomeOf, placeholdersLeft, recordedApi } from '../../support/effects';

const shown: string[] = [];
const revoked: string[] = [];
beforeEach(() => {
  shown.length = 0;
  revoked.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    shown.push(`blob:${shown.length + 1}`);
    return shown.at(-1) ?? '';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
const NOW = Date.parse('2026-01-05T12:00:00Z');

type Tell = (received: object) => void;

function tracking(
  follow: (requested: unknown, tell: Tell, signal: AbortSignal) => Promise<void>,
  order: unknown = 'order',
) {
  const found: unknown[] = [];
  const { api, calls } = recordedApi({ order, follow });
  const flow = provideOrderTracking({
    api,
    now: () => NOW,
    keepFound: (requested) => void found.push(requested),
  });
  return { flow, calls, found };
}

const never = () => new Promise<void>(() => undefined);
const lookup = { id: 7, phone: '+97150' };

it('every effect that the machines of order tracking, pictures and reminders invoke is implemented [ORD-05]', () => {
  const { api } = recordedApi();
  expect(placeholdersLeft(orderTrackingMachine, tracking(never).flow)).toEqual([]);
  expect(
    placeholdersLeft(
      picturesMachine,
      providePictures(() => undefined),
    ),
  ).toEqual([]);
  expect(placeholdersLeft(protectedImageMachine, provideProtectedImage(api))).toEqual([]);
  expect(placeholdersLeft(reviewReminderMachine, provideReviewReminder(api, createReads()))).toEqual([]);
});

describe('The effects of order tracking', () => {
  it('store a found order with the time of its response, and do not store a missing one [ORD-20]', async () => {
    const { flow, found, calls } = tracking(never);
    expect(await outcomeOf(flow, 'readOrder', lookup)).toEqual({ order: 'order', receivedAt: NOW });
    expect([calls, found]).toEqual([[['order', lookup]], [lookup]]);
    const missing = tracking(never, () => Promise.reject(new ApiError('notFound')));
    await expect(outcomeOf(missing.flow, 'readOrder', lookup)).rejects.toThrow();
    expect(missing.found).toEqual([]);
  });

  it('report the order’s status, the courier’s position and heartbeats with their time of arrival [ORD-05]', async () => {
    const { flow } = tracking((_, tell) => {
      tell({ what: 'status', status: 'confirmed', at: 5 });
      tell({ what: 'courier', courier: { lat: 1, lng: 2 } });
      tell({ what: 'alive' });
      return never();
    });
    const { received, stop } = listeningTo(flow, 'listen', lookup);
    await vi.waitFor(() => expect(received).toHaveLength(3));
    expect(received).toEqual([
      { type: 'status.changed', status: 'confirmed', at: 5, receivedAt: NOW },
      { type: 'courier.moved', courier: { lat: 1, lng: 2 }, receivedAt: NOW },
      { type: 'signal.received', receivedAt: NOW },
    ]);
    stop();
  });

  it('must reconnect a broken stream, unless it never sent an event [ORD-05]', async () => {
    const broken = () => Promise.reject(new ApiError('offline'));
    const mute = listeningTo(tracking(broken).flow, 'listen', lookup);
    await vi.waitFor(() => expect(mute.received).toEqual([{ type: 'stream.refused' }]));
    const spoke = listeningTo(
      tracking((_, tell) => {
        tell({ what: 'alive' });
        return broken();
      }).flow,
      'listen',
      lookup,
    );
    await vi.waitFor(() => expect(spoke.received.at(-1)).toEqual({ type: 'stream.ended' }));
    mute.stop();
    spoke.stop();
  });

  it('close the stream when the customer leaves the page [ORD-05]', async () => {
    let received: AbortSignal | null = null;
    const { flow } = tracking((_, __, signal) => {
      received = signal;
      return never();
    });
    const { stop } = listeningTo(flow, 'listen', lookup);
    await vi.waitFor(() => expect(received?.aborted).toBe(false));
    stop();
    expect((received as AbortSignal | null)?.aborted).toBe(true);
  });

  it('report the loss and the return of the network [ORD-05]', () => {
    const { received, stop } = listeningTo(tracking(never).flow, 'watchNetwork');
    const online = vi.spyOn(navigator, 'onLine', 'get');
    online.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('online'));
    expect(received).toEqual([{ type: 'network.lost' }, { type: 'network.found' }]);
  });
});

describe('The effects of pictures', () => {
  it('hold chosen pictures and their previews until they are removed [ORD-07]', () => {
    const kept: string[][] = [];
    const flow = providePictures((files) => kept.push(files.map(({ name }) => name)));
    const { received, send, stop } = listeningTo(flow, 'loadPictures');
    send({ type: 'pictures.stored', photos: [photo('a.png'), { name: 'no file' }, photo('b.png')] });
    send({ type: 'picture.dropped', id: '1' });
    expect(received).toEqual([
      {
        type: 'pictures.read',
        pictures: [
          { id: '1', name: 'a.png', url: 'blob:1', isDocument: false },
          { id: '2', name: 'b.png', url: 'blob:2', isDocument: false },
        ],
      },
      {
        type: 'pictures.read',
        pictures: [{ id: '2', name: 'b.png', url: 'blob:2', isDocument: false }],
      },
    ]);
    expect(revoked).toEqual(['blob:1']);
    stop();
    expect(kept).toEqual([['a.png', 'b.png'], ['b.png'], []]);
    expect(revoked).toEqual(['blob:1', 'blob:2']);
  });

  it('report that the chosen pictures were lost in a reload [ORD-07]', () => {
    const { received, stop } = listeningTo(
      providePictures(() => undefined, true),
      'loadPictures',
    );
    expect(received).toEqual([{ type: 'pictures.lost' }]);
    stop();
  });

  it('load a private picture into memory, and release it when the picture is removed [ORD-07]', async () => {
    const { api, calls } = recordedApi({ picture: new Blob(['x']) });
    const flow = provideProtectedImage(api);
    expect(await outcomeOf(flow, 'readPicture', { address: '/orders/7/photo' })).toBe('blob:1');
    expect(calls).toEqual([['picture', '/orders/7/photo']]);
    const { stop } = listeningTo(flow, 'loadPicture', { url: 'blob:1' });
    expect(revoked).toEqual([]);
    stop();
    expect(revoked).toEqual(['blob:1']);
  });
});

it('the review reminder is cached, and requested again after the customer has dismissed it [REV-02, ORD-09]', async () => {
  const { api, calls } = recordedApi({ reviewReminder: { orderId: 7 } });
  const reads = createReads();
  const read = () => reminderBlock({ api: { orders: api } as never, reads }, 3).promise;
  expect(await read()).toEqual({ orderId: 7 });
  await read();
  expect(calls).toEqual([['reviewReminder']]);
  await outcomeOf(provideReviewReminder(api, reads), 'dismissReminder', { orderId: 7 });
  await read();
  expect(calls).toEqual([['reviewReminder'], ['dismissReminder', 7], ['reviewReminder']]);
});

it('the list of orders does not wait for a review reminder, and shows one that has already loaded [REV-02, NFR-09]', async () => {
  const hanging = () => new Promise<never>(() => undefined);
  const read = (reviewReminder: () => Promise<unknown>, list: Promise<unknown>) =>
    reminderBlock({ api: { orders: { reviewReminder } } as never, reads: createReads() }, 3, {
      key: 'list',
      promise: list,
    }).promise;
  expect(await read(hanging, Promise.resolve('orders'))).toBeNull();
  expect(await read(hanging, Promise.reject(new ApiError('offline')))).toBeNull();
  expect(await read(async () => ({ orderId: 7 }), hanging())).toEqual({ orderId: 7 });
});

it('a review reminder that can’t be loaded shows no error message [REV-02]', async () => {
  const orders = { reviewReminder: () => Promise.reject(new ApiError('offline')) };
  expect(await reminderBlock({ api: { orders } as never, reads: createReads() }, 3).promise).toBeNull();
});
