import { fromCallback } from 'xstate';
import { bookingBarMachine } from '../../../../machines/rental/booking-bar.machine';

export const provideBookingBar = () =>
  bookingBarMachine.provide({
    actors: {
      watchScroll: fromCallback(({ sendBack }) => {
        const over = new AbortController();
        const tell = () => sendBack({ type: 'page.scrolled', pixels: Math.round(window.scrollY) });
        tell();
        window.addEventListener('scroll', tell, { passive: true, signal: over.signal });
        return () => over.abort();
      }),
    },
  });
