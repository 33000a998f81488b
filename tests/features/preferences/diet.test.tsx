import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { type DietProfile, noDiet } from '../../../domain/diet';
import { dietMachine } from '../../../machines/preferences/diet.machine';
import { CartLines } from '../../../src/features/cart/lines/cart-lines';
import { ItemCard } from '../../../src/features/catalogue/cards/item-card';
import { MenuItem } from '../../../src/features/catalogue/store/menu-item';
import { DietProvider, OwnDietProvider } from '../../../src/features/preferences/diet.context';
import { DietDialog } from '../../../src/features/preferences/diet-dialog';
import { terms } from '../../domain/demo-items';
import { cartLine } from '../../machines/cart/cart-lines';
import { itemWith } from '../../machines/catalogue/items';
import { deferredActors } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const peanutButter = { ...itemWith(terms()), name: 'Peanut Butter', allergies: ['Peanut', 'Sesame'] };

function dietWith(profile: DietProfile) {
  const effects = deferredActors('loadDiet', 'saveDiet');
  const diet = createActor(dietMachine.provide({ actors: effects.actors }), {
    input: { profile, isOfAccount: false },
  }).start();
  return { diet: diet as ActorRefFrom<typeof dietMachine>, effects };
}

const show = (profile: DietProfile, children: ReactNode) => {
  const { diet, effects } = dietWith(profile);
  const shown = renderPage(
    <ShopPage>
      <DietProvider actor={diet}>
        <OwnDietProvider>{children}</OwnDietProvider>
      </DietProvider>
    </ShopPage>,
  );
  return { diet, effects, shown };
};

it.each([
  ['card', <ItemCard key="card" item={peanutButter} />],
  ['entry of a menu', <MenuItem key="menu" item={peanutButter} />],
  ['cart line', <CartLines key="line" lines={[cartLine(1, 1, peanutButter)]} />],
])(
  'the allergen warning of a %s names the allergens that the customer avoids, and no others [X-17]',
  async (_, thing) => {
    await show({ allergens: ['peanut', 'milk'], diets: [] }, thing).shown;

    expect((await screen.findByRole('note', { hidden: true })).textContent).toBe('Contains peanuts');
  },
);

it('an item’s card shows no allergen warning to a customer without a diet [X-17]', async () => {
  await show(noDiet, <ItemCard item={peanutButter} />).shown;

  expect(screen.queryByRole('note', { hidden: true })).toBeNull();
});

it('the diet dialog saves the choice [X-17]', async () => {
  const { diet, shown } = show({ allergens: ['egg'], diets: [] }, <DietDialog />);
  await shown;

  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
  expect(box('egg').checked).toBe(true);
  fireEvent.click(box('peanuts'));
  fireEvent.click(box('egg'));
  fireEvent.click(box('Vegetarian'));
  fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));

  expect(diet.getSnapshot().context.profile).toEqual({ allergens: ['peanut'], diets: ['veg'] });
});

it('the diet dialog says when only the device stores the choice, and retries [X-17]', async () => {
  const { diet, effects, shown } = show(noDiet, <DietDialog />);
  await shown;
  diet.send({ type: 'session.signedIn' });
  diet.send({ type: 'diet.chosen', profile: { allergens: ['soy'], diets: [] } });
  effects.latest('saveDiet').reject({ code: 'offline' });

  await screen.findByText('Saved on this device, but not in your account yet');
  fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }));

  expect(effects.callsOf('saveDiet')).toHaveLength(2);
});
