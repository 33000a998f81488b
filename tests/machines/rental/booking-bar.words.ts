import type { bookingBarMachine } from '../../../machines/rental/booking-bar.machine';
import { tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const bookingBarWords: Words<typeof bookingBarMachine> = {
  title: { ar: 'شريط الحجز' },
  start: text('The page of a vehicle is open and not scrolled', 'صفحة مركبة مفتوحة عند أعلاها'),
  events: {
    'page.scrolled': ({ pixels }) =>
      tester(`Scroll to ${pixels} px from the top`, `مرر الصفحة إلى ${pixels} بكسل من الأعلى`),
  },
  done: {},
  failed: { watchScroll: failing('the bar does not appear', 'لا يُرى التمرير') },
  timers: {},
  states: {
    hidden: { ar: 'لا يظهر حتى 200 بكسل', sees: text('No bar at the bottom', 'لا شريط في الأسفل') },
    shown: {
      ar: 'يظهر من 201 بكسل',
      sees: text('A bar at the bottom with price and button', 'شريط في الأسفل فيه السعر والزر'),
    },
  },
  news: {},
};
