import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { toLanding } from '../../../src/api/config-mapping';
import { PreferencesProvider } from '../../../src/features/preferences/preferences.context';
import { SiteFooter } from '../../../src/features/site/footer/site-footer';
import { browser, forgetMaps } from '../../support/map-library';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

vi.mock('maplibre-gl', () => import('../../support/map-library'));

it('the address in the footer opens a map at the shop’s configured location [FOOT-03, MAP-02]', async () => {
  forgetMaps();
  const contact = { phone: '', email: '', address: 'Mole 4, Old Harbour' };
  const landing = Promise.resolve(toLanding({} as never));
  const preferences = createActor(preferencesMachine, {
    input: { theme: 'light', language: 'en', isLanguageNew: false },
  }).start();
  await renderPage(
    <ShopPage config={{ defaultLocation: { lat: 25.25, lng: 55.5 }, contact }}>
      <PreferencesProvider actor={preferences as never}>
        <SiteFooter />
      </PreferencesProvider>
    </ShopPage>,
    { landing: () => landing, api: { site: {} } },
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: contact.address })));

  const dialog = await screen.findByRole('dialog', { name: 'Find us' }, { timeout: 10_000 });
  expect(dialog.textContent).toContain(contact.address);
  const way = dialog.querySelector('a')?.getAttribute('href') ?? '';
  expect(decodeURIComponent(way)).toContain('25.25,55.5');
  await waitFor(() => expect(browser.pins).toEqual(['Souk at 25.25, 55.5']), { timeout: 10_000 });
});
