import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { CheckoutActor } from '../../../src/features/checkout/checkout.context';
import { CollectPart } from '../../../src/features/checkout/parts/collect-part';
import { PreferencesProvider } from '../../../src/features/preferences/preferences.context';
import { browser, forgetMaps } from '../../support/map-library';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { grill } from '../wishlist/wishlist-page';

vi.mock('maplibre-gl', () => import('../../support/map-library'));

it('the checkout of a take-away order shows the store on a map with directions [CHK-18]', async () => {
  forgetMaps();
  const checkout = {
    getSnapshot: () => ({ context: { basis: { storeId: 2 } } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const preferences = createActor(preferencesMachine, {
    input: { theme: 'light', language: 'en', isLanguageNew: false },
  }).start();
  const store = grill({ lat: 25.25, lng: 55.5 });
  await renderPage(
    <ShopPage>
      <PreferencesProvider actor={preferences as never}>
        <CheckoutActor actor={checkout as never}>
          <CollectPart />
        </CheckoutActor>
      </PreferencesProvider>
    </ShopPage>,
    { api: { catalogue: { store: async () => store } } },
  );
  const part = await screen.findByRole('region', { name: 'Collect it here' });
  expect(part.textContent).toContain(store.name);
  expect(part.textContent).toContain(store.address);
  const directions = screen.getByRole('link', { name: /^Get directions/ }).getAttribute('href') ?? '';
  expect(decodeURIComponent(directions)).toContain('25.25,55.5');
  await waitFor(() => expect(browser.pins).toEqual([`${store.name} at 25.25, 55.5`]), { timeout: 10_000 });
});
