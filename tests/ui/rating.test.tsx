import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Rating } from '../../src/ui/rating';
import { ShopPage } from '../support/shop-page';
import { renderPage } from '../support/walk-page';

afterEach(cleanup);

it.each([
  [4.46, 'full full full full half', '4.46'],
  [4.24, 'full full full full empty', '4.24'],
  [0.3, 'half empty empty empty empty', '0.30'],
  [5, 'full full full full full', '5.00'],
])('a rating of %d is shown in half stars beside its number [CAT-05]', async (value, fills, number) => {
  await renderPage(
    <ShopPage>
      <Rating look="stars" value={value} />
    </ShopPage>,
  );
  const rating = screen.getByRole('img', { name: `Rated ${number} of 5` });
  const stars = [...rating.querySelectorAll('svg')].map((star) => star.dataset.fill);
  expect(stars.join(' ')).toBe(fills);
  expect(rating.textContent).toBe(number);
});
