import type { noticesMachine } from '../../machines/notices.machine';
import type { NoticesEvent } from '../../machines/notices.types';
import { shop, tester, text, type Words } from '../support/model/words';
import { toastOf } from './shared/notices.words';

type Given = Extract<NoticesEvent, { type: 'notice.given' }>;

export const noticesWords: Words<typeof noticesMachine> = {
  title: { ar: 'الأخبار القصيرة' },
  start: text('A page of the shop', 'صفحة من المتجر'),
  events: {
    'notice.given': ({ notice, world }: Given) => {
      const text = toastOf(notice);
      const [en, ar] = world.layers.includes('cart')
        ? [' while the cart is open', ' والسلة مفتوحة']
        : ['', ''];
      return shop(`A flow says “${text.en}”${en}`, `يقول أحد المسارات «${text.ar}»${ar}`);
    },
    'notice.read': tester('Close the news, or wait until it goes', 'أغلق الخبر أو انتظر حتى يختفي'),
    'layer.shown': tester('Open the cart', 'افتح السلة'),
    'page.changed': tester('Go to another page', 'انتقل إلى صفحة أخرى'),
  },
  done: {},
  failed: {},
  timers: {},
  states: {
    speaking: {
      ar: 'ما يُقال الآن',
      sees: text(
        'The last news alone on a phone, two at most elsewhere',
        'آخر خبر وحده على الهاتف، وخبران على الأكثر في غيره',
      ),
    },
  },
  news: {},
};
