import { demoPlaces } from '../../../../server/geo/demo-places';
import { newAccount } from '../../support/account';
import type { Stage } from '../stage';
import type { StoryScript } from '../story-script';
import { visibleButton } from './controls';

const PARCELS = 5;
const WORDS = {
  en: { documents: /Documents/, mum: 'Mum' },
  ar: { documents: /مستندات/, mum: 'أمي' },
} as const;

/** A customer with a saved home and the saved place of another person. */
async function signsIn({ page, shopper }: Omit<Stage, 'camera'>): Promise<void> {
  const { token, phone } = await newAccount(page.request);
  const { 'P-H1': home, 'P-LK': lakeside } = demoPlaces().points;
  const saves = ({ lat, lng, address }: typeof home, rest: object) =>
    page.request.post('/api/v1/customer/address/add', {
      headers: { Authorization: `Bearer ${token}` },
      data: { address: address[shopper.tongue], latitude: lat, longitude: lng, ...rest },
    });
  await saves(home, {
    address_type: 'home',
    contact_person_name: 'Nora Vale',
    contact_person_number: phone,
    house: '12B',
  });
  await saves(lakeside, {
    address_type: 'other',
    address_label: WORDS[shopper.tongue].mum,
    contact_person_name: 'Samira Haddad',
    contact_person_number: '+971501110099',
  });
  await page.addInitScript((known) => {
    if (localStorage.getItem('token') === null) localStorage.setItem('token', known);
  }, token);
}

export const parcelStory: StoryScript = {
  id: 'parcel',
  title: { en: 'Send a parcel', ar: 'إرسال طرد' },
  about: {
    en: 'A customer sends documents to a saved address, sees the price before, and follows the courier.',
    ar: 'عميل يرسل مستندات إلى عنوان محفوظ، ويرى السعر قبل الإرسال، ثم يتابع المندوب.',
  },
  opens: async (stage) => {
    await signsIn(stage);
    await stage.shopper.livesInHarbour(PARCELS);
    await stage.page.goto('/home');
  },
  scenes: [
    {
      id: 'home',
      title: { en: 'Parcel home page', ar: 'صفحة الطرود' },
      at: ['session.account.signedIn.profile.ready'],
      lead: {
        control: ({ page, shopper }) =>
          page.getByRole('main').getByRole('link', { name: WORDS[shopper.tongue].documents }),
      },
    },
    {
      id: 'ends',
      title: { en: 'What and where', ar: 'ماذا وإلى أين' },
      at: ['parcel.filling.page.details', 'parcel.filling.sender.folded'],
      lead: {
        control: ({ page, shopper }) =>
          page.getByRole('main').getByRole('button', { name: new RegExp(`^${WORDS[shopper.tongue].mum}`) }),
      },
    },
    {
      id: 'price',
      title: { en: 'Price known', ar: 'السعر معروف' },
      at: ['parcel.filling.price.quoted'],
      lead: { control: (stage) => visibleButton(stage, 'Continue') },
    },
    {
      id: 'review',
      title: { en: 'Review', ar: 'المراجعة' },
      at: ['parcel.filling.page.review'],
      lead: {
        control: ({ page, shopper }) =>
          page.getByRole('checkbox', { name: shopper.say('My parcel contains none of these') }),
      },
    },
    {
      id: 'ready',
      title: { en: 'Ready to send', ar: 'جاهز للإرسال' },
      at: ['parcel.filling.page.review'],
      lead: { control: (stage) => visibleButton(stage, 'Send parcel') },
    },
    {
      id: 'sent',
      title: { en: 'Parcel sent', ar: 'أُرسل الطرد' },
      at: ['parcel.placed'],
      lead: {
        control: ({ page, shopper }) =>
          page.getByRole('main').getByRole('link', { name: shopper.say('Track Order') }),
        further: ({ page }) => page.waitForURL(/track-order|my-orders/),
      },
    },
    {
      id: 'track',
      title: { en: 'On its way', ar: 'في الطريق' },
      at: [],
      until: ({ page, shopper }) => page.getByLabel(shopper.say('Share with the receiver')),
    },
  ],
};
