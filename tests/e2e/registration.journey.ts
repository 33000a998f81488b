import { expect, type Page, test } from '@playwright/test';
import { png } from '../server/account/pictures';
import { expectAccessible } from '../support/axe';
import { unusedDigits } from '../support/unused-digits';
import { Shopper } from './support/shopper';

const PHONE = { width: 390, height: 844 };
const paper = { name: 'paper.png', mimeType: 'image/png', buffer: png(64, 64) };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, name: string, value: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(value);

test('a store registration survives a reload, is shown as pending, and a second registration is reported [REG-01, REG-02, NAV-22, MSG-87]', async ({
  page,
}) => {
  const number = unusedDigits();
  const registers = async () => {
    await page.getByText('Commission', { exact: true }).click();
    await press(page, 'Continue');
    await expect(page.getByRole('heading', { name: 'Where is your store?' })).toBeVisible();
    await page.getByRole('radio', { name: 'Food' }).check();
    await press(page, 'Continue');
    await fill(page, 'Store name', 'Huda’s Kitchen');
    await fill(page, 'Shortest delivery time', '20');
    await fill(page, 'Longest delivery time', '10');
    await press(page, 'Continue');
    await expect(page.getByText('The longest time can’t be shorter than the shortest.')).toBeVisible();
    await fill(page, 'Longest delivery time', '40');
    await press(page, 'Continue');
    await press(page, 'Continue');
    await expect(page.getByText('Please choose a file first.')).toBeVisible();
    await page.getByLabel('Choose a file: Logo').setInputFiles(paper);
    await expect(page.getByRole('img', { name: 'paper.png' })).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Continue');
    await fill(page, 'First name', 'Huda');
    await fill(page, 'Email', `huda${number}@souk.example`);
    await fill(page, 'Phone number', `50${number}`.slice(0, 9));
    await page.getByLabel('Password', { exact: true }).fill('letmesell');
    await page.getByLabel('Confirm Password', { exact: true }).fill('letmesell');
    await press(page, 'Submit registration');
  };
  await new Shopper(page).livesInHarbour();
  await page.goto('/store-registration?active=active');
  const reasons = page.getByRole('region', { name: 'Why sell on Souk?' });
  await expect(reasons).toContainText('15% commission, nothing else');
  await expect(reasons).toContainText('Paid out every 7 days.');
  await page.getByText('Subscription', { exact: true }).click();
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'Where is your store?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Where is your store?' })).toBeVisible();
  await page.getByRole('link', { name: 'Become a Vendor owner' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your business plan' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Subscription' })).not.toBeChecked();
  await registers();
  await expect(page.getByRole('heading', { name: 'Registration submitted' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Registration submitted' })).toBeVisible();
  await page.getByRole('link', { name: 'Become a Vendor owner' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your business plan' })).toBeVisible();
  await registers();
  await expect(page.getByRole('heading', { name: 'You’ve already registered' })).toBeVisible();
});

test('a courier registering in Arabic on a phone cannot upload a file that is no picture [REG-01, NAV-23, PROF-05]', async ({
  page,
}) => {
  const number = unusedDigits();
  await page.setViewportSize(PHONE);
  const shopper = new Shopper(page, 'ar');
  await shopper.speaks();
  await shopper.livesInHarbour();
  await page.goto('/deliveryman-registration');
  await expect(page.getByRole('region', { name: /^لماذا توصّل مع/ })).toContainText('على الأقل لكل توصيلة');
  const area = page.getByRole('group', { name: 'منطقة العمل' });
  await area.getByRole('radio').first().check();
  await page.getByRole('radio', { name: 'دراجة نارية' }).check();
  await expectAccessible(page);
  await press(page, 'متابعة');
  await fill(page, 'رقم الوثيقة', `P ${number}`);
  const choose = page.getByLabel('اختر ملفًا: صور الوثيقة');
  await choose.setInputFiles({ ...paper, name: 'paper.pdf', mimeType: 'application/pdf' });
  await expect(page.getByRole('alert').filter({ hasText: 'JPG' })).toBeVisible();
  // A file with a picture's name that is not a picture.
  await choose.setInputFiles({ ...paper, buffer: Buffer.from('%PDF-1.7 not a picture') });
  await expect(page.getByRole('img', { name: 'paper.png' })).toBeVisible();
  await press(page, 'متابعة');
  const contact = async () => {
    await fill(page, 'الاسم الأول', 'عمر');
    await fill(page, 'البريد الإلكتروني', `omar${number}@souk.example`);
    await fill(page, 'رقم الهاتف', `50${number}`.slice(0, 9));
    await fill(page, 'كلمة المرور', 'letmeride');
    await fill(page, 'تأكيد كلمة المرور', 'letmeride');
    await expectAccessible(page);
    await press(page, 'إرسال طلب التسجيل');
  };
  await contact();
  await expect(page.getByText('تُقبل الوثيقة صورة')).toBeVisible();
  await page.getByRole('button', { name: 'إزالة paper.png' }).click();
  await choose.setInputFiles(paper);
  await press(page, 'متابعة');
  await contact();
  await expect(page.getByRole('heading', { name: 'أُرسل طلب تسجيلك' })).toBeVisible();
});
