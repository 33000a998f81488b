import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CartQuestion } from '../../../src/features/rental/cart/cart-question';
import { TripCartActor } from '../../../src/features/rental/cart/trip-cart.context';
import { two } from '../../machines/rental/opened-trip-cart';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

afterEach(cleanup);

it.each([
  ['confirmingClear', 'Clear your trip cart?'],
  ['incompatible', 'These vehicles don’t fit the new trip'],
  ['considering', 'This would change'],
  ['editing', 'Change trip'],
])('the dialog of the trip cart in the state %s has its own title [RENT-30]', async (state, title) => {
  const context = { cart: two, preview: null, plan: two.plan, conflicts: [], failure: null };
  const flow = {
    getSnapshot: () => ({
      context,
      children: {},
      matches: (value: unknown) => JSON.stringify(value) === JSON.stringify({ filled: state }),
      hasTag: () => false,
    }),
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  };
  await renderPage(
    <ShopPage>
      <TripCartActor actor={flow as never}>
        <CartQuestion />
      </TripCartActor>
    </ShopPage>,
  );
  expect(screen.getByRole('dialog', { name: title, hidden: true })).toBeDefined();
});
