import { bookingBarMachine } from '../../../machines/rental/booking-bar.machine';
import { createModel } from '../../support/model';

export const bookingBarModel = createModel(bookingBarMachine, {
  fixtures: [
    { type: 'page.scrolled', pixels: 200 },
    { type: 'page.scrolled', pixels: 201 },
    { type: 'xstate.error.actor.watchScroll', error: { code: 'unexpected' } },
  ],
  vertex: () => null,
});
