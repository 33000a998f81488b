import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import { CheckoutActor } from '../../../src/features/checkout/checkout.context';
import { Content } from '../../../src/features/checkout/checkout-page';
import { createReads } from '../../../src/platform/reads';
import { cartLine } from '../../machines/cart/cart-lines';
import { basis, input, place, quote } from '../../machines/checkout/orders';
import { deferredActors, settled } from '../../support/deferred';
import { cartWith, ShopPage } from '../../support/shop-page';
import { styleOf } from '../../support/styles';
import { resting } from '../../support/walk-flow';
import { renderPage } from '../../support/walk-page';
import { grill } from '../wishlist/wishlist-page';
import { checkoutStage } from './stages';

const SUMMARY = 'src/features/checkout/summary/summary.module.css';
const { api } = checkoutStage.context as { api: { checkout: object } };
const slots = [
  { date: '2026-11-25', slots: [{ at: '2026-11-25T08:00:00Z', endsAt: '2026-11-25T09:00:00Z' }] },
];

/** A checkout of two pizzas whose price is known. The store delivers and has take-away. */
async function openCheckout(now = quote): Promise<void> {
  const effects = deferredActors('quoteOrder', 'watchBasis', 'listenToAddress', 'listenToParts');
  const readOrderTypes = fromPromise(async () => ['delivery', 'take_away'] as const);
  const deliveryAddress = resting(deliveryAddressMachine, { readOrderTypes });
  const flow = createActor(
    checkoutMachine
      .provide({ actors: effects.actors })
      .provide({ actors: { ...checkoutStage.effects, deliveryAddress } as never }),
    { input },
  ).start();
  flow.send({ type: 'basis.changed', basis });
  flow.send({ type: 'address.changed', place });
  effects.latest('quoteOrder').resolve(now);
  await settled();
  await renderPage(
    <ShopPage cart={cartWith([cartLine(1, 2)])}>
      <CheckoutActor actor={flow as never}>
        <Content goods={{ from: 'cart' }} />
      </CheckoutActor>
    </ShopPage>,
    {
      api: {
        ...api,
        checkout: { ...api.checkout, slots: async () => slots },
        catalogue: { store: async () => grill() },
      },
      reads: createReads(),
    },
    '/checkout',
  );
  for (const name of ['When?', 'Notes & requests', 'Coupon', 'Payment'])
    await screen.findByRole('heading', { name });
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('The checkout of a cart', () => {
  it('has all of its sections on one page, each with its own fields [CHK-01]', async () => {
    await openCheckout();

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Delivery Addresses',
      'When?',
      'Basil Kitchen',
      'Notes & requests',
      'Coupon',
      'Payment',
      'Summary',
    ]);
    const types = within(screen.getByRole('group', { name: 'Delivery or take-away' }));
    expect(types.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'Delivery',
      'Take-away',
    ]);
    expect(await section('When?').findByText('As soon as possible')).toBeDefined();
    expect(section('Basil Kitchen').getByText('Margherita')).toBeDefined();
    expect(section('Notes & requests').getByRole('textbox', { name: 'Note for the store' })).toBeDefined();
    expect(section('Coupon').getByRole('textbox', { name: 'Coupon code' })).toBeDefined();
    expect(await section('Payment').findByRole('radio', { name: 'Cash on delivery' })).toBeDefined();
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
    expect(summary.getByText('$24.00')).toBeDefined();
    expect(summary.getByRole('button', { name: 'Place Order' })).toBeDefined();
  });

  it('has a second bar with total and Place Order, which sticks to the bottom of small screens only [CHK-01]', async () => {
    await openCheckout();

    const [, ofBar] = screen.getAllByRole('button', { name: 'Place Order' });
    const bar = ofBar?.closest('div') as HTMLElement;
    expect(bar.textContent).toBe('Total$24.00Place Order');
    for (const width of [360, 390, 820])
      expect([
        styleOf(bar, 'display', SUMMARY, { width }),
        styleOf(bar, 'position', SUMMARY, { width }),
      ]).toEqual(['grid', 'sticky']);
    expect(styleOf(bar, 'display', SUMMARY, { width: 1440 })).toBe('none');
  });

  it('says that the prescription is missing, and has a section to upload it [MSG-35, PHAR-02, CHK-08]', async () => {
    await openCheckout({ ...quote, needsPrescription: true });

    const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
    const problem = summary.getByRole('button', { name: 'Please upload your prescription image' });
    expect(problem.closest('ul')?.previousElementSibling?.textContent).toBe('Before you can order');
    expect(await screen.findByRole('region', { name: 'Prescription' })).toBeDefined();
  });
});
