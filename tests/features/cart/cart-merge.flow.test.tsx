import { fireEvent, screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { cartMergeMachine } from '../../../machines/cart/cart-merge.machine';
import { CartMergeDialog } from '../../../src/features/cart/merge/cart-merge-dialog';
import { cartMergeModel, conflict } from '../../machines/cart/cart-merge.model';
import { titleOf } from '../../support/model';
import { ShopPage } from '../../support/shop-page';
import { walkPage } from '../../support/walk-page';

const MSG_26 =
  'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.';

const dialog = () => screen.queryByRole('dialog');
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const press = (name: string) => void fireEvent.click(button(name));
const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true';
const closed = () => expect(dialog()).toBeNull();

function Page({ actor }: { actor: ActorRefFrom<typeof cartMergeMachine> }) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  return isOpen ? <CartMergeDialog actor={actor} /> : null;
}

it.each(cartMergeModel.paths.map((path) => [titleOf(path), path] as const))(
  'the question about two carts follows: %s [CART-64, CART-21]',
  (_, path) =>
    walkPage({
      machine: cartMergeMachine,
      path: path as never,
      page: (actor) => (
        <ShopPage>
          <Page actor={actor as never} />
        </ShopPage>
      ),
      press: {
        'accountCart.kept': () => press("Keep my account's cart"),
        'guestCart.taken': () => press("Take this device's cart"),
        'retry.requested': () => press('Try again'),
        'flow.dismissed': () => press('Close'),
      },
      outside: [],
      sees: {
        checking: closed,
        conflict: () => {
          const question = within(screen.getByRole('dialog', { name: 'Which cart do you keep?' }));
          expect(question.getByText(MSG_26)).toBeDefined();
          expect(question.getByText(conflict.guestStore)).toBeDefined();
          expect(question.getByText(conflict.accountStore)).toBeDefined();
        },
        resolving: ({ context }) => {
          expect(isBusy("Keep my account's cart")).toBe(context.keep === 'account');
          expect(isBusy("Take this device's cart")).toBe(context.keep === 'guest');
        },
        failed: () => {
          expect(screen.getByRole('dialog', { name: 'Your carts could not be joined' })).toBeDefined();
          expect(screen.getByRole('alert').textContent).not.toBe('');
          expect(screen.getByText('Both carts are as they were, and nothing is lost.')).toBeDefined();
        },
        nothing: closed,
        merged: closed,
        resolved: closed,
        postponed: closed,
      },
    }),
);
