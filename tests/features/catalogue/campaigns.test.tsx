import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BasicCampaign } from '../../../src/api/catalogue-mapping';
import { CampaignPage } from '../../../src/features/catalogue/campaigns/campaign-page';
import { CampaignsPage } from '../../../src/features/catalogue/campaigns/campaigns-page';
import { items, T0 } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { grill } from '../wishlist/wishlist-page';

const DAY = 86_400_000;
const campaign = (overrides: Partial<BasicCampaign> = {}): BasicCampaign => ({
  id: 1,
  title: 'Grill week',
  description: 'Everything from the fire',
  imageUrl: null,
  starts: new Date(T0 - DAY).toISOString(),
  ends: new Date(T0 + DAY).toISOString(),
  startTime: '12:00',
  endTime: '20:00',
  stores: [grill()],
  ...overrides,
});
const block = <T,>(key: string, value: T) => ({
  key,
  promise: Promise.resolve(value),
  forget: () => undefined,
});
const iftar = { ...itemWith(items['F-07']), id: 107, name: 'Iftar Box' };

const showAll = (basic: BasicCampaign[], goods: (typeof iftar)[]) =>
  renderPage(
    <ShopPage>
      <CampaignsPage basic={block('basic', basic)} items={block('items', goods)} />
    </ShopPage>,
  );

it('the campaigns page lists the items and stores of all campaigns [CAMP-03]', async () => {
  await showAll([campaign()], [iftar]);

  expect(await screen.findByText('Iftar Box')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Grill week', hidden: true }).getAttribute('href')).toBe(
    '/campaigns/1',
  );
});

it('the campaigns page says when there are no campaigns and offers a link [CAMP-03, CAT-11]', async () => {
  await showAll([], []);

  expect(await screen.findByText('No campaigns right now')).toBeDefined();
});

it('a running campaign shows its stores [CAMP-03]', async () => {
  await renderPage(
    <ShopPage>
      <CampaignPage campaign={campaign()} />
    </ShopPage>,
  );

  expect(screen.getByText('Noor Grill')).toBeDefined();
  expect(screen.queryByText('Campaign ended')).toBeNull();
});

it('a campaign shows its dates and its daily hours [CAMP-03]', async () => {
  await showAll([campaign()], []);
  const card = (await screen.findByRole('link', { name: 'Grill week', hidden: true })).closest('article');
  expect(card?.textContent).toMatch(/23.*25/);
  expect(card?.textContent).toContain('12:00 PM');
  expect(card?.textContent).toContain('8:00 PM');
});

it('a campaign that has ended says so and shows none of its stores [CAMP-03]', async () => {
  await renderPage(
    <ShopPage>
      <CampaignPage campaign={campaign({ ends: new Date(T0).toISOString() })} />
    </ShopPage>,
  );

  expect(screen.getAllByText('Campaign ended').length).toBeGreaterThan(0);
  expect(screen.queryByText('Noor Grill')).toBeNull();
});
