import { newAccount, signedIn } from '../../support/account';
import { itemNamed } from '../../support/goods';
import type { Stage } from '../stage';
import { addButton } from '../stage';
import type { StoryScript } from '../story-script';
import { takeAway, visibleButton } from './controls';

const WRAP = 'F-10';
type StoryStage = Omit<Stage, 'camera'>;

/** The buttons of the demo's bank, which is not part of the app. */
const DECLINE = { en: 'Decline', ar: 'ارفض الدفع' };
const atBank = ({ page, shopper }: StoryStage) =>
  page.getByRole('button', { name: new RegExp(`^${DECLINE[shopper.tongue]}`) });

const method = ({ page, shopper }: StoryStage, name: { en: string; ar: string }) =>
  page.getByText(name[shopper.tongue], { exact: true }).filter({ visible: true }).first();

/** The name on the account, then the reference: fields of the operator, so the app has no texts for them. */
const transferField = ({ page }: StoryStage, index: number) =>
  page.getByRole('main').getByRole('textbox').filter({ visible: true }).nth(index);

export const payLateStory: StoryScript = {
  id: 'pay-late',
  title: { en: 'Declined, then paid in another way', ar: 'رُفض الدفع ثم دُفع بطريقة أخرى' },
  about: {
    en: 'The bank declines the card. The order stays, and the customer pays it later by bank transfer.',
    ar: 'يرفض البنك البطاقة، فيبقى الطلب، ثم يدفعه العميل لاحقًا بتحويل مصرفي.',
  },
  opens: async ({ page, request, shopper }) => {
    const account = await newAccount(request);
    await signedIn(page, account, shopper.tongue);
    const { name, storeId } = await itemNamed(request, WRAP, shopper.tongue);
    await page.goto(`/store/${storeId}`);
    await addButton(page, shopper, name).click();
    await page.getByText(shopper.say('Item added to cart')).first().waitFor();
    await page.goto('/checkout');
  },
  scenes: [
    {
      id: 'checkout',
      title: { en: 'Checkout', ar: 'إتمام الطلب' },
      at: ['checkout.ordering.editing.quoted'],
      until: takeAway,
      lead: { control: takeAway },
    },
    {
      id: 'methods',
      title: { en: 'Ways to pay', ar: 'طرق الدفع' },
      at: ['checkout.ordering.editing.quoted'],
      lead: { control: (stage) => method(stage, { en: 'Bank card', ar: 'بطاقة مصرفية' }) },
    },
    {
      id: 'card',
      title: { en: 'Card chosen', ar: 'تم اختيار البطاقة' },
      at: ['checkout.ordering.editing.quoted'],
      lead: { control: (stage) => visibleButton(stage, 'Place Order') },
    },
    {
      id: 'bank',
      title: { en: 'At the bank', ar: 'لدى البنك' },
      at: [],
      until: atBank,
      lead: { control: atBank },
    },
    {
      id: 'declined',
      title: { en: 'Declined', ar: 'رُفض الدفع' },
      at: ['payment.unpaid.choosing.ready'],
      until: ({ page, shopper }) => page.getByText(shopper.say('Your bank declined the payment.')),
      lead: {
        control: ({ page, shopper }) => page.getByText(shopper.say('Change payment method')).first(),
      },
    },
    {
      id: 'other',
      title: { en: 'Other ways to pay', ar: 'طرق دفع أخرى' },
      at: ['payment.unpaid.choosing.ready'],
      lead: { control: (stage) => method(stage, { en: 'Bank transfer', ar: 'تحويل مصرفي' }) },
    },
    {
      id: 'transfer',
      title: { en: 'Bank transfer', ar: 'تحويل مصرفي' },
      at: ['payment.unpaid.choosing.ready'],
      lead: {
        control: (stage) => transferField(stage, 0),
        text: 'Nora Vale',
        further: (stage) => transferField(stage, 1).fill('TRX 2026 1123'),
      },
    },
    {
      id: 'filled',
      title: { en: 'Reference entered', ar: 'تم إدخال المرجع' },
      at: ['payment.unpaid.choosing.ready'],
      lead: { control: (stage) => visibleButton(stage, 'Submit reference') },
    },
    {
      id: 'paid',
      title: { en: 'Reference sent', ar: 'تم إرسال المرجع' },
      at: [],
      until: ({ page, shopper }) =>
        page.getByRole('heading', { name: shopper.say('Thank you, your order is placed') }),
    },
  ],
};
