import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import { AddButton } from '../../../src/features/cart/button/add-button';
import { useAddToCart } from '../../../src/features/cart/button/add-to-cart.context';
import { ConflictDialog } from '../../../src/features/cart/button/conflict-dialog';
import { terms } from '../../domain/demo-items';
import { addToCartModel } from '../../machines/cart/add-to-cart.model';
import { itemWith } from '../../machines/catalogue/items';
import { titleOf } from '../../support/model';
import { ShopPage } from '../../support/shop-page';
import { walkPage } from '../../support/walk-page';

const MSG_26 =
  'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.';

const dialog = () => screen.queryByRole('dialog');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const plus = () => screen.getByRole('button', { name: 'Add Margherita to cart', hidden: true });

function Page() {
  const isAsking = useAddToCart((snapshot) => snapshot.matches('storeConflict'));
  return (
    <>
      <AddButton item={itemWith(terms())} />
      {isAsking ? <ConflictDialog /> : null}
    </>
  );
}

type At = SnapshotFrom<typeof addToCartMachine>;

const sawBusy = (itemId: number | undefined) =>
  expect(plus().getAttribute('aria-busy')).toBe(String(itemId === 101));

it.each(addToCartModel.paths.map((path) => [titleOf(path), path] as const))(
  'the page follows: %s [CART-21]',
  async (_, path) => {
    await walkPage({
      machine: addToCartMachine,
      path: path as never,
      page: (actor) => (
        <ShopPage addToCart={actor as never}>
          <Page />
        </ShopPage>
      ),
      press: {
        'conflict.confirmed': (_event, before) =>
          press(before.hasTag('failed') ? 'Try again' : 'Clear and add'),
        'conflict.cancelled': () => press('Keep my cart'),
        'retry.requested': () => press('Try again'),
        'flow.dismissed': () => press('Close'),
      },
      // Without the question the page has nothing for them: what failed is pressed anew.
      elsewhere: {
        'retry.requested': (before: At) => !before.matches('storeConflict'),
        'flow.dismissed': (before: At) => !before.matches('storeConflict'),
      },
      outside: ['add.requested'],
      sees: {
        idle: () => expect(dialog()).toBeNull(),
        adding: ({ context }) => sawBusy(context.request?.item.id),
        updating: ({ context }) => sawBusy(context.request?.item.id),
        failed: () => expect(dialog()).toBeNull(),
        'storeConflict.confirming': ({ context }) => {
          const question = screen.getByRole('dialog', { name: 'Are you sure, you want to reset?' });
          expect(within(question).getByText(MSG_26)).toBeDefined();
          if (context.otherStore) expect(within(question).getByText(context.otherStore)).toBeDefined();
          expect(within(question).getByText('Basil Kitchen')).toBeDefined();
        },
        'storeConflict.clearing': () => {
          const answer = screen.getByRole('button', { name: /Clear and add|Try again/, hidden: true });
          expect(answer.getAttribute('aria-busy')).toBe('true');
        },
        'storeConflict.failed': () => expect(screen.getByRole('alert').textContent).not.toBe(''),
      },
    });
  },
);
