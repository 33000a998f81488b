import type { picturesMachine } from '../../../machines/orders/pictures.machine';
import type { Page, Target } from '../../support/model/page';

type Photos = { photos: readonly { name: string; type: string; size: number }[] };

const add: Target = { role: 'button', name: 'Add a photo or PDF' };
const alert: Target = { role: 'alert' };
const removeOf = (name: string): Target => ({ role: 'button', name: 'Remove {name}', values: { name } });
const refusal = (words: string) => [{ sees: alert }, { reads: words }] as const;

/** Tested on its own; in the checkout it is one of several parts. */
export const picturesPage: Page<typeof picturesMachine> = {
  open: () => ({ path: '/checkout?page=cart', storage: {}, isBare: true }),
  calls: [],
  acts: {
    'pictures.chosen': ({ photos }: Photos) => photos.map((file) => ({ act: 'gives', to: add, file })),
    'picture.removed': (_event, { context }) =>
      context.pictures.slice(0, 1).map(({ name }) => ({ act: 'press', on: removeOf(name) })),
  },
  answers: {},
  timers: {},
  sights: {
    empty: [{ reads: 'prescription is required' }, { sees: add }, { lacks: alert }],
    lost: [
      { reads: 'prescription is required' },
      { reads: 'Photos aren’t saved when you leave this page. Please add them again.' },
      { sees: add },
    ],
    attached: ({ context }) => [
      ...context.pictures.map(({ name }) => ({ sees: removeOf(name) })),
      { misses: 'prescription is required' },
      { sees: add },
      { lacks: alert },
    ],
    'refused.missing': refusal('Please upload your prescription image'),
    'refused.tooMany': refusal('Maximum 3 images can be send at a time.'),
    'refused.format': refusal('Please choose a JPG, PNG or GIF image, or a PDF.'),
    'refused.size': refusal('Files can be up to 2 MB.'),
  },
  impossible: {
    'pictures.lost': 'a reload causes this, and each path loads the page once',
    'pictures.read': 'the effect that holds the files sends this',
    'pictures.missed': 'the button “Place Order” sends this, and it is not in this part',
    'picture.removed': (_event, { context }) =>
      context.pictures.length > 0 ? null : 'there is no picture to remove',
    'pictures.chosen': ({ photos }: Photos) =>
      photos.length === 1 ? null : 'the test adds one file after the other',
  },
  endsIn: [],
};
