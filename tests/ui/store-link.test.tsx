import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StoreLink } from '../../src/ui/store-link';
import { renderPage } from '../support/walk-page';

it('a link to a store has its id, module, coordinates and zone in the URL [NAV-09]', async () => {
  await renderPage(
    <StoreLink store={{ id: 21, moduleId: 2, zoneId: 3, lat: 25.25, lng: 55.5 }}>Grill House</StoreLink>,
  );
  const href = screen.getByRole('link', { name: 'Grill House' }).getAttribute('href') ?? '';
  const [path, search] = href.split('?');
  expect(path).toBe('/store/21');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    id: '21',
    module_id: '2',
    lat: '25.25',
    lng: '55.5',
    store_zone_id: '3',
  });
});
