import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toLanding } from '../../../src/api/config-mapping';
import { SiteFooter } from '../../../src/features/site/footer/site-footer';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const PLAY = 'https://play.example/souk';
const APPLE = 'https://apps.example/souk';

it.each([
  [1, 1, [PLAY, APPLE]],
  ['1', 0, [PLAY]],
  [0, '1', [APPLE]],
  [0, 0, []],
])(
  'the footer links a store app only where its status is 1: %j and %j [FOOT-02]',
  async (play, apple, links) => {
    const landing = toLanding({
      download_user_app_links: {
        playstore_url_status: play,
        playstore_url: PLAY,
        apple_store_url_status: apple,
        apple_store_url: APPLE,
      },
    } as never);
    await renderPage(
      <ShopPage>
        <SiteFooter />
      </ShopPage>,
      { landing: async () => landing, api: { site: {} } },
    );
    await screen.findByRole('heading', { name: 'The fine print' });
    const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(shown.filter((href) => href === PLAY || href === APPLE)).toEqual(links);
    const named = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;
    expect([named('Google Play'), named('App Store')].filter((href) => href !== null)).toEqual(links);
  },
);
