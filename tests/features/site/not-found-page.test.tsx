import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NotFoundPage } from '../../../src/features/site/pages/not-found-page';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

it('the page for an unknown URL has a search, a link to Home and one to Help & Support [NAV-27]', async () => {
  // jsdom doesn't know the <search> element, which React reports once.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPage(
    <ShopPage>
      <NotFoundPage />
    </ShopPage>,
    { api: { catalogue: {} } },
  );
  reported.mockClear();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We couldn’t find this page');
  expect(screen.getByRole('combobox')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  const help = screen.getByRole('link', { name: 'Help & Support' });
  expect(help.getAttribute('href')).toBe('/help-and-support');
  expect(help.getAttribute('target')).toBe('_blank');
});
