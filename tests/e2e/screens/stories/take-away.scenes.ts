import type { SceneScript } from '../story-script';
import { takeAway, visibleButton } from './controls';

/** From the checkout to an order that the customer collects at the store. */
export const takeAwayScenes: readonly SceneScript[] = [
  {
    id: 'checkout',
    title: { en: 'Checkout', ar: 'إتمام الطلب' },
    at: ['checkout.ordering.editing.quoted'],
    until: takeAway,
    lead: { control: takeAway },
  },
  {
    id: 'take-away',
    title: { en: 'Collected at the store', ar: 'استلام من المتجر' },
    at: ['checkout.ordering.editing.quoted'],
    lead: { control: (stage) => visibleButton(stage, 'Place Order') },
  },
  {
    id: 'placed',
    title: { en: 'Order placed', ar: 'تمّ الطلب' },
    at: ['checkout.placed'],
    until: ({ page, shopper }) =>
      page.getByRole('heading', { name: shopper.say('Thank you, your order is placed') }),
  },
];
