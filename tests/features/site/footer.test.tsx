import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../../domain/config';
import { toLanding } from '../../../src/api/config-mapping';
import { SiteFooter } from '../../../src/features/site/footer/site-footer';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const landing = toLanding({
  fixed_footer_description: 'Everything from your street.',
  fixed_newsletter_title: 'Our letter',
  fixed_newsletter_sub_title: 'Every Friday.',
} as never);

const NETWORKS = ['facebook', 'instagram', 'twitter', 'linkedin', 'pinterest'];

async function show(config: Partial<Config> = {}) {
  await renderPage(
    <ShopPage config={config}>
      <SiteFooter />
    </ShopPage>,
    { landing: async () => landing, api: { site: {} } },
  );
  await screen.findByText('Everything from your street.');
}
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

describe('the footer', () => {
  it('has logo, description, social networks, contact and the operator’s text [FOOT-01]', async () => {
    await show({
      contact: { phone: '+1 (555) 010', email: 'hello@souk.example', address: 'Quay 1' },
      socialMedia: NETWORKS.map((name) => ({ name, link: `https://${name}.example/souk` })),
      footerText: 'All rights reserved',
    });
    expect(hrefOf('Souk, home page')).toBe('/home');
    for (const [index, name] of ['Facebook', 'Instagram', 'X', 'LinkedIn', 'Pinterest'].entries())
      expect(hrefOf(`Souk on ${name}`)).toBe(`https://${NETWORKS[index]}.example/souk`);
    expect(hrefOf('hello@souk.example')).toBe('mailto:hello@souk.example');
    expect(hrefOf('+1 (555) 010')).toBe('tel:+1555010');
    expect(screen.getByRole('button', { name: 'Quay 1' })).toBeDefined();
    expect(screen.getByText('All rights reserved')).toBeDefined();
  });

  it('shows the operator’s title and text of the newsletter [FOOT-04, DATA-05]', async () => {
    await show();
    const band = screen.getByRole('region', { name: 'Our letter' });
    expect(within(band).getByText('Every Friday.')).toBeDefined();
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])(
    'links the registration of stores (%s) and couriers (%s) only while it is open [FOOT-08, NAV-22, NAV-23, MSG-87]',
    async (store, courier) => {
      await show({ registrations: { store, courier } });
      expect(hrefOf('Become a Vendor owner')).toBe(store ? '/store-registration?active=active' : null);
      expect(hrefOf('Become a delivery man')).toBe(courier ? '/deliveryman-registration' : null);
    },
  );

  it.each([
    ['About us', '/about-us'],
    ['Privacy Policy', '/privacy-policy'],
  ])('links the plain page %s in the same tab [NAV-20]', async (name, href) => {
    await show();
    const links = screen.getAllByRole('link', { name });
    for (const link of links)
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, null]);
  });
});
