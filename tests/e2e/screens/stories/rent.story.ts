import { demoPlaces } from '../../../../server/geo/demo-places';
import type { Stage } from '../stage';
import type { StoryScript } from '../story-script';
import { inDialog, labelled, typesInto, visibleButton } from './controls';

const RENTAL = 6;
const PHONE = '+971501112255';
type StoryStage = Omit<Stage, 'camera'>;

const destination = ({ shopper }: StoryStage): string =>
  demoPlaces().points['P-LK'].address[shopper.tongue].split(/[,،]/)[0] ?? '';

const options = ({ page }: StoryStage) => page.getByRole('dialog').getByRole('option');

async function fillsIn({ page, shopper }: StoryStage): Promise<void> {
  const { say } = shopper;
  await page.getByRole('textbox', { name: say('Contact person number') }).fill(PHONE);
  await page.getByRole('radio', { name: say('Cash at pickup') }).check();
  await page
    .getByRole('checkbox', {
      name: say('I agree to the provider’s <0>rental terms</0>').replaceAll(/<.?0>/g, ''),
    })
    .check();
}

export const rentStory: StoryScript = {
  id: 'rent',
  title: { en: 'Rent a car', ar: 'استئجار سيارة' },
  about: {
    en: 'A guest chooses where to go, finds a vehicle by the hour and books it with cash at pickup.',
    ar: 'زائر يختار وجهته، ويجد سيارة بالساعة، ويحجزها بالدفع نقدًا عند الاستلام.',
  },
  opens: async ({ page, shopper }) => {
    await shopper.livesInHarbour(RENTAL);
    await page.goto('/home');
  },
  scenes: [
    {
      id: 'home',
      title: { en: 'Rental home page', ar: 'صفحة التأجير' },
      at: ['rentalSearch.editing'],
      lead: {
        control: ({ page, shopper }) =>
          page.getByRole('button', { name: new RegExp(`^${shopper.say('To')} `) }),
      },
    },
    {
      id: 'place',
      title: { en: 'Drop-off', ar: 'مكان التسليم' },
      at: ['placeSearch.idle'],
      lead: {
        control: (stage) => labelled(stage, 'Delivery address'),
        text: '20',
        further: async (stage) => {
          await labelled(stage, 'Delivery address').fill(destination(stage));
          await options(stage).first().waitFor();
        },
      },
    },
    {
      id: 'suggested',
      title: { en: 'Suggestions', ar: 'الاقتراحات' },
      at: ['placeSearch.suggested'],
      lead: { control: (stage) => options(stage).first() },
    },
    {
      id: 'map',
      title: { en: 'On the map', ar: 'على الخريطة' },
      at: [],
      until: (stage) => inDialog(stage, 'Confirm location'),
      lead: { control: (stage) => inDialog(stage, 'Confirm location') },
    },
    {
      id: 'ready',
      title: { en: 'Trip known', ar: 'الرحلة محددة' },
      at: ['rentalSearch.editing'],
      lead: { control: (stage) => visibleButton(stage, 'Find a vehicle') },
    },
    {
      id: 'found',
      title: { en: 'Vehicles found', ar: 'سيارات متاحة' },
      at: [],
      until: ({ page }) => page.getByRole('main').getByRole('article'),
      lead: {
        control: ({ page }) => page.getByRole('main').getByRole('article').first().getByRole('link').first(),
        further: ({ page }) => page.waitForURL(/vehicle-details/),
      },
    },
    {
      id: 'vehicle',
      title: { en: 'The vehicle', ar: 'السيارة' },
      at: ['addVehicle.idle'],
      until: ({ page, shopper }) => page.getByRole('heading', { name: shopper.say('Prices for your trip') }),
      lead: {
        control: ({ page, shopper }) =>
          page
            .getByRole('button', { name: new RegExp(`^${shopper.say('Add to Cart')}: `) })
            .filter({ visible: true })
            .first(),
      },
    },
    {
      id: 'added',
      title: { en: 'In the trip cart', ar: 'في سلة الرحلة' },
      at: ['tripCart.filled.resting'],
      until: ({ page, shopper }) =>
        page.getByText(shopper.say('The vehicle successfully added to your cart.')),
      lead: {
        control: ({ page, shopper }) =>
          page
            .getByRole('link', { name: new RegExp(shopper.say('Trip Cart')) })
            .filter({ visible: true })
            .first(),
      },
    },
    {
      id: 'cart',
      title: { en: 'The trip cart', ar: 'سلة الرحلة' },
      at: ['tripCart.filled.resting'],
      lead: {
        control: ({ page, shopper }) =>
          page
            .getByRole('main')
            .getByRole('link', { name: shopper.say('Continue to booking') })
            // On a phone, a bar at the bottom.
            .or(page.getByRole('link', { name: shopper.say('Book the trip') }))
            .filter({ visible: true })
            .first(),
      },
    },
    {
      id: 'booking',
      title: { en: 'Booking', ar: 'الحجز' },
      at: ['tripBooking.booking.editing.quoted'],
      lead: typesInto('Contact person name', 'Nora Vale', fillsIn),
    },
    {
      id: 'filled',
      title: { en: 'Filled in', ar: 'تمّت التعبئة' },
      at: ['tripBooking.booking.editing.quoted'],
      lead: { control: (stage) => visibleButton(stage, 'Book the trip') },
    },
    {
      id: 'booked',
      title: { en: 'Trip booked', ar: 'تمّ حجز الرحلة' },
      at: ['tripBooking.booked'],
      until: ({ page, shopper }) =>
        page.getByRole('heading', { name: shopper.say('Thanks! Your request has been sent') }),
    },
  ],
};
