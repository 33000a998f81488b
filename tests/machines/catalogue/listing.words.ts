import type { listingMachine } from '../../../machines/catalogue/listing.machine';
import type { ListingProgress } from '../../../machines/catalogue/listing.types';
import { type Said, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const answered = ({ shown, total }: ListingProgress): Said =>
  server(
    `The server answers: ${shown} of ${total} entries so far`,
    `يجيب الخادم: ${shown} من ${total} حتى الآن`,
  );

export const listingWords: Words<typeof listingMachine> = {
  title: { ar: 'قائمة' },
  start: ({ key, progress }) =>
    progress === null
      ? text(`The list “${key}” is opened for the first time`, `تُفتح القائمة «${key}» لأول مرة`)
      : text(
          `Back to the list “${key}”, where ${progress.shown} of ${progress.total} entries were shown`,
          `عودة إلى القائمة «${key}» حيث ظهر ${progress.shown} من ${progress.total}`,
        ),
  events: {
    'more.requested': tester(
      'Scroll to the end of the list, or press “Load more”',
      'انزل إلى آخر القائمة أو اضغط «المزيد»',
    ),
    'answers.outdated': shop('The shop answers again after what was kept', 'يجيب المتجر من جديد بعد ما حُفظ'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
  },
  done: { loadFirstPage: answered, loadPage: answered, renewPages: answered },
  failed: {
    loadFirstPage: failing('the list is not loaded', 'لا تُحمّل القائمة'),
    loadPage: failing('no more is loaded', 'لا يُحمّل المزيد'),
    watchAnswers: shop(
      'Hearing of the network breaks (a programming error)',
      'يتعطل سماع أخبار الشبكة (خطأ برمجي)',
    ),
    renewPages: failing('what was shown stays', 'يبقى ما كان معروضًا'),
  },
  timers: {},
  states: {
    deciding: { ar: 'هل من مزيد؟' },
    loadingFirst: { ar: 'تحميل الصفحة الأولى', sees: text('Grey entries', 'مدخلات رمادية') },
    failed: { ar: 'تعذر التحميل', sees: text('The reason with “Try again”', 'السبب مع «حاول مرة أخرى»') },
    showing: {
      ar: 'معروض والمزيد آتٍ',
      sees: text('The entries, and a way to more', 'المدخلات وسبيل إلى المزيد'),
    },
    loadingMore: {
      ar: 'تحميل المزيد',
      sees: text('The entries stay, grey ones below', 'تبقى المدخلات وتحتها رمادية'),
    },
    moreFailed: {
      ar: 'تعذر تحميل المزيد',
      sees: text(
        'The entries stay; the reason with “Try again” below',
        'تبقى المدخلات وتحتها السبب مع «حاول مرة أخرى»',
      ),
    },
    renewing: {
      ar: 'قراءة المعروض من جديد',
      sees: text('The entries stay until the new ones are there', 'تبقى المدخلات حتى تصل الجديدة'),
    },
    end: { ar: 'عُرض الكل', sees: text('All entries, no way to more', 'كل المدخلات ولا مزيد') },
    empty: {
      ar: 'لا شيء',
      sees: text('Words that there is nothing, and a way on', 'عبارة بأنه لا شيء وسبيل للمتابعة'),
    },
  },
  news: {},
  details: ({ context: { progress } }) =>
    progress.shown > 0
      ? text(`${progress.shown} of ${progress.total} shown`, `${progress.shown} من ${progress.total}`)
      : null,
};
