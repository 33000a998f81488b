import { expect } from '@playwright/test';
import { type Account, CODE, guestId, newAccount, PASSWORD } from '../../support/account';
import { itemNamed } from '../../support/goods';
import type { Stage } from '../stage';
import { addButton } from '../stage';
import type { StoryScript } from '../story-script';
import { accountButton, inDialog, labelled, visibleButton } from './controls';
import { takeAwayScenes } from './take-away.scenes';

const WRAP = 'F-10';
const SHAWARMA = 'F-02';
type StoryStage = Omit<Stage, 'camera'>;

const accounts = new WeakMap<object, Account>();

/** Without a verified email the sign-in of the story would ask for a code. */
async function verifiesEmail(request: Stage['request'], { email }: Account): Promise<void> {
  const about = { login_type: 'manual', guest_id: await guestId(request) };
  await request.post('/api/v1/auth/login', {
    data: { ...about, email_or_phone: email, field_type: 'email', password: PASSWORD },
  });
  const answer = await request.post('/api/v1/auth/verify-phone', {
    data: { ...about, email, otp: CODE, verification_type: 'email' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A customer whose account has a cart of another store. */
async function hasCart({ page, request }: StoryStage): Promise<void> {
  const account = await newAccount(request);
  await verifiesEmail(request, account);
  const { id } = await itemNamed(request, SHAWARMA, 'en');
  const added = await request.post('/api/v1/customer/cart/add', {
    headers: { Authorization: `Bearer ${account.token}`, moduleId: '1', zoneid: '[1]' },
    data: { model: 'Item', item_id: id, quantity: 2, price: 0 },
  });
  expect(added.ok(), await added.text()).toBe(true);
  accounts.set(page, account);
}

export const mergeStory: StoryScript = {
  id: 'merge',
  title: { en: 'Two carts, one order', ar: 'سلّتان وطلب واحد' },
  about: {
    en: 'A guest has a cart, signs in to an account with a cart of another store, chooses one of them and orders.',
    ar: 'زائر لديه سلة يسجّل دخوله إلى حساب فيه سلة من متجر آخر، ثم يختار إحداهما ويطلب.',
  },
  opens: async (stage) => {
    const { page, shopper } = stage;
    await hasCart(stage);
    await shopper.livesInHarbour();
    const { storeId } = await itemNamed(page.request, WRAP, shopper.tongue);
    await page.goto(`/store/${storeId}`);
  },
  scenes: [
    {
      id: 'store',
      title: { en: 'The store', ar: 'المتجر' },
      at: ['addToCart.idle'],
      lead: {
        control: async ({ page, shopper }) => {
          const { name } = await itemNamed(page.request, WRAP, shopper.tongue);
          return addButton(page, shopper, name);
        },
      },
    },
    {
      id: 'added',
      title: { en: 'In the cart of this device', ar: 'في سلة هذا الجهاز' },
      at: ['addToCart.idle', 'cart.syncing.idle'],
      until: ({ page, shopper }) => page.getByText(shopper.say('Item added to cart')),
      lead: { control: accountButton },
    },
    {
      id: 'sign-in',
      title: { en: 'Sign in', ar: 'تسجيل الدخول' },
      at: ['auth.sign-in.manual'],
      lead: {
        control: (stage) => labelled(stage, 'Email or phone'),
        text: '5',
        further: async (stage) => {
          await labelled(stage, 'Email or phone').fill(accounts.get(stage.page)?.phone ?? '');
          await labelled(stage, 'Password').fill(PASSWORD);
        },
      },
    },
    {
      id: 'filled',
      title: { en: 'Filled in', ar: 'تمّت التعبئة' },
      at: ['auth.sign-in.manual'],
      lead: { control: (stage) => inDialog(stage, 'Sign In') },
    },
    {
      id: 'conflict',
      title: { en: 'Which cart?', ar: 'أي سلة؟' },
      at: ['cartMerge.conflict'],
      lead: { control: (stage) => inDialog(stage, "Use this device's cart") },
    },
    {
      id: 'chosen',
      title: { en: 'Choice applied', ar: 'تم تطبيق الاختيار' },
      at: ['cart.syncing.idle'],
      until: ({ shopper }) => shopper.cartButton(),
      lead: { control: ({ shopper }) => shopper.cartButton() },
    },
    {
      id: 'cart',
      title: { en: 'The cart of the device', ar: 'سلة الجهاز' },
      at: ['proceed.idle'],
      until: ({ shopper }) => shopper.cart(),
      lead: { control: (stage) => visibleButton(stage, 'Proceed To Checkout') },
    },
    ...takeAwayScenes,
  ],
  sides: [
    {
      from: 'conflict',
      lead: { control: (stage) => inDialog(stage, "Keep my account's cart") },
      scenes: [
        {
          id: 'account-cart',
          title: { en: 'The cart of the account', ar: 'سلة الحساب' },
          at: ['cart.syncing.idle'],
          until: ({ shopper }) => shopper.cartButton(),
        },
      ],
    },
  ],
};
