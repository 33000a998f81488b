import { setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { eventOf } from '../shared/event';
import { notProvidedCallback } from '../shared/not-provided';

type BookingBarEvent = { type: 'page.scrolled'; pixels: number };

/** How far the page must be scrolled before the bar shows, in pixels [CONST-20]. */
const FAR = 200;

export const bookingBarMachine = setup({
  types: {} as { events: BookingBarEvent; meta: ChartMeta },
  actors: { watchScroll: notProvidedCallback<BookingBarEvent>('watchScroll') },
  guards: { isFar: ({ event }) => eventOf(event, 'page.scrolled').pixels > FAR },
}).createMachine({
  id: 'bookingBar',
  description: "Shows a booking bar at the bottom once the page's own button is scrolled out of view.",
  meta: { title: 'Booking bar', rules: ['RENT-50', 'CONST-20'] },
  initial: 'hidden',
  invoke: {
    id: 'watchScroll',
    src: 'watchScroll',
    onError: { description: "If this fails, the page's own button is still there." },
  },
  states: {
    hidden: {
      meta: { title: 'Hidden, up to 200 px', rules: ['RENT-50'] },
      on: {
        'page.scrolled': { guard: 'isFar', target: 'shown' },
      },
    },
    shown: {
      meta: { title: 'Shown, from 201 px', rules: ['RENT-50'] },
      on: {
        'page.scrolled': [{ guard: 'isFar' }, { target: 'hidden' }],
      },
    },
  },
});
