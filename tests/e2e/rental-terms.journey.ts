import { expect, type Page, test } from '@playwright/test';
import { DAY, T0 } from '../../server/demo/world/t0';
import { demoPlaces } from '../../server/geo/demo-places';
import { expectAccessible } from '../support/axe';
import { englishFirst, LOCALES, type Locale, Shopper } from './support/shopper';

const RENTAL = 6;
const COMPACT = 1;
const { 'P-H1': FROM, 'P-LK': TO } = demoPlaces().points;

/** The terms of the compact car of City Wheels, as the page shows them. */
const TERMS: Record<Locale, (string | RegExp)[]> = {
  en: [
    'Free until 1 hour before pickup, with a full refund',
    '$150.00, paid at pickup and returned with the vehicle',
    'Full cover included, glass and tyres too. You pay nothing for damage.',
    '200 km per day included · then $0.25 per km',
    'You get a full tank. Return it full.',
    'At least 21 years old · licence held for 1 year or more',
  ],
  ar: [
    'مجاني حتى ساعة قبل الاستلام، مع استرداد كامل المبلغ',
    /150\.00.*تُدفع عند الاستلام وتُرد عند إعادة المركبة/,
    'يشمل السعر التأمين الشامل مع الزجاج والإطارات، ولا تدفع شيئًا عن الأضرار.',
    /200 كم في اليوم ضمن السعر · ثم .*0\.25.* لكل كم/,
    'تستلمها بخزان ممتلئ وتعيدها ممتلئة.',
    /العمر 21 سنة على الأقل · رخصة منذ سنة على الأقل/,
  ],
};

const trip = new URLSearchParams({
  type: 'hourly',
  pickup: FROM.address.en,
  plat: String(FROM.lat),
  plng: String(FROM.lng),
  destination: TO.address.en,
  dlat: String(TO.lat),
  dlng: String(TO.lng),
  at: new Date(T0 + 20 * DAY).toISOString().slice(0, 16),
  hours: '5',
  km: '4.2',
  way: 'driving',
});

const termsIn = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true }).getByRole('definition');

for (const locale of LOCALES)
  test(
    `a vehicle’s page shows its terms and pickup location, and a bar leads to the booking (${locale}) [RENT-51, RENT-60, NAV-40]`,
    englishFirst(locale),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const shopper = new Shopper(page, locale);
      const { say } = shopper;
      await shopper.speaks();
      await shopper.livesInHarbour(RENTAL);
      await page.goto(`/rental/vehicle-details/${COMPACT}?${trip}`);
      await expect(termsIn(page, say('Good to know'))).toHaveText(TERMS[locale]);
      const place = page.getByRole('region', { name: say('Pickup location'), exact: true });
      await expect(place).toContainText(FROM.address.en);
      await place.scrollIntoViewIfNeeded();
      await expect(place.getByRole('region', { name: say('Route map') })).toBeVisible();

      await page.evaluate(() => scrollTo({ top: 0 }));
      await page
        .getByRole('button', { name: `${say('Add to Cart')}: `, exact: false })
        .first()
        .click();
      const bar = page.getByRole('link', { name: new RegExp(`^${say('View trip cart')}`) });
      await expect(bar).toBeVisible();
      await expectAccessible(page);
      await bar.click();
      await expect(page).toHaveURL(/\/rental\/cart$/);
      await expect(bar).toBeHidden();

      await page.goto('/rental/booking');
      await expect(termsIn(page, say('Good to know'))).toHaveText(TERMS[locale]);
      await expect(page.getByRole('region', { name: say('Route map') })).toBeVisible();
      await expectAccessible(page);
    },
  );
