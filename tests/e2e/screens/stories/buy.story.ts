import type { Locator } from '@playwright/test';
import { itemNamed } from '../../support/goods';
import { GUS } from '../../support/people';
import type { Stage } from '../stage';
import { addButton } from '../stage';
import type { StoryScript } from '../story-script';
import { inDialog, labelled, takeAway, typesInto, visibleButton } from './controls';
import { takeAwayScenes } from './take-away.scenes';

const WRAP = 'F-10';

async function addOf({ page, shopper }: Omit<Stage, 'camera'>): Promise<Locator> {
  const { name } = await itemNamed(page.request, WRAP, shopper.tongue);
  return addButton(page, shopper, name);
}

export const buyStory: StoryScript = {
  id: 'buy',
  title: { en: 'Put in the cart and buy', ar: 'من السلة إلى الشراء' },
  about: {
    en: 'A guest adds a dish, signs in on the way to the checkout, and collects the order at the store.',
    ar: 'زائر يضيف طبقًا، ويسجّل دخوله في طريقه إلى الدفع، ثم يستلم الطلب من المتجر.',
  },
  opens: async ({ page, shopper }) => {
    await shopper.livesInHarbour();
    const { storeId } = await itemNamed(page.request, WRAP, shopper.tongue);
    await page.goto(`/store/${storeId}`);
  },
  scenes: [
    {
      id: 'store',
      title: { en: 'The store', ar: 'المتجر' },
      at: ['addToCart.idle'],
      lead: { control: addOf },
    },
    {
      id: 'added',
      title: { en: 'In the cart', ar: 'في السلة' },
      at: ['addToCart.idle', 'cart.syncing.idle'],
      until: ({ page, shopper }) => page.getByText(shopper.say('Item added to cart')),
      lead: { control: ({ shopper }) => shopper.cartButton() },
    },
    {
      id: 'cart',
      title: { en: 'The cart', ar: 'السلة' },
      at: ['proceed.idle'],
      until: ({ shopper }) => shopper.cart(),
      lead: { control: (stage) => visibleButton(stage, 'Proceed To Checkout') },
    },
    {
      id: 'question',
      title: { en: 'Guest or customer?', ar: 'زائر أم عميل؟' },
      at: ['proceed.asking'],
      lead: { control: (stage) => inDialog(stage, 'Login') },
    },
    {
      id: 'sign-in',
      title: { en: 'Sign in', ar: 'تسجيل الدخول' },
      at: ['auth.sign-in.manual'],
      lead: typesInto('Email or phone', GUS.email, (stage) => labelled(stage, 'Password').fill('demo1234')),
    },
    {
      id: 'filled',
      title: { en: 'Filled in', ar: 'تمّت التعبئة' },
      at: ['auth.sign-in.manual'],
      lead: { control: (stage) => inDialog(stage, 'Sign In') },
    },
    ...takeAwayScenes,
  ],
  sides: [
    {
      from: 'question',
      lead: { control: (stage) => inDialog(stage, 'Guest') },
      scenes: [
        {
          id: 'guest',
          title: { en: 'Checkout of a guest', ar: 'إتمام طلب الزائر' },
          at: ['checkout.ordering.editing.quoted'],
          until: takeAway,
        },
      ],
    },
  ],
};
