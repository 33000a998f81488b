import { expect, test } from '@playwright/test';
import { newAccount, signedIn } from './support/account';
import { LOCALES, Shopper } from './support/shopper';

const PARCEL = 5;

test('the header shows all entries from 1181 px on and is compact up to 1180 px [NAV-42, CONST-03]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  await page.setViewportSize({ width: 1181, height: 800 });
  await page.goto('/about-us');
  const banner = page.getByRole('banner');
  const whole = [
    banner.getByRole('navigation', { name: 'Shop' }),
    banner.getByRole('navigation', { name: 'Service' }),
  ];
  for (const part of whole) await expect(part).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Menu' })).toBeHidden();
  await page.setViewportSize({ width: 1180, height: 800 });
  for (const part of whole) await expect(part).toBeHidden();
  for (const part of ['Menu', 'Sign In'])
    await expect(banner.getByRole('button', { name: part })).toBeVisible();
});

for (const locale of LOCALES) {
  test(`the header of a signed-in customer fits every width, with the address in one line (${locale}) [NAV-33, NAV-42, NFR-03, LANG-07]`, {
    tag: locale === 'en' ? '@wide' : [],
  }, async ({ page }) => {
    const shopper = await signedIn(page, await newAccount(page.request), locale);
    await page.goto('/home');
    const place = page.getByRole('button', { name: new RegExp(shopper.say('Deliver to')) });
    await expect(page.getByRole('navigation').filter({ visible: true }).first()).toBeVisible();
    await expect(shopper.cartButton()).toBeVisible();
    const misfits: string[] = [];
    for (const width of [320, 390, 768, 790, 820, 1024, 1180, 1181, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(place).toBeVisible();
      const { overflow, height } = await place.evaluate((button) => ({
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        height: button.getBoundingClientRect().height,
      }));
      if (overflow > 0 || height > 50)
        misfits.push(`${width}: ${overflow} px too wide, address ${height} px`);
    }
    expect(misfits).toEqual([]);
  });
}

test('only the parcel module’s header has the shop’s contact, and help opens in a new tab [NAV-13]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/about-us');
  const service = page.getByRole('banner').getByRole('navigation', { name: 'Service' });
  const help = service.getByRole('link', { name: 'Help & Support' });
  await expect(help).toHaveAttribute('target', '_blank');
  await expect(help).toHaveAttribute('href', '/help-and-support');
  await expect(service.getByRole('link', { name: 'Contact' })).toBeHidden();
  await page.evaluate((id) => localStorage.setItem('module', String(id)), PARCEL);
  await page.reload();
  const contact = service.getByRole('link', { name: 'Contact' });
  await expect(contact).toHaveAttribute('href', '/help-and-support');
  await expect(contact).toHaveAttribute('target', '_blank');
});

test('the parcel module’s header has the shop’s contact instead of cart, wishlist, chat and stores [PARC-01, NAV-13]', async ({
  page,
}) => {
  const { cartButton } = await signedIn(page, await newAccount(page.request)).then((shopper) => ({
    cartButton: shopper.cartButton(),
  }));
  const banner = page.getByRole('banner');
  const ofOthers = [
    cartButton,
    banner.getByRole('button', { name: /^Wishlist,/ }),
    banner.getByRole('link', { name: /^Messages/ }),
    banner.getByRole('button', { name: 'Categories' }),
    banner.getByRole('button', { name: 'Restaurants' }),
  ];
  await page.goto('/about-us');
  for (const part of ofOthers) await expect(part).toBeVisible();
  await page.evaluate((id) => localStorage.setItem('module', String(id)), PARCEL);
  await page.reload();
  await expect(banner.getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(banner.getByRole('link', { name: /^Notifications/ })).toBeVisible();
  for (const part of ofOthers.slice(0, 4)) await expect(part).toHaveCount(0);
  await expect(banner.getByRole('button', { name: /^(Stores|Restaurants)$/ })).toHaveCount(0);
});

test('the logo leads home from the sign-in page, even without a place [NAV-32]', async ({ page }) => {
  await page.goto('/about-us');
  const logo = page.getByRole('banner').getByRole('link', { name: /home page$/ });
  await expect(logo).toHaveAttribute('href', '/');
  await page.goto('/auth/sign-in');
  await expect(logo).toHaveAttribute('href', '/home');
});

test('the policies are linked once in the footer, and each page has headings and a date [FOOT-07, HELP-02]', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText(/^Last updated on .*20\d\d/)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const [width, hasHeading] of [
    [1440, false],
    [820, false],
    [390, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const policies = footer.getByRole('navigation', { name: 'Policies' });
    await expect(policies).toHaveCount(1);
    await expect(policies.getByRole('link')).toHaveCount(5);
    await expect(footer.getByRole('link', { name: 'Refund Policy' })).toHaveCount(1);
    await expect(policies.getByRole('heading')).toHaveCount(hasHeading ? 1 : 0);
  }
});

test('the newsletter shows the operator’s text [FOOT-04]', { tag: '@wide' }, async ({ page, request }) => {
  const landing = await (await request.get('/api/v1/react-landing-page')).json();
  await page.goto('/about-us');
  const band = page.getByRole('region', { name: landing.fixed_newsletter_title });
  await expect(band.getByText(landing.fixed_newsletter_sub_title)).toBeVisible();
});

test('cards are 230 px wide, and nothing moves for visitors who prefer reduced motion [CARD-01, CONST-22, NFR-04]', {
  tag: '@wide',
}, async ({ page }) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add .* to cart$/ }) });
  await expect(card.first()).toBeVisible();
  expect((await card.first().boundingBox())?.width).toBeCloseTo(230, 0);
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/store/basil-kitchen?module_id=1');
    const menu = page.getByRole('main').getByRole('article');
    await expect(menu.first()).toBeVisible();
    const widths = await menu.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().width)),
    );
    expect([...new Set(widths)]).toEqual([230]);
  }
  await page.goto('/home');
  await expect(card.first()).toBeVisible();
  const slides = page.getByRole('group', { name: 'Offers' }).getByRole('listitem');
  const places = () =>
    slides.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
  const before = await places();
  await page.waitForTimeout(5_500);
  expect(await places()).toEqual(before);
  await page.getByRole('button', { name: /^Deliver to/ }).click();
  await expect(page.getByRole('dialog', { name: 'Delivery location' })).toBeVisible();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      const times = `${animationName === 'none' ? '' : animationDuration},${transitionDuration}`;
      const longest = Math.max(...times.split(',').map((time) => Number.parseFloat(time) || 0));
      return longest > 0.01 ? [`${element.tagName}.${element.getAttribute('class')}: ${longest} s`] : [];
    }),
  );
  expect([...new Set(moving)]).toEqual([]);
});

for (const width of [820, 1440])
  test(`a list is as wide as the bar above it, at ${width} px [CAT-02]`, async ({ page }) => {
    await new Shopper(page).livesInHarbour();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/store/popular');
    const ends = async () => {
      const last = await page.getByLabel('Sort').boundingBox();
      const cards = await page
        .getByRole('article')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
      return Math.abs(Math.max(...cards) - ((last?.x ?? 0) + (last?.width ?? 0)));
    };
    await expect.poll(ends).toBeLessThan(2);
    const count = await page.getByText(/^\d+ restaurants$/).boundingBox();
    const map = await page.getByRole('button', { name: 'Map' }).boundingBox();
    expect(
      Math.abs((count?.y ?? 0) + (count?.height ?? 0) / 2 - ((map?.y ?? 0) + (map?.height ?? 0) / 2)),
    ).toBeLessThan(4);
  });

for (const width of [390, 1440])
  test(`the map’s buttons cover no store name at ${width} px [LOC-21]`, async ({ page }) => {
    await new Shopper(page).livesInHarbour();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/store/1?tab=info');
    const buttons = page.getByRole('button', { name: /^Zoom/ });
    await buttons.first().scrollIntoViewIfNeeded();
    const zoom = await buttons.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect().toJSON()),
    );
    const names = page.locator('.maplibregl-marker');
    await expect(names.first()).toBeVisible();
    const shown = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON()));
    expect(zoom).toHaveLength(2);
    for (const name of shown)
      for (const button of zoom)
        expect(
          name.right <= button.left ||
            name.left >= button.right ||
            name.bottom <= button.top ||
            name.top >= button.bottom,
        ).toBe(true);
  });

test('the newsletter form is centred in its section [FOOT-05]', async ({ page }) => {
  await page.goto('/about-us');
  const form = page.getByRole('contentinfo').getByRole('textbox').first();
  const middles = await form.evaluate((field) => {
    const band = field.closest('section')?.firstElementChild ?? field;
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    return { of: middle(field.getBoundingClientRect()), band: middle(band.getBoundingClientRect()) };
  });
  expect(Math.abs(middles.of - middles.band)).toBeLessThan(3);
});

test('the lower parts of the home page load while the visitor scrolls [NFR-07, CAT-04, MSG-88]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  const last = page.getByRole('region', { name: 'Most reviewed' });
  await expect(last.getByRole('link', { name: 'View all' })).toHaveCount(1);
  expect(await page.locator('*').count()).toBeLessThan(2_000);
  await expect(last.getByRole('listitem')).toHaveCount(0);
  const heightBefore = (await last.boundingBox())?.height ?? 0;
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('button', { name: /^Add .* to cart$/ }).first()).toBeVisible();
  expect(Math.abs(((await last.boundingBox())?.height ?? 0) - heightBefore)).toBeLessThan(30);
});
