import type { listingMachine } from '../../../machines/catalogue/listing.machine';
import type { ListingProgress } from '../../../machines/catalogue/listing.types';
import { type Label, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const answered = ({ shown, total }: ListingProgress): Label =>
  server(
    `The server has returned ${shown} of ${total} entries so far`,
    `يعيد الخادم: ${shown} من ${total} حتى الآن`,
  );

export const listingWords: Words<typeof listingMachine> = {
  title: { ar: 'قائمة' },
  start: ({ key, progress }) =>
    progress === null
      ? text(`The list “${key}” is opened for the first time`, `تُفتح القائمة «${key}» لأول مرة`)
      : text(
          `Back to the list “${key}”, which showed ${progress.shown} of ${progress.total} entries`,
          `عودة إلى القائمة «${key}» حيث ظهر ${progress.shown} من ${progress.total}`,
        ),
  events: {
    'more.requested': tester(
      'Scroll to the end of the list, or press “Load more”',
      'انزل إلى آخر القائمة أو اضغط «المزيد»',
    ),
    'answers.outdated': shop(
      'The server responds again after cached data was shown',
      'يجيب المتجر من جديد بعد ما حُفظ',
    ),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
  },
  done: { loadFirstPage: answered, loadPage: answered, renewPages: answered },
  failed: {
    loadFirstPage: failing('the list is not loaded', 'لا تُحمّل القائمة'),
    loadPage: failing('no more entries are loaded', 'لا يُحمّل المزيد'),
    watchAnswers: shop(
      'The network listener crashes (a programming error)',
      'يتعطل سماع أخبار الشبكة (خطأ برمجي)',
    ),
    renewPages: failing('the loaded entries stay', 'يبقى ما كان معروضًا'),
  },
  timers: {},
  states: {
    deciding: { ar: 'التحقق من وجود المزيد' },
    loadingFirst: { ar: 'تحميل الصفحة الأولى', sees: text('Skeleton entries', 'مدخلات تحميل') },
    failed: { ar: 'تعذر التحميل', sees: text('The error with “Try again”', 'السبب مع «حاول مرة أخرى»') },
    showing: {
      ar: 'يوجد المزيد',
      sees: text('The entries, and “Load more”', 'المدخلات و«المزيد»'),
    },
    loadingMore: {
      ar: 'تحميل المزيد',
      sees: text('The entries stay, with skeletons below', 'تبقى المدخلات وتحتها رمادية'),
    },
    moreFailed: {
      ar: 'تعذر تحميل المزيد',
      sees: text(
        'The entries stay; the error with “Try again” below',
        'تبقى المدخلات وتحتها السبب مع «حاول مرة أخرى»',
      ),
    },
    renewing: {
      ar: 'إعادة التحميل',
      sees: text('The entries stay until the new ones are loaded', 'تبقى المدخلات حتى تصل الجديدة'),
    },
    end: { ar: 'عُرض الكل', sees: text('All entries, without “Load more”', 'كل المدخلات دون «المزيد»') },
    empty: {
      ar: 'لا شيء',
      sees: text(
        'A message that the list is empty, with a link to another page',
        'رسالة بأن القائمة فارغة مع رابط إلى صفحة أخرى',
      ),
    },
  },
  news: {},
  details: ({ context: { progress } }) =>
    progress.shown > 0
      ? text(`${progress.shown} of ${progress.total} shown`, `${progress.shown} من ${progress.total}`)
      : null,
};
