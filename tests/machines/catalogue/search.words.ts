import type { searchMachine } from '../../../machines/catalogue/search.machine';
import type { SearchSuggestion } from '../../../machines/catalogue/search.types';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const searchWords: Words<typeof searchMachine> = {
  title: { ar: 'البحث' },
  start: text(
    'A market is open; “falafel” was searched before; the field “Search items and stores” is empty',
    'سوق مفتوح وسبق البحث عن «falafel» وحقل «ابحث عن أصناف ومتاجر» فارغ',
  ),
  events: {
    'field.entered': tester('Press the search field', 'ادخل إلى حقل البحث'),
    'query.changed': ({ query }) =>
      tester(`Empty the search field and type “${query}”`, `أفرغ حقل البحث واكتب «${query}»`),
    'search.submitted': ({ words }) =>
      words.trim() === ''
        ? tester('Press Enter in the empty field', 'اضغط Enter والحقل فارغ')
        : tester(`Type “${words}” and press Enter`, `اكتب «${words}» واضغط Enter`),
    'suggestion.chosen': ({ suggestion }) =>
      tester(`Choose the suggestion “${suggestion.name}”`, `اختر الاقتراح «${suggestion.name}»`),
    'recent.cleared': tester(
      'Press “Clear” beside the recent searches',
      'اضغط «مسح» بجانب عمليات البحث الأخيرة',
    ),
    'person.left': tester('Log out', 'سجّل الخروج'),
    'search.closed': tester('Press Escape in the field', 'اضغط Escape في الحقل'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
  },
  done: {
    suggest: (suggestions: SearchSuggestion[]) =>
      suggestions.length === 0
        ? server('The server finds no suggestion', 'لا يعرف الخادم شيئًا كهذا')
        : server(
            `The server suggests ${suggestions.map(({ name }) => `“${name}”`).join(', ')}`,
            `يقترح الخادم ${suggestions.map(({ name }) => `«${name}»`).join('، ')}`,
          ),
  },
  failed: { suggest: failing('there are no suggestions', 'لا توجد اقتراحات') },
  timers: { searchDebounce: text('Wait half a second without typing', 'انتظر نصف ثانية دون كتابة') },
  states: {
    idle: { ar: 'لا بحث', sees: text('No list below the field', 'لا قائمة تحت الحقل') },
    active: { ar: 'يبحث' },
    'active.entered': { ar: 'في الحقل' },
    'active.remembering': {
      ar: 'أفكار',
      sees: text(
        'The recent searches with “Clear”, popular searches and categories',
        'عمليات البحث الأخيرة مع «مسح» والشائعة والأقسام',
      ),
    },
    'active.typing': {
      ar: 'كتابة',
      sees: text('No suggestions are loaded while the customer types', 'لا بحث أثناء الكتابة'),
    },
    'active.suggesting': {
      ar: 'البحث عن اقتراحات',
      sees: text('“Searching…” below the field', '«جارٍ البحث…» تحت الحقل'),
    },
    'active.suggested': {
      ar: 'اقتراحات',
      sees: text('Items and stores below the field', 'أصناف ومتاجر تحت الحقل'),
    },
    'active.nothing': {
      ar: 'لا اقتراح',
      sees: text(
        '“No suggestions. Press Enter to search everywhere.” below the field',
        '«لا اقتراح. اضغط Enter للبحث في كل مكان.» تحت الحقل',
      ),
    },
    'active.failed': {
      ar: 'فشلت الاقتراحات',
      sees: text('The error below the field, with “Try again”', 'السبب تحت الحقل مع «حاول مرة أخرى»'),
    },
  },
  news: {
    'results.requested': text('the results page opens', 'تُفتح صفحة النتائج'),
    'suggestion.opened': text('the page of the suggestion opens', 'تُفتح صفحة الاقتراح'),
    'field.emptied': text('the search field is emptied', 'حقل البحث فارغ'),
    'recent.changed': text('the device stores the recent searches', 'يتذكر الجهاز'),
  },
};
