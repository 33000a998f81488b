import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { CartLine } from '../../../domain/cart';
import { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import type { AddToCartEmitted } from '../../../machines/cart/add-to-cart.types';
import { AddButton } from '../../../src/features/cart/button/add-button';
import { AddToCartProvider } from '../../../src/features/cart/button/add-to-cart.context';
import { lazyAddToCart } from '../../../src/features/cart/button/add-to-cart.lazy';
import { terms } from '../../domain/demo-items';
import { cartLine } from '../../machines/cart/cart-lines';
import { itemWith } from '../../machines/catalogue/items';
import { settled } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const logic = addToCartMachine.provide({
  actors: { addToCart: fromPromise<CartLine[], never>(async () => [cartLine(1)]) as never },
});

async function page(load: () => Promise<typeof logic>) {
  const said: AddToCartEmitted[] = [];
  const failures: unknown[] = [];
  const flow = lazyAddToCart(load, (error) => failures.push(error));
  const onNews = (news: AddToCartEmitted) => void said.push(news);
  await renderPage(
    <ShopPage>
      <AddToCartProvider flow={flow} onNews={onNews}>
        <AddButton item={itemWith(terms())} />
      </AddToCartProvider>
    </ShopPage>,
  );
  const press = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Add Margherita to cart' }));
      await settled();
    });
  return { said, failures, press };
}

it('a press before the flow is here waits for it, and two presses are one [CART-66, NFR-07]', async () => {
  let arrive: (flow: typeof logic) => void = () => undefined;
  const download = new Promise<typeof logic>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(() => download);
  const { said, press } = await page(load);
  expect(load).not.toHaveBeenCalled();

  const button = screen.getByRole('button', { name: 'Add Margherita to cart' });
  await press();
  expect(button.getAttribute('aria-busy')).toBe('true');
  await press();
  expect([load.mock.calls.length, said]).toEqual([1, []]);
  await act(async () => {
    arrive(logic);
    await settled();
  });

  expect(said.map(({ type }) => type)).toEqual(['cart.replaced', 'item.added', 'notice']);
});

it('says so when the flow can not be downloaded, and the next press tries again [NFR-08]', async () => {
  const load = vi.fn(async () => logic).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { said, failures, press } = await page(load);

  await press();
  expect([failures.length, said]).toEqual([1, []]);
  const button = screen.getByRole('button', { name: 'Add Margherita to cart' });
  expect(button.getAttribute('aria-busy')).toBe('false');
  await press();

  expect(said).toContainEqual({ type: 'notice', code: 'itemAdded' });
  expect(said.filter(({ type }) => type === 'item.added')).toHaveLength(1);
});
