import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linePrice } from '../../../domain/item-price';
import { type ChosenOrder, chosenOrder, keepOrder } from '../../../src/features/cart/order/chosen-order';
import { SingleOrderPage } from '../../../src/features/cart/order/single-order-page';
import { forgetDrafts } from '../../../src/platform/storage/drafts';
import { choose, items, terms } from '../../domain/demo-items';
import { cartItem, cartLine } from '../../machines/cart/cart-lines';
import { itemWith } from '../../machines/catalogue/items';
import { cartWith, closedDoor, ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

// It asks the server for the store's own threshold, which is another test's matter.
vi.mock('../../../src/features/cart/order/order-terms', () => ({ OrderTerms: () => null }));

beforeEach(() => forgetDrafts());

const order: ChosenOrder = { itemId: 101, moduleId: 1, isCampaign: false, selection: choose(), quantity: 2 };
const KEY = 'souk.draft.order';

describe('what is ordered at once', () => {
  it('is kept for the tab and found again after a reload [NAV-06]', async () => {
    keepOrder({ item: cartItem(), selection: choose(), quantity: 2, intent: 'buyNow' });
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(order);

    vi.resetModules();
    const afterReload = await import('../../../src/features/cart/order/chosen-order');
    expect(afterReload.chosenOrder(false)).toEqual(order);
  });

  it('is one for Buy Now and another for a campaign [NAV-06, NAV-07]', () => {
    keepOrder({ item: cartItem(), selection: choose(), quantity: 1, intent: 'campaign' });
    expect(chosenOrder(false)).toBeNull();
    expect(chosenOrder(true)).toMatchObject({ itemId: 101, isCampaign: true });
  });

  it('is forgotten when the person leaves [MENU-08]', () => {
    keepOrder({ item: cartItem(), selection: choose(), quantity: 1, intent: 'buyNow' });
    forgetDrafts();
    expect([chosenOrder(false), sessionStorage.getItem(KEY)]).toEqual([null, null]);
  });

  it.each([
    '{',
    'null',
    '[]',
    JSON.stringify({ ...order, itemId: '101' }),
    JSON.stringify({ ...order, quantity: 0 }),
    JSON.stringify({ ...order, selection: { options: { Size: 1 }, groups: {}, addOns: {} } }),
    JSON.stringify({ ...order, selection: { options: {}, groups: { Size: 'Small' }, addOns: {} } }),
  ])('is nothing when somebody altered it: %s [STO-02]', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(chosenOrder(false)).toBeNull();
  });
});

describe('its checkout', () => {
  const pizza = itemWith(terms());
  const shown = (
    own: Partial<Parameters<typeof SingleOrderPage>[0]>,
    token: string | null = 'token-1',
    door = closedDoor,
  ) =>
    renderPage(
      <ShopPage
        session={sessionOf(token)}
        signIn={door}
        cart={cartWith([cartLine(9, 4, { name: 'In the cart' })])}
      >
        <SingleOrderPage order={order} item={pizza} {...own} />
      </ShopPage>,
    );

  it('shows exactly that item, its number and its price; the cart has no part in it [NAV-06, PRICE-07]', async () => {
    await shown({});
    const list = screen.getByRole('region', { name: pizza.storeName });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(within(list).getByText(pizza.name)).toBeDefined();
    const { total } = linePrice(pizza, choose(), 2);
    expect(screen.getAllByText(`$${(total / 100).toFixed(2)}`).length).toBeGreaterThan(0);
    expect(screen.queryByText('In the cart')).toBeNull();
  });

  it('asks a guest to sign in, in place, and asks for nothing private [PERM-08, AUTH-60]', async () => {
    const request = vi.fn();
    await shown({}, null, { ...closedDoor, request });
    expect(screen.getByRole('heading', { name: 'You are not logged in' })).toBeDefined();
    expect(screen.queryByText(pizza.name)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(request).toHaveBeenCalledWith('sign-in', null);
  });

  it('says that nothing is chosen, and leads on [NAV-06]', async () => {
    await shown({ order: null, item: null });
    expect(screen.getByRole('heading', { name: 'Nothing is chosen' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/home');
  });

  it.each([
    ['is sold out', terms({ stock: 1 })],
    ['is outside its hours', terms(items['F-05'])],
  ])('sends back to an item that %s now [ITEM-12, FOOD-09]', async (_, own) => {
    await shown({ item: itemWith(own) });
    expect(screen.getByRole('link', { name: 'Choose again' }).getAttribute('href')).toContain('/product/101');
  });
});
