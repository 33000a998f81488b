import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import type { ItemTerms } from '../../../domain/catalogue';
import type { itemOptionsMachine } from '../../../machines/catalogue/item-options.machine';
import { provideItemOptions } from '../../../src/features/catalogue/item/item-options.actors';
import { ItemOptionsActor } from '../../../src/features/catalogue/item/item-options.context';
import { PrescriptionNote } from '../../../src/features/catalogue/item/item-words';
import { ItemDialog } from '../../../src/features/catalogue/item/quick-view';
import { choose, items } from '../../domain/demo-items';
import { cartLine } from '../../machines/cart/cart-lines';
import { inputWith, itemWith } from '../../machines/catalogue/items';
import { cartWith, restingAddToCart, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

async function open(terms: ItemTerms, cart = cartWith([])) {
  const addToCart = restingAddToCart();
  const options = createActor(
    provideItemOptions({ api: { item: () => Promise.reject(new Error('known')) }, cart }),
    { input: inputWith(terms) },
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

// Labels and words instead of roles: a role costs a look at every style of the dialog.
const press = (words: string) => fireEvent.click(screen.queryByLabelText(words) ?? screen.getByText(words));
const choosing = (label: RegExp) => fireEvent.click(screen.getByLabelText(label));
const mainButton = () => screen.getByText('Add to Cart').closest('button');

describe('the food modal', () => {
  it('shows the total of the demo world on its button, to the cent [FOOD-06, ITEM-16, Q-97]', async () => {
    await open(items['F-01']);
    choosing(/^Medium/);
    choosing(/^Mushroom/);
    choosing(/^Extra cheese/);
    expect(mainButton()?.textContent).toContain('$13.50');
    press('Increase quantity of Margherita');
    press('Add Cola');
    expect(mainButton()?.textContent).toContain('$29.00');
  });

  it('leaves the focus with an add-on that is added and taken away by the keys [FOOD-11, NFR-02]', async () => {
    await open(items['F-01']);
    screen.getByLabelText('Add Cola').focus();
    press('Add Cola');
    expect(document.activeElement).toBe(screen.getByLabelText('Increase quantity of Cola'));
    screen.getByLabelText('Decrease quantity of Cola').focus();
    press('Decrease quantity of Cola');
    expect(document.activeElement).toBe(screen.getByLabelText('Add Cola'));
  });

  it('says from when to when it can be had, and offers no cart before [FOOD-09]', async () => {
    await open(items['F-05']);
    expect(screen.getByText('Available from 7:00 AM to 11:00 AM')).toBeDefined();
    expect(screen.queryByText('Add to Cart')).toBeNull();
  });

  it('names the required group that was left empty and puts the focus there [FOOD-03, FOOD-10]', async () => {
    await open(items['F-01']);
    press('Add to Cart');
    expect(screen.getByText('Variation Size can not remain without selection.')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Size');
    choosing(/^Small/);
    expect(screen.queryByText('Variation Size can not remain without selection.')).toBeNull();
  });

  it('names the group with its bounds when the count is wrong [FOOD-04, Q-96]', async () => {
    await open(items['F-06']);
    const [base] = items['F-06'].foodGroups;
    choosing(new RegExp(`^${base?.values[0]?.label}`));
    choosing(new RegExp(`^${items['F-06'].foodGroups[1]?.values[0]?.label}`));
    press('Add to Cart');
    expect(screen.getByText('Choose 2 to 3 options of Proteins.')).toBeDefined();
  });

  it('asks for a login before buying at once, and adds nothing [ITEM-13, Q-08]', async () => {
    const { addToCart } = await open(items['F-02']);
    press('Buy Now');
    expect(addToCart.getSnapshot().matches('idle')).toBe(true);
  });
});

describe('an item that is in the cart already', () => {
  const small = choose({ groups: { Size: ['Small'] } });
  const line = { ...cartLine(1, 2, items['F-01']), selection: small };

  it('is updated, from the quantity it has there [CART-23, FOOD-13]', async () => {
    await open(items['F-01'], cartWith([line]));
    expect(screen.getByText('Add to Cart')).toBeDefined();
    choosing(/^Small/);
    expect(screen.getByText('Update To Cart')).toBeDefined();
    expect(screen.getAllByLabelText('2 in total').length).toBeGreaterThan(0);
  });
});

it.each([
  ['G-02', ['In Stock']],
  ['G-01', ['In Stock', 'Only 3 left']],
] as const)('says that %s is in stock, and of few how many [ITEM-01, ITEM-15]', async (fixture, said) => {
  await open(items[fixture]);
  expect(screen.queryAllByText(/^(In Stock|Only .* left)$/).map((one) => one.textContent)).toEqual(said);
});

it('says quietly that a prescription is asked for, and where (review 37) [PHAR-01]', async () => {
  await renderPage(<PrescriptionNote item={{ ...itemWith(items['G-01']), isPrescriptionRequired: true }} />);
  expect(screen.getByText('prescription is required')).toBeDefined();
  expect(screen.getByText('You upload it at checkout.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
