import { expect, test } from '@playwright/test';
import { png } from '../server/account/pictures';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { adds } from './support/people';
import { Shopper } from './support/shopper';

const PHARMACY = 3;
const CAREPLUS = 9;

const picture = (name: string, size: number) => ({
  name,
  mimeType: 'image/png',
  buffer: png(size, size),
});

test('a prescription is asked for, and what the pharmacist says arrives on the open page; another one is sent [ORD-05, PHAR-02, PHAR-03, PHAR-04, PHAR-05, MSG-35, MSG-36]', async ({
  page,
  request,
}) => {
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
  await expectAccessible(page);
  await place.click();
  await page.getByRole('link', { name: 'Track Order' }).last().click();
  const order = page.getByRole('region', { name: /^Order #/ });
  await expect(order.getByText('A pharmacist looks at your prescription.')).toBeVisible();
  await expect(order.getByText(/The picture is too small to read/)).toBeVisible({ timeout: 25_000 });

  await order.getByRole('button', { name: 'Send another prescription' }).click();
  const question = page.getByRole('dialog', { name: 'Send another prescription' });
  await question.locator('input[type=file]').setInputFiles(picture('large.png', 300));
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Send the prescription' }).click();
  await expect(question).toBeHidden();
  await expect(order.getByText(/prescription is accepted|has confirmed your order/)).toBeVisible({
    timeout: 20_000,
  });
});
