import { expect, test } from '@playwright/test';
import { pdf, png } from '../server/account/pictures';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { adds } from './support/people';
import { LOCALES, Shopper } from './support/shopper';

const PHARMACY = 3;
const CAREPLUS = 9;

const picture = (name: string, size: number) => ({
  name,
  mimeType: 'image/png',
  buffer: png(size, size),
});

test('a prescription is required, the pharmacist’s decision appears on the open page, and a new picture can be sent [CHK-11, ORD-05, PHAR-02, PHAR-03, PHAR-04, PHAR-05, MSG-35, MSG-36]', {
  tag: '@wide',
}, async ({ page, request }) => {
  await new Shopper(page).livesInHarbour(PHARMACY);
  await signedIn(page, await newAccount(request));
  await adds(page, { name: 'Amoxicillin', storeId: CAREPLUS });
  await page.goto('/checkout');
  const part = page.getByRole('region', { name: 'Prescription', exact: true });
  const place = page.getByRole('button', { name: 'Place Order', exact: true }).filter({ visible: true });
  await expect(part.getByText('prescription is required')).toBeVisible();
  await place.click();
  await expect(part.getByText('Please upload your prescription image')).toBeVisible();
  const upload = part.locator('input[type=file]');
  await upload.setInputFiles(['1.png', '2.png', '3.png', '4.png'].map((name) => picture(name, 40)));
  await expect(part.getByText('Maximum 3 images can be send at a time.')).toBeVisible();
  await upload.setInputFiles(picture('page.png', 40));
  await expect(part.getByRole('img', { name: 'page.png' })).toBeVisible();
  await page.reload();
  await expect(part.getByText(/Photos aren’t saved when you leave/)).toBeVisible();
  await upload.setInputFiles(picture('page.png', 40));
  await expect(part.getByText(/Photos aren’t saved when you leave/)).toBeHidden();
  await expectAccessible(page);
  await place.click();
  await page.getByRole('link', { name: 'Track Order' }).last().click();
  const order = page.getByRole('region', { name: /^Order #/ });
  await expect(order.getByText('A pharmacist is checking your prescription.')).toBeVisible();
  await expect(order.getByText(/The picture is too small to read/)).toBeVisible({ timeout: 25_000 });
  const sent = page.getByRole('list', { name: 'Prescription photos' });
  await sent.scrollIntoViewIfNeeded();
  await expect(sent.getByRole('link', { name: 'Open the photo' })).toHaveCount(1);

  await order.getByRole('button', { name: 'Send another prescription' }).click();
  const question = page.getByRole('dialog', { name: 'Send another prescription' });
  await question.locator('input[type=file]').setInputFiles(picture('large.png', 300));
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Send the prescription' }).click();
  await expect(question).toBeHidden();
  await expect(order.getByText(/prescription was accepted|has confirmed your order/)).toBeVisible({
    timeout: 20_000,
  });
});

test('an order by prescription alone continues after the pharmacy has set a price and the customer accepts the price [PHAR-05, CHK-08, CHK-12, MSG-35]', {
  tag: '@wide',
}, async ({ page, request }) => {
  await new Shopper(page).livesInHarbour(PHARMACY);
  await signedIn(page, await newAccount(request));
  await page.goto(`/store/${CAREPLUS}`);
  await page.getByRole('link', { name: /Order with a prescription/ }).click();
  await expect(page).toHaveURL(/page=prescription/);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.getByText('Priced by the pharmacy')).toBeVisible();
  const part = page.getByRole('region', { name: 'Prescription', exact: true });
  const place = page.getByRole('button', { name: 'Place Order', exact: true }).filter({ visible: true });
  await place.click();
  await expect(part.getByText('Please upload your prescription image')).toBeVisible();
  await part.locator('input[type=file]').setInputFiles(picture('page.png', 300));
  await expectAccessible(page);
  await place.click();
  const order = page.getByRole('region', { name: /^Order #/ });
  await expect(order.getByText(/is checking your prescription and will send you the price/)).toBeVisible();
  await expect(order.getByText(/has prepared your prescription/)).toBeVisible({ timeout: 25_000 });
  const goods = page.getByRole('region', { name: 'What you ordered' });
  await expect(goods.getByText('Amoxicillin')).toBeVisible();
  await expectAccessible(page);
  await order.getByRole('button', { name: /^Accept \$/ }).click();
  await expect(order.getByText(/You’ve accepted the price/)).toBeVisible();
  await expect(order.getByRole('button', { name: /^Accept/ })).toBeHidden();
});

test('a pharmacy without a pharmacist accepts no orders by prescription alone [PHAR-05]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/checkout?page=prescription&store=1');
  await expect(page.getByRole('heading', { name: 'Prescriptions aren’t accepted here' })).toBeVisible();
  await page.goto('/checkout?page=prescription');
  await expect(page.getByRole('heading', { name: 'Prescriptions aren’t accepted here' })).toBeVisible();
});

for (const locale of LOCALES)
  test(`a customer sends a prescription as a PDF and can save it from the order (${locale}) [PHAR-06]`, {
    tag: '@wide',
  }, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await new Shopper(page).livesInHarbour(PHARMACY);
    const { say } = await signedIn(page, await newAccount(request), locale);
    await page.goto(`/checkout?page=prescription&store=${CAREPLUS}`);
    const part = page.getByRole('region', { name: say('Prescription'), exact: true });
    const upload = part.locator('input[type=file]');
    await upload.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: pdf() });
    await expect(part.getByText(say('Please choose a JPG, PNG or GIF image, or a PDF.'))).toBeVisible();
    await upload.setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await expect(part.getByText('paper.pdf')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: say('Place Order'), exact: true })
      .filter({ visible: true })
      .click();
    const sent = page.getByRole('list', { name: say('Prescription photos') });
    await page
      .getByRole('link', { name: say('Track Order') })
      .last()
      .click();
    const save = sent.getByRole('link', { name: say('Save the PDF') });
    // The field loads when it comes near the viewport, and the map above it may still grow.
    await expect(async () => {
      await sent.scrollIntoViewIfNeeded();
      await expect(save).toBeVisible({ timeout: 1000 });
    }).toPass();
    const saved = page.waitForEvent('download');
    await save.click();
    expect((await saved).suggestedFilename()).toBe('prescription.pdf');
    await expectAccessible(page);
  });
