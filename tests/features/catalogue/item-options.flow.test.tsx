import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { itemOptionsMachine } from '../../../machines/catalogue/item-options.machine';
import { ItemOptionsActor } from '../../../src/features/catalogue/item/item-options.context';
import { ItemDialog } from '../../../src/features/catalogue/item/quick-view';
import { itemOptionsModel } from '../../machines/catalogue/item-options.model';
import { titleOf } from '../../support/model';
import { ShopPage } from '../../support/shop-page';
import { walkPage } from '../../support/walk-page';

const button = (name: string | RegExp) => screen.queryByRole('button', { name, hidden: true });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const TO_CART = /^Add to Cart/;
const quantity = () => screen.getByLabelText(/in total$/).textContent;

type At = SnapshotFrom<typeof itemOptionsMachine>;

it.each(itemOptionsModel.paths.map((path) => [titleOf(path), path] as const))(
  'the quick view follows: %s [FOOD-07, FOOD-09, ITEM-02]',
  async (_, path) => {
    let flow: ActorRefFrom<typeof itemOptionsMachine> | undefined;
    const seesPurchase = (name: RegExp) => {
      const isInCart = flow?.getSnapshot().context.lineId !== null;
      expect(button(isInCart && name === TO_CART ? /^Update To Cart/ : name)).not.toBeNull();
      expect(quantity()).toBe(String(flow?.getSnapshot().context.quantity).padStart(2, '0'));
    };
    await walkPage({
      machine: itemOptionsMachine,
      path: path as never,
      page: (actor) => {
        flow = actor as never;
        return (
          <ShopPage>
            <ItemOptionsActor actor={actor as never}>
              <ItemDialog />
            </ItemOptionsActor>
          </ShopPage>
        );
      },
      press: {
        'option.chosen': ({ option }: { option: string }) =>
          void fireEvent.click(screen.getByRole('radio', { name: option, hidden: true })),
        'value.toggled': ({ label }: { label: string }) =>
          void fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${label}`), hidden: true })),
        'quantity.increased': () => press('Increase quantity of Margherita'),
        'quantity.decreased': () => press('Decrease quantity of Margherita'),
        'retry.requested': () => press('Try again'),
      },
      elsewhere: {
        'quantity.decreased': ({ context }: At) => context.quantity === 1,
      },
      outside: ['addOn.changed', 'item.refreshed', 'lines.changed'],
      sees: {
        loading: () => expect(screen.getByRole('status', { name: 'Loading', hidden: true })).toBeDefined(),
        missing: () => expect(screen.getByText('This item is no longer available')).toBeDefined(),
        failed: () => expect(button('Try again')).not.toBeNull(),
        'ready.choosing.incomplete': () => seesPurchase(TO_CART),
        'ready.choosing.inStock': () => seesPurchase(TO_CART),
        'ready.choosing.outOfStock': () => seesPurchase(/^Out of Stock/),
        'ready.notAvailableNow': () => {
          expect(screen.getByText('Not Available now')).toBeDefined();
          expect(screen.getByText('Available from 7:00 AM to 11:00 AM')).toBeDefined();
          expect(button(/Add to Cart/)).toBeNull();
        },
        'ready.campaign.running': () => {
          seesPurchase(/^Order Now/);
          expect(button(/Add to Cart|Buy Now/)).toBeNull();
        },
        'ready.campaign.ended': () => expect(screen.getByText('Campaign ended')).toBeDefined(),
      },
    });
  },
);
