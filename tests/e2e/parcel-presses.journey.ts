import { expect, type Page, test } from '@playwright/test';
import { demoPlaces } from '../../server/geo/demo-places';
import { expectAccessible } from '../support/axe';
import { type Account, newAccount, signedIn } from './support/account';
import { englishFirst, LOCALES } from './support/shopper';

const { 'P-H1': HARBOUR, 'P-LK': LAKESIDE, 'P-OUT': OUTSIDE } = demoPlaces().points;
const DOCUMENTS = { en: /Documents/, ar: /مستندات/ };
const MAX_PRESSES = 9;

async function saves(page: Page, { token }: Account, body: Record<string, unknown>): Promise<void> {
  const answer = await page.request.post('/api/v1/customer/address/add', {
    headers: { Authorization: `Bearer ${token}` },
    data: body,
  });
  expect(answer.status()).toBe(200);
}

/** A customer with a saved home and the saved place of another person. */
async function known(page: Page): Promise<Account> {
  const account = await newAccount(page.request);
  await saves(page, account, {
    address_type: 'home',
    contact_person_name: 'Nora Vale',
    contact_person_number: account.phone,
    address: HARBOUR.address.en,
    latitude: HARBOUR.lat,
    longitude: HARBOUR.lng,
    house: '12B',
  });
  await saves(page, account, {
    address_type: 'other',
    address_label: 'Mum',
    contact_person_name: 'Samira Haddad',
    contact_person_number: '+971501110099',
    address: LAKESIDE.address.en,
    latitude: LAKESIDE.lat,
    longitude: LAKESIDE.lng,
  });
  return account;
}

/** Counts the customer's presses. Typing and scripted clicks don't count. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (!isTrusted || detail === 0) return;
        sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}

for (const locale of LOCALES) {
  test(
    `a known sender sends a parcel in at most nine presses, sees price and arrival first, and shares its link (${locale}) [PARC-07, PARC-08, PARC-02, PARC-03, PARC-05]`,
    englishFirst(locale),
    async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width: 390, height: 844 });
      const account = await known(page);
      const { say } = await signedIn(page, account, locale);
      await page.addInitScript(() => {
        localStorage.setItem('module', '5');
        Object.defineProperty(navigator, 'share', {
          value: async (shared: ShareData) => sessionStorage.setItem('shared', JSON.stringify(shared)),
        });
      });
      const presses = await counted(page);
      await page.goto('/home');
      const main = page.getByRole('main');
      const bar = main.locator('[data-at-bottom=phone]');
      await main.getByRole('link', { name: DOCUMENTS[locale] }).click();
      await expect(main.getByRole('radio', { name: DOCUMENTS[locale] })).toBeChecked();
      await expect(bar).toContainText('$3.00');
      await expect(main.getByText('12B')).toBeVisible();
      await expect(page.getByRole('textbox', { name: say('Receiver’s name') })).toHaveValue('');
      await expect(main.getByRole('combobox', { name: say('Receiver’s address') })).toBeVisible();
      await expectAccessible(page);

      await main.getByRole('button', { name: /^Mum/ }).click();
      await expect(page.getByRole('textbox', { name: say('Receiver’s name') })).toHaveValue('Samira Haddad');
      await expect(bar).toContainText(/\d\d:\d\d–\d\d:\d\d/);
      await bar.getByRole('button', { name: say('Continue') }).click();
      await expect(page.getByText(say('Review and send'))).toBeInViewport();
      await expectAccessible(page);
      await page.getByRole('checkbox', { name: say('My parcel contains none of these') }).check();
      await bar.getByRole('button', { name: say('Send parcel') }).click();

      await expect(
        page.getByRole('heading', { name: say('Thanks! A courier will pick up your parcel') }),
      ).toBeVisible();
      expect(await presses()).toBeLessThanOrEqual(MAX_PRESSES);
      await expect(main.getByText(say('Arriving around {0}', { 0: '' }).trim())).toBeInViewport();
      const link = page.getByLabel(say('Share with the receiver'));
      await expect(link).toHaveText(/\/parcel\/receive\/[\w-]+$/);
      await main.getByRole('button', { name: say('Share'), exact: true }).click();
      const shared = await page.evaluate(() => sessionStorage.getItem('shared') ?? '{}');
      expect(JSON.parse(shared)).toMatchObject({ url: await link.textContent() });
      await expect(main.getByRole('button', { name: say('Copy'), exact: true })).toBeVisible();
      await expectAccessible(page);

      await main.getByRole('link', { name: say('Track Order') }).click();
      await expect(page.getByLabel(say('Share with the receiver'))).toBeInViewport();
    },
  );
}

test('all missing fields are named together, and a place without parcel delivery is reported immediately [PARC-04, PARC-07]', async ({
  page,
}) => {
  const { say } = await signedIn(page, await newAccount(page.request));
  await page.addInitScript(() => localStorage.setItem('module', '5'));
  await page.goto('/parcel/send');
  const main = page.getByRole('main');
  await expect(main.getByText('From $3.00').first()).toBeVisible();
  await main
    .getByRole('button', { name: say('Continue') })
    .filter({ visible: true })
    .click();
  await expect(main.getByRole('alert')).toHaveText([
    say('Please choose what you’re sending'),
    say('Please choose a place on the map or enter an address'),
  ]);
  await main.getByRole('radio', { name: /Box/ }).check();
  await expect(main.getByText('From $5.00').first()).toBeVisible();
  await main
    .getByRole('combobox', { name: say('Receiver’s address') })
    .fill(OUTSIDE.address.en.split(',')[0] ?? '');
  await page.getByRole('option').filter({ visible: true }).first().click();
  await expect(
    main.getByText(say('We don’t deliver parcels there yet. Please choose another address.')),
  ).toBeVisible();
});

test('a press on “Change” keeps the keyboard in its part of the page [PARC-07, NFR-02]', async ({ page }) => {
  const { say } = await signedIn(page, await known(page));
  await page.addInitScript(() => localStorage.setItem('module', '5'));
  await page.goto('/parcel/send');
  const main = page.getByRole('main');
  const region = (part: string) => main.getByRole('region', { name: say(part) });
  const change = (part: string) => region(part).getByRole('button', { name: say('Change') });
  const isFocused = (part: string) => expect(main.getByRole('heading', { name: say(part) })).toBeFocused();
  await change('Pickup address').press('Enter');
  await isFocused('Pickup address');
  await expect(main.getByRole('textbox', { name: say('Sender’s name') })).toBeVisible();
  await region('Drop-off address').getByRole('button', { name: /^Mum/ }).click();
  await change('Drop-off address').press('Enter');
  await isFocused('Drop-off address');
  await expect(main.getByRole('combobox', { name: say('Receiver’s address') })).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the map for a parcel’s address keeps its buttons on the screen at ${width}×${height}, and its place is used [PARC-02, LOC-04]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { say } = await signedIn(page, await newAccount(page.request));
    await page.addInitScript(() => localStorage.setItem('module', '5'));
    await page.goto('/parcel/send');
    await page
      .getByRole('region', { name: say('Drop-off address') })
      .getByRole('button', { name: say('Pick from map') })
      .click();
    const dialog = page.getByRole('dialog', { name: say('Drop-off address') });
    const confirm = dialog.getByRole('button', { name: say('Confirm location') });
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await expect(confirm).toBeEnabled();
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText(say('Sender and receiver have the same address. Please change one.')),
    ).toBeVisible();
  });
