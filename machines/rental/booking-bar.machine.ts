import { setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { notProvidedCallback } from '../shared/not-provided';

type BookingBarEvent = { type: 'page.scrolled'; pixels: number };

/** Of scrolling [CONST-20]. */
const FAR = 200;

export const bookingBarMachine = setup({
  types: {} as { events: BookingBarEvent; meta: ChartMeta },
  actors: { watchScroll: notProvidedCallback<BookingBarEvent>('watchScroll') },
  guards: { isFar: (_, { pixels }: { pixels: number }) => pixels > FAR },
}).createMachine({
  id: 'bookingBar',
  description: 'The bar at the bottom of the page, once its button has been scrolled away.',
  meta: { title: 'Booking bar', rules: ['RENT-50', 'CONST-20'] },
  initial: 'hidden',
  invoke: {
    id: 'watchScroll',
    src: 'watchScroll',
    onError: { description: 'The page’s own button stays.' },
  },
  states: {
    hidden: {
      meta: { title: 'Not shown, up to 200 px', rules: ['RENT-50'] },
      on: {
        'page.scrolled': { guard: { type: 'isFar', params: ({ event }) => event }, target: 'shown' },
      },
    },
    shown: {
      meta: { title: 'Shown from 201 px on', rules: ['RENT-50'] },
      on: {
        'page.scrolled': [{ guard: { type: 'isFar', params: ({ event }) => event } }, { target: 'hidden' }],
      },
    },
  },
});
