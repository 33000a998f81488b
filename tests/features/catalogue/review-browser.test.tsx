import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { locationMachine } from '../../../machines/location/location.machine';
import { moduleMachine } from '../../../machines/location/module.machine';
import type { Review } from '../../../src/api/discovery-mapping';
import { reviewsBlock } from '../../../src/features/catalogue/page/page-blocks';
import { Reviews } from '../../../src/features/catalogue/reviews/reviews';
import { LocationProvider } from '../../../src/features/location/location.context';
import { ModuleProvider } from '../../../src/features/location/module.context';
import { createReads } from '../../../src/platform/reads';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const review = (id: number, overrides: Partial<Review> = {}): Review => ({
  id,
  author: `Guest ${id}`,
  rating: 5,
  comment: `Comment ${id}`,
  reply: null,
  createdAt: '2026-11-01T10:00:00Z',
  photos: [],
  ...overrides,
});

async function show(answers: (query: { page: number; sort: string; hasPhotos: boolean }) => Review[]) {
  const itemReviews = vi.fn(async (_id: number, query: never) => {
    const entries = answers(query);
    return { entries, total: entries.length === 0 ? 0 : 3, histogram: null };
  });
  const module = createActor(moduleMachine, { input: { modules: [], storedId: null } }).start();
  const location = createActor(locationMachine, { input: { isRental: false } });
  const reads = createReads();
  const subject = { kind: 'item', id: 407, moduleId: 4 } as const;
  const first = { entries: [review(1), review(2)], total: 3, histogram: [2, 1, 0, 0, 0] };
  const firstApi = { discovery: { itemReviews: async () => first } };
  const scope = { language: 'en', zoneIds: [], module: null };
  const page = await reviewsBlock({ api: firstApi as never, reads }, scope, subject).promise;
  await renderPage(
    <ShopPage>
      <LocationProvider actor={location as never}>
        <ModuleProvider actor={module as never}>
          <Reviews subject={subject} page={page} rating={4.6} count={3} />
        </ModuleProvider>
      </LocationProvider>
    </ShopPage>,
    { api: { discovery: { itemReviews } }, reads },
  );
  return itemReviews;
}

it('the reviews start with the average, the stars and the newest reviews, and can load more [REV-01, CAT-05]', async () => {
  const requested = await show(({ page }) => (page === 2 ? [review(3)] : []));

  expect(screen.getByText('4.60').parentElement?.textContent).toBe('4.603 reviews');
  expect(screen.getByText('Comment 2')).toBeDefined();
  expect(requested).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Load more', hidden: true }));

  expect(await screen.findByText('Comment 3')).toBeDefined();
  expect(screen.getByText('Comment 1')).toBeDefined();
});

it('another sort order of the reviews is requested from the server [REV-01]', async () => {
  const requested = await show(() => [review(9, { rating: 1 })]);

  fireEvent.change(screen.getByRole('combobox', { name: 'Sort reviews by', hidden: true }), {
    target: { value: 'lowest' },
  });

  expect(await screen.findByText('Comment 9')).toBeDefined();
  expect(requested.mock.calls[0]?.[1]).toMatchObject({ page: 1, sort: 'lowest' });
});

it('the photo filter says when no review has photos and leads back to all reviews [REV-01]', async () => {
  await show(() => []);

  const withPhotos = screen.getByRole('button', { name: 'With photos', hidden: true });
  fireEvent.click(withPhotos);
  expect(await screen.findByText('No reviews with photos yet')).toBeDefined();
  expect(withPhotos.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Show all reviews', hidden: true }));

  expect(await screen.findByText('Comment 1')).toBeDefined();
});

it('the average rating is shown once, and each number of stars has its number of reviews [REV-01]', async () => {
  await show(() => []);

  expect(screen.getAllByText('4.60')).toHaveLength(1);
  const votes = screen.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent);
  expect(votes).toEqual(['2', '1', '0', '0', '0']);
});
