import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { OwnReview } from '../../../domain/placed-order';
import { orderTrackingMachine } from '../../../machines/orders/order-tracking.machine';
// Imports the lazy dialog in advance, so that it opens immediately.
import '../../../src/features/orders/actions/action-question';
import { WithOrderActions } from '../../../src/features/orders/actions/order-actions';
import { ReviewsPanel } from '../../../src/features/orders/actions/reviews-panel';
import { StatusHead } from '../../../src/features/orders/detail/status-head';
import { OrderTrackingActor } from '../../../src/features/orders/tracking/order-tracking.context';
import { orderOf } from '../../machines/orders/order-tracking.model';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { resting } from '../../support/walk-flow';
import { renderPage } from '../../support/walk-page';

afterEach(() => vi.unstubAllGlobals());

/** Makes every element visible to the lazy loading. */
const seeAll = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (changes: unknown[]) => void;
      constructor(tell: (changes: unknown[]) => void) {
        this.tell = tell;
      }
      observe = () => this.tell([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );

it('the customer’s refund pictures load in a small size with the access token, and again after a failure [ORD-07, PERM-07]', async () => {
  seeAll();
  URL.createObjectURL = vi.fn((blob: Blob | MediaSource) => `blob:${(blob as Blob).type}`);
  URL.revokeObjectURL = vi.fn();
  const user = userEvent.setup();
  const picture = vi.fn(async (address: string) => {
    if (address === '/pictures/orders/b.png' && picture.mock.calls.length < 3) throw new Error('offline');
    return new Blob([], { type: address.endsWith('png') ? 'image/png' : 'image/jpeg' });
  });
  const refund = {
    status: 'requested' as const,
    reason: 'Missing',
    note: null,
    answer: null,
    amount: 1740,
    tax: 83,
  };
  const imageUrls = ['/pictures/orders/a.jpg', '/pictures/orders/b.png'];
  const order = orderOf('refund_requested', { refund: { ...refund, imageUrls, lines: [] } });
  await renderPage(
    <ShopPage session={sessionOf('a token')}>
      <StatusHead order={order} />
    </ShopPage>,
    { api: { orders: { picture } } },
  );
  const pictures = within(screen.getByRole('list', { name: 'Refund photos' }));
  const shown = () => pictures.queryAllByRole('link', { name: 'Open the photo' });
  const again = await pictures.findByRole('button', { name: 'Reload the photo' });
  expect(shown().map((link) => link.getAttribute('href'))).toEqual(['blob:image/jpeg']);
  await user.click(again);
  await waitFor(() =>
    expect(shown().map((link) => link.getAttribute('href'))).toEqual(['blob:image/jpeg', 'blob:image/png']),
  );
  expect(picture.mock.calls.map(([address]) => address)).toEqual([...imageUrls, imageUrls[1]]);
});

it('a review shows its pictures, and editing keeps them unless others are added [ORD-09]', async () => {
  const user = userEvent.setup();
  const review: OwnReview = {
    target: { about: 'store' },
    rating: 4,
    comment: 'Warm',
    imageUrls: ['/pictures/orders/one.jpg'],
    editableUntil: '2100-01-01T00:00:00.000Z',
  };
  const order = orderOf('delivered', { reviews: [review] });
  const tracking = createActor(resting(orderTrackingMachine), { input: { lookup: null } }).start();
  await renderPage(
    <ShopPage session={sessionOf('a token')}>
      <OrderTrackingActor actor={tracking as never}>
        <WithOrderActions order={order}>
          <ReviewsPanel order={order} lines={[]} />
        </WithOrderActions>
      </OrderTrackingActor>
    </ShopPage>,
    { api: { orders: {} } },
  );
  const linksOf = (list: HTMLElement) =>
    within(list)
      .getAllByRole('link', { name: 'Open the photo' })
      .map((link) => link.getAttribute('href'));
  const store = order.store?.name ?? '';
  expect(linksOf(screen.getByRole('list', { name: `Your photos of ${store}` }))).toEqual(review.imageUrls);
  await user.click(screen.getByRole('button', { name: `Edit your review of ${store}` }));
  const form = await screen.findByRole('dialog');
  expect(within(form).getByText('If you add new photos, they replace your current ones.')).toBeTruthy();
  expect(linksOf(within(form).getByRole('list', { name: 'Your photos' }))).toEqual(review.imageUrls);
});
