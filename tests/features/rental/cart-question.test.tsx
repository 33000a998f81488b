import { cleanup, fireEvent, screen, within } from '@testing-library/react';
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
  await ask(state);
  expect(screen.getByRole('dialog', { name: title, hidden: true })).toBeDefined();
});

it('one button removes all vehicles that do not fit the new trip [RENT-24, RENT-25, MSG-88]', async () => {
  const sent = await ask('incompatible', [two.lines[0]?.id ?? 0]);
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getAllByRole('listitem', { hidden: true })).toHaveLength(1);
  fireEvent.click(dialog.getByRole('button', { name: 'Remove & Continue', hidden: true }));
  expect(sent).toEqual([{ type: 'removal.confirmed' }]);
});

/** Opens the dialog of this state. Returns the events that its buttons send. */
async function ask(state: string, conflicts: number[] = []): Promise<unknown[]> {
  const sent: unknown[] = [];
  const context = { cart: two, preview: null, plan: two.plan, conflicts, failure: null };
  const flow = {
    getSnapshot: () => ({
      context,
      children: {},
      matches: (value: unknown) => JSON.stringify(value) === JSON.stringify({ filled: state }),
      hasTag: () => false,
    }),
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: (event: unknown) => void sent.push(event),
  };
  await renderPage(
    <ShopPage>
      <TripCartActor actor={flow as never}>
        <CartQuestion />
      </TripCartActor>
    </ShopPage>,
  );
  return sent;
}
