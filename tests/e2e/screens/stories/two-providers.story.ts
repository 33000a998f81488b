import { DAY, T0 } from '../../../../server/demo/world/t0';
import { demoPlaces } from '../../../../server/geo/demo-places';
import type { Stage } from '../stage';
import type { StoryScript } from '../story-script';
import { inDialog } from './controls';

const RENTAL = 6;
/** City Wheels owns this vehicle. Another provider owns the next one. */
const TRANSFER_CAR = 7;
const SUV = 3;
type StoryStage = Omit<Stage, 'camera'>;

const tripTo = (vehicle: number, { shopper }: StoryStage): string => {
  const { 'P-H1': from, 'P-LK': to } = demoPlaces().points;
  const trip = {
    type: 'distance_wise',
    pickup: from.address[shopper.tongue],
    plat: from.lat,
    plng: from.lng,
    destination: to.address[shopper.tongue],
    dlat: to.lat,
    dlng: to.lng,
    at: new Date(T0 + 8 * DAY).toISOString().slice(0, 16),
    hours: 5,
    km: 4.2,
    way: 'driving',
  };
  const query = new URLSearchParams(Object.entries(trip).map(([name, value]) => [name, String(value)]));
  return `/rental/vehicle-details/${vehicle}?${query}`;
};

const add = ({ page, shopper }: StoryStage) =>
  page
    .getByRole('button', { name: new RegExp(`^${shopper.say('Add to Cart')}: `) })
    .filter({ visible: true })
    .first();
const added = ({ page, shopper }: StoryStage) =>
  page.getByText(shopper.say('The vehicle successfully added to your cart.'));

export const twoProvidersStory: StoryScript = {
  id: 'two-providers',
  title: { en: 'A vehicle of another provider', ar: 'سيارة من مزوّد آخر' },
  about: {
    en: 'The trip cart has a vehicle of one provider. The customer adds one of another provider, declines the question, and accepts it the second time.',
    ar: 'في سلة الرحلة سيارة من مزوّد. يضيف العميل سيارة من مزوّد آخر، فيرفض السؤال أولًا ثم يقبله في المرة الثانية.',
  },
  opens: async (stage) => {
    const { page, shopper } = stage;
    await shopper.livesInHarbour(RENTAL);
    await page.goto(tripTo(TRANSFER_CAR, stage));
    await add(stage).click();
    await added(stage).first().waitFor();
    await page.goto(tripTo(SUV, stage));
  },
  scenes: [
    {
      id: 'vehicle',
      title: { en: 'The other vehicle', ar: 'السيارة الأخرى' },
      at: ['addVehicle.idle', 'tripCart.filled.resting'],
      until: add,
      lead: { control: add },
    },
    {
      id: 'asked',
      title: { en: 'Reset the cart?', ar: 'إعادة ضبط السلة؟' },
      at: ['addVehicle.providerConflict'],
      lead: { control: (stage) => inDialog(stage, 'Keep my cart') },
    },
    {
      id: 'kept',
      title: { en: 'Declined: the cart stays', ar: 'رُفض: تبقى السلة' },
      at: ['addVehicle.idle', 'tripCart.filled.resting'],
      until: add,
      lead: { control: add },
    },
    {
      id: 'asked-again',
      title: { en: 'Asked again', ar: 'السؤال مرة أخرى' },
      at: ['addVehicle.providerConflict'],
      lead: { control: (stage) => inDialog(stage, 'Clear and add') },
    },
    {
      id: 'replaced',
      title: { en: 'Accepted: the cart has the other vehicle', ar: 'قُبل: في السلة السيارة الأخرى' },
      at: ['tripCart.filled.resting'],
      until: added,
    },
  ],
};
