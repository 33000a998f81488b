import type { noticesMachine } from '../../machines/notices.machine';
import type { NoticesEvent } from '../../machines/notices.types';
import { shop, tester, text, type Words } from '../support/model/words';
import { toastOf } from './shared/notices.words';

type Given = Extract<NoticesEvent, { type: 'notice.given' }>;

export const noticesWords: Words<typeof noticesMachine> = {
  title: { ar: 'الرسائل القصيرة' },
  start: text('A page of the shop', 'صفحة من المتجر'),
  events: {
    'notice.given': ({ notice, world }: Given) => {
      const text = toastOf(notice);
      const [en, ar] = world.layers.includes('cart')
        ? [' while the cart is open', ' والسلة مفتوحة']
        : ['', ''];
      return shop(`A flow shows the toast “${text.en}”${en}`, `يقول أحد المسارات «${text.ar}»${ar}`);
    },
    'notice.read': tester('Close the toast, or wait until it disappears', 'أغلق الخبر أو انتظر حتى يختفي'),
    'layer.shown': tester('Open the cart', 'افتح السلة'),
    'page.changed': tester('Go to another page', 'انتقل إلى صفحة أخرى'),
  },
  done: {},
  failed: {},
  timers: {},
  states: {
    speaking: {
      ar: 'الرسائل المعروضة',
      sees: text(
        'Toasts: the last one on a phone, at most two on a larger screen',
        'آخر خبر وحده على الهاتف، وخبران على الأكثر في غيره',
      ),
    },
  },
  news: {},
};
