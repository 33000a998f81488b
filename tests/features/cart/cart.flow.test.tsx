import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { cartMachine } from '../../../machines/cart/cart.machine';
import { shownLines } from '../../../machines/cart/cart.view';
import { CartBody } from '../../../src/features/cart/drawer/cart-body';
import { ProceedFlow } from '../../../src/features/cart/order/proceed-flow';
import { cartModel } from '../../machines/cart/cart.model';
import { titleOf } from '../../support/model';
import { ShopPage } from '../../support/shop-page';
import { walkPage } from '../../support/walk-page';

const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const undoButton = () => button('Undo');

type At = SnapshotFrom<typeof cartMachine>;

const seesLines = ({ context }: AnyMachineSnapshot) => {
  const shown = screen.queryAllByLabelText(/in total$/).map((output) => output.textContent);
  expect(shown).toEqual(shownLines(context).map(({ quantity }) => String(quantity).padStart(2, '0')));
};
const press = (name: RegExp) => () =>
  void fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);

it.each(cartModel.paths.map((path) => [titleOf(path), path] as const))(
  'the drawer follows: %s [CART-01, CART-02, CART-06, CART-68]',
  async (_, path) => {
    await walkPage({
      machine: cartMachine,
      path: path as never,
      page: (actor) => (
        <ShopPage cart={actor as never}>
          <ProceedFlow>
            <CartBody />
          </ProceedFlow>
        </ShopPage>
      ),
      press: {
        'line.increased': press(/^Increase quantity/),
        'line.decreased': press(/^Decrease quantity/),
        'line.removed': press(/^Remove/),
        'undo.requested': press(/^Undo$/),
        'retry.requested': press(/Try again/),
      },
      elsewhere: {
        // There is no line to press, but the event may come from the card of its item.
        'line.increased': ({ context }: At) => shownLines(context).length === 0,
        // Of more than one piece the button takes one away.
        'line.removed': ({ context }: At) => shownLines(context)[0]?.quantity !== 1,
        // A single piece is removed instead.
        'line.decreased': ({ context }: At) => (shownLines(context)[0]?.quantity ?? 1) === 1,
        // What waits for the network is sent by itself: the page has no button for it.
        'retry.requested': (before: At) => !before.matches({ lines: 'failed' }),
      },
      outside: [
        'line.instructed',
        'cart.reloadRequested',
        'changes.found',
        'errand.given',
        'errand.withdrawn',
        'page.hidden',
        'cart.clearRequested',
        'owner.changed',
        'network.online',
        'network.offline',
      ],
      sees: {
        'lines.loading': () =>
          expect(screen.getByRole('status', { name: 'Loading your cart' })).toBeDefined(),
        'lines.failed': () => expect(screen.getByText('Your cart could not be loaded')).toBeDefined(),
        'lines.empty': () => {
          expect(screen.getByText('Your cart is empty')).toBeDefined();
          expect(
            screen.getByText('No items added in your cart. Please add product to your cart list.'),
          ).toBeDefined();
          expect(button('Continue Shopping')).not.toBeNull();
        },
        'lines.filled.still': seesLines,
        'lines.filled.sliding': seesLines,
        'syncing.idle': seesLines,
        'syncing.settling': seesLines,
        'syncing.reading': seesLines,
        'syncing.sending': seesLines,
        'syncing.removing': seesLines,
        'syncing.clearing': seesLines,
        'syncing.restoring': seesLines,
        'syncing.adding': seesLines,
        'syncing.accepting': seesLines,
        'syncing.merging': seesLines,
        'syncing.comparing': seesLines,
        'syncing.queuedOffline': (snapshot) => {
          if (snapshot.matches({ lines: 'filled' }))
            expect(screen.getByText('You are offline. Your changes are kept and will sync.')).toBeDefined();
        },
        'undo.none': () => expect(undoButton()).toBeNull(),
        'undo.offered': () => expect(undoButton()).not.toBeNull(),
        'undo.restoring': () => expect(undoButton()?.getAttribute('aria-busy')).toBe('true'),
      },
    });
  },
);
