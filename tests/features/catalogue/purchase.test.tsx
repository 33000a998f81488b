import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import type { Item, ItemTerms } from '../../../domain/catalogue';
import type { itemOptionsMachine } from '../../../machines/catalogue/item-options.machine';
import { PrescriptionNote } from '../../../src/features/catalogue/item/item-labels';
import { provideItemOptions } from '../../../src/features/catalogue/item/item-options.actors';
import { ItemOptionsActor } from '../../../src/features/catalogue/item/item-options.context';
import { ItemDialog } from '../../../src/features/catalogue/item/quick-view';
import { choose, items } from '../../domain/demo-items';
import { cartLine } from '../../machines/cart/cart-lines';
import { inputWith, itemWith } from '../../machines/catalogue/items';
import { cartWith, restingAddToCart, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

async function open(terms: ItemTerms, cart = cartWith([]), details: Partial<Item> = {}) {
  const addToCart = restingAddToCart();
  const options = createActor(
    provideItemOptions({ api: { item: () => Promise.reject(new Error('known')) }, cart }),
    { input: { ...inputWith(terms), item: { ...inputWith(terms).item, ...details } as Item } },
  ).start() as ActorRefFrom<typeof itemOptionsMachine>;
  await renderPage(
    <ShopPage cart={cart} addToCart={addToCart}>
      <ItemOptionsActor actor={options}>
        <ItemDialog />
      </ItemOptionsActor>
    </ShopPage>,
  );
  return { addToCart, options };
}

// Finds buttons by label and text: a role query would compute every style of the dialog.
const press = (text: string) => fireEvent.click(screen.queryByLabelText(text) ?? screen.getByText(text));
const choosing = (label: RegExp) => fireEvent.click(screen.getByLabelText(label));
const mainButton = () => screen.getByText('Add to Cart').closest('button');

it('the dialog of goods has their size guide [ITEM-17]', async () => {
  await open(items['E-01'], cartWith([]), { sizeGuide: [{ title: 'Size', values: ['S', 'XL'] }] });
  expect(screen.getByRole('table', { hidden: true }).textContent).toContain('XL');
});

describe('The dialog of a dish', () => {
  it('shows the name, options, add-ons, quantity, total and both buttons of a dish [FOOD-01]', async () => {
    await open(items['F-01']);
    expect(screen.getByRole('heading', { level: 2, name: 'Margherita', hidden: true })).toBeDefined();
    for (const part of [/^Small/, /^Mushroom/, 'Add Cola', '1 in total'])
      expect(screen.getAllByLabelText(part).length).toBeGreaterThan(0);
    choosing(/^Small/);
    expect(mainButton()?.textContent).toContain('$9.00');
    expect(screen.getByText('Buy Now').closest('button')).not.toBeNull();
  });

  it('shows the total, computed like in the worked examples, on its button [FOOD-06, ITEM-16, Q-97]', async () => {
    await open(items['F-01']);
    choosing(/^Medium/);
    choosing(/^Mushroom/);
    choosing(/^Extra cheese/);
    expect(mainButton()?.textContent).toContain('$13.50');
    press('Increase quantity of Margherita');
    press('Add Cola');
    expect(mainButton()?.textContent).toContain('$29.00');
  });

  it('keeps the focus on an add-on that is added and removed by keyboard [FOOD-11, NFR-02]', async () => {
    await open(items['F-01']);
    screen.getByLabelText('Add Cola').focus();
    press('Add Cola');
    expect(document.activeElement).toBe(screen.getByLabelText('Increase quantity of Cola'));
    screen.getByLabelText('Decrease quantity of Cola').focus();
    press('Decrease quantity of Cola');
    expect(document.activeElement).toBe(screen.getByLabelText('Add Cola'));
  });

  it('shows the hours of a dish and has a disabled add button outside them [FOOD-01, FOOD-09, MSG-32]', async () => {
    await open(items['F-05']);
    expect(screen.getByText('Not Available now')).toBeDefined();
    expect(screen.getByText('Available from 7:00 AM to 11:00 AM')).toBeDefined();
    expect(screen.queryByText('Add to Cart')).toBeNull();
  });

  it('names a missing required group and moves the focus there [FOOD-03, FOOD-10]', async () => {
    await open(items['F-01']);
    const scrolledTo: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this);
    });
    press('Add to Cart');
    expect(screen.getByText('Variation Size can not remain without selection.')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Size');
    expect(scrolledTo).toEqual([document.activeElement]);
    vi.restoreAllMocks();
    choosing(/^Small/);
    expect(screen.queryByText('Variation Size can not remain without selection.')).toBeNull();
  });

  it('names the group and its limits when the number of choices is wrong [FOOD-04, Q-96]', async () => {
    await open(items['F-06']);
    const [base] = items['F-06'].foodGroups;
    choosing(new RegExp(`^${base?.values[0]?.label}`));
    choosing(new RegExp(`^${items['F-06'].foodGroups[1]?.values[0]?.label}`));
    press('Add to Cart');
    expect(screen.getByText('Choose 2 to 3 options of Proteins.')).toBeDefined();
  });

  it('asks for sign-in before Buy Now and adds nothing [ITEM-13, Q-08, MSG-88]', async () => {
    const { addToCart } = await open(items['F-02']);
    press('Buy Now');
    expect(addToCart.getSnapshot().matches('idle')).toBe(true);
  });
});

it('a campaign item has Order Now instead of Add to cart [FOOD-01, ITEM-14, MSG-88, CAMP-02]', async () => {
  await open(items['F-07']);
  expect(screen.getByText('Order Now').closest('button')?.textContent).toContain('$15.00');
  expect(screen.queryByText('Add to Cart')).toBeNull();
  expect(screen.queryByText('Buy Now')).toBeNull();
});

describe('an item that is already in the cart', () => {
  const small = choose({ groups: { Size: ['Small'] } });
  const line = { ...cartLine(1, 2, items['F-01']), selection: small };

  it('is updated by the dialog, which starts with its quantity in the cart [CART-23, FOOD-01, FOOD-12, FOOD-13, MSG-88]', async () => {
    const { addToCart } = await open(items['F-01'], cartWith([line]));
    expect(screen.getByText('Add to Cart')).toBeDefined();
    choosing(/^Small/);
    expect(screen.getByText('Update To Cart')).toBeDefined();
    expect(screen.getAllByLabelText('2 in total').length).toBeGreaterThan(0);
    press('Increase quantity of Margherita');
    press('Update To Cart');
    expect(addToCart.getSnapshot().context.request).toMatchObject({ lineId: line.id, quantity: 3 });
  });
});

it.each([
  ['G-02', ['In Stock']],
  ['G-01', ['In Stock', 'Only 3 left']],
] as const)(
  'the item page says that %s is in stock, and how many are left of a small stock [ITEM-01, ITEM-15, MSG-22]',
  async (fixture, text) => {
    await open(items[fixture]);
    expect(screen.queryAllByText(/^(In Stock|Only .* left)$/).map((one) => one.textContent)).toEqual(text);
  },
);

it('an item that needs a prescription says so and where to upload the prescription [PHAR-01, MSG-34]', async () => {
  await renderPage(<PrescriptionNote item={{ ...itemWith(items['G-01']), isPrescriptionRequired: true }} />);
  expect(screen.getByText('prescription is required')).toBeDefined();
  expect(screen.getByText('You’ll upload it at checkout.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
