import type { Suggestion } from '../../../machines/location/location.types';
import type { placeSearchMachine } from '../../../machines/location/place-search.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const placeSearchWords: Words<typeof placeSearchMachine> = {
  title: { ar: 'البحث عن مكان' },
  start: text(
    'The landing page is open; the field “Delivery address” is empty',
    'صفحة البداية مفتوحة وحقل «عنوان التوصيل» فارغ',
  ),
  events: {
    'field.entered': tester('Press the field “Delivery address”', 'اضغط داخل حقل «عنوان التوصيل»'),
    'field.left': tester('Press Tab until the focus leaves the list', 'تابع بمفتاح Tab حتى تخرج من القائمة'),
    'recent.chosen': ({ place }) =>
      tester(`Choose the recent place “${place.label}”`, `اختر المكان الأخير «${place.label}»`),
    'recent.cleared': tester('Press “Clear” beside the recent places', 'اضغط «مسح» بجانب الأماكن الأخيرة'),
    'recent.changedElsewhere': ({ recent }) =>
      recent.length === 0
        ? tester('Clear the recent places in another tab', 'امسح الأماكن الأخيرة في علامة تبويب أخرى')
        : tester('Choose a place in another tab', 'اختر مكانًا في علامة تبويب أخرى'),
    'query.changed': ({ query }) =>
      tester(
        `Empty the field “Delivery address” and type “${query}”`,
        `أفرغ حقل «عنوان التوصيل» واكتب «${query}»`,
      ),
    'search.closed': tester('Press Escape in the field', 'اضغط Escape في الحقل'),
    'suggestion.chosen': ({ suggestion }) =>
      tester(`Choose the suggestion “${suggestion.text}”`, `اختر الاقتراح «${suggestion.text}»`),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
  },
  done: {
    suggestPlaces: (suggestions: Suggestion[]) =>
      suggestions.length === 0
        ? server('The server finds no address', 'لا يعرف الخادم عنوانًا كهذا')
        : server(
            `The server suggests ${suggestions.map((suggestion) => `“${suggestion.text}”`).join(', ')}`,
            `يقترح الخادم ${suggestions.map((suggestion) => `«${suggestion.text}»`).join('، ')}`,
          ),
  },
  failed: { suggestPlaces: failing('there are no suggestions', 'لا توجد اقتراحات') },
  timers: { searchDebounce: text('Wait half a second without typing', 'انتظر نصف ثانية دون كتابة') },
  states: {
    idle: {
      ar: 'لا بحث',
      sees: text('No list and no message below the field', 'لا قائمة ولا رسالة تحت الحقل'),
    },
    remembering: {
      ar: 'الأماكن الأخيرة',
      sees: text('The recent places, with “Clear”', 'الأماكن الأخيرة مع «مسح»'),
    },
    typing: {
      ar: 'كتابة',
      sees: text('No suggestions are loaded while the customer types', 'لا بحث أثناء الكتابة'),
    },
    suggesting: {
      ar: 'البحث عن اقتراحات',
      sees: text('“Searching for addresses…” below the field', '«جارٍ البحث عن العناوين…» تحت الحقل'),
    },
    suggested: {
      ar: 'اقتراحات',
      sees: text('The list of suggested addresses is open', 'قائمة العناوين المقترحة مفتوحة'),
    },
    nothing: {
      ar: 'لا نتائج',
      sees: text('“No address found. …” below the field', '«لم يُعثر على هذا العنوان. …» تحت الحقل'),
    },
    failed: {
      ar: 'فشل البحث',
      sees: text('The error below the field, with “Try again”', 'السبب تحت الحقل مع «حاول مرة أخرى»'),
    },
  },
  news: { 'recent.forgotten': text('the device removes the recent places', 'ينساها الجهاز') },
};
