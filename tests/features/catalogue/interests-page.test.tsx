import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { interestsEffects } from '../../../src/features/catalogue/interests/interests.actors';
import { InterestsPage } from '../../../src/features/catalogue/interests/interests-page';
import { interestsOf } from '../../../src/features/catalogue/interests/stored-interests';
import { sentToRoot } from '../../support/effects';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const food = {
  id: 1,
  name: 'Food',
  type: 'food' as const,
  iconUrl: null,
  zoneIds: [1],
  isActive: true,
  hasInterests: true,
};
const category = (id: number, name: string) => ({
  id,
  name,
  imageUrl: null,
  parentId: null,
  itemCount: 3,
  children: [],
});

beforeEach(() => localStorage.clear());

async function show(token: string | null, save: () => Promise<unknown> = async () => undefined) {
  const saveInterests = vi.fn(save);
  await renderPage(
    <ShopPage session={sessionOf(token)}>
      <InterestsPage module={food} categories={[category(11, 'Pizza'), category(12, 'Grill')]} />
    </ShopPage>,
    { api: { account: { own: async () => ({ saveInterests }) } } },
  );
  return saveInterests;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

it('the interests of a guest are stored on the device only [MOD-12]', async () => {
  const saved = await show(null);

  press('Pizza');
  expect(screen.getByRole('button', { name: 'Pizza', hidden: true }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  press('Save');

  await vi.waitFor(() => expect(interestsOf(1)).toEqual([11]));
  expect(saved).not.toHaveBeenCalled();
});

it('the interests of a signed-in customer are stored in the account [MOD-12]', async () => {
  const saved = await show('token-1');

  press('Pizza');
  press('Grill');
  press('Pizza');
  press('Save');

  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(JSON.stringify(saved.mock.calls[0])).toContain('[12]');
});

it('Skip on the interests page continues without a request [MOD-12]', async () => {
  const saved = await show('token-1');

  press('Pizza');
  press('Skip');

  expect(saved).not.toHaveBeenCalled();
  expect(interestsOf(1)).toEqual([]);
});

it('a failed save of the interests is reported, and the choice is kept for a retry [MOD-12]', async () => {
  const saved = await show('token-1', () => Promise.reject({ code: 'offline', messages: [] }));

  press('Grill');
  press('Save');

  expect(await screen.findByRole('alert', { hidden: true })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Grill', hidden: true }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  press('Save');
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
});

it('the home page opens after choosing interests and after Skip [MOD-12]', () => {
  expect(sentToRoot(interestsEffects, { type: 'home.requested' })).toEqual([
    { type: 'navigation.requested', destination: { page: 'home' } },
  ]);
});
