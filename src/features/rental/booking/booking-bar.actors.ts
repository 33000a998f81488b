import { fromCallback } from 'xstate';
import { bookingBarMachine } from '../../../../machines/rental/booking-bar.machine';

export const provideBookingBar = () =>
  bookingBarMachine.provide({
    actors: {
      watchScroll: fromCallback(({ sendBack }) => {
        const controller = new AbortController();
        const notify = () => sendBack({ type: 'page.scrolled', pixels: Math.round(window.scrollY) });
        notify();
        window.addEventListener('scroll', notify, { passive: true, signal: controller.signal });
        return () => controller.abort();
      }),
    },
  });
