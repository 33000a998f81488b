import type { rentalSearchMachine } from '../../../machines/rental/rental-search.machine';
import type { FoundProgress, WayAnswer } from '../../../machines/rental/rental-search.types';
import { type Said, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const answered = ({ shown, total }: FoundProgress): Said =>
  server(
    `The server answers: ${shown} of ${total} vehicles so far`,
    `يجيب الخادم: ${shown} من ${total} مركبة حتى الآن`,
  );
const wayed = (way: WayAnswer): Said =>
  way === null
    ? server('The server knows no such way', 'لا يعرف الخادم طريقًا كهذا')
    : server(`The server answers: ${way.metres} metres`, `يجيب الخادم: ${way.metres} مترًا`);
const passed = (thrown: { code?: string }): Said =>
  thrown.code === 'offline'
    ? failing('nothing is said of the way', 'لا يُقال شيء عن الطريق')(thrown)
    : failing('the next way is tried', 'تُجرَّب الطريقة التالية')(thrown);
const looking = text('“Finding the route…”', '«نبحث عن الطريق…»');

const kinds = {
  hourly: ['Hourly', 'بالساعة'],
  day_wise: ['Daily', 'باليوم'],
  distance_wise: ['By distance', 'بالمسافة'],
} as const;

export const rentalSearchWords: Words<typeof rentalSearchMachine> = {
  title: { ar: 'البحث عن مركبة' },
  start: ({ trip, filters, progress, draft }) => {
    if (filters === null)
      return draft.destination === null
        ? text('The home of the rental market, from your place', 'الصفحة الرئيسية لسوق التأجير، من مكانك')
        : text(
            'The home of the rental market, with both places said',
            'الصفحة الرئيسية لسوق التأجير، وقد ذُكر المكانان',
          );
    if (trip === null) return text('All vehicles, without a trip', 'كل المركبات دون رحلة');
    return progress === null
      ? text('The results of a trip are opened', 'تُفتح نتائج رحلة')
      : text(
          `Back to the results, where ${progress.shown} of ${progress.total} were shown`,
          `عودة إلى النتائج حيث ظهر ${progress.shown} من ${progress.total}`,
        );
  },
  events: {
    'place.chosen': ({ end, place }) =>
      tester(
        `Choose “${place.name}” as ${end === 'pickup' ? '“From”' : '“To”'}`,
        `اختر «${place.name}» في ${end === 'pickup' ? '«من»' : '«إلى»'}`,
      ),
    'places.swapped': tester('Press “Swap pickup and drop-off”', 'اضغط «بدّل المكانين»'),
    'kind.chosen': ({ kind }) => tester(`Press “${kinds[kind][0]}”`, `اضغط «${kinds[kind][1]}»`),
    'moment.chosen': ({ pickupAt }) =>
      tester(`Set the pickup to ${pickupAt ?? 'nothing'}`, `اجعل الاستلام ${pickupAt ?? 'فارغًا'}`),
    'duration.chosen': ({ hours }) => tester(`Choose ${hours} hours`, `اختر ${hours} ساعات`),
    'search.requested': tester('Press “Find a vehicle”', 'اضغط «ابحث عن مركبة»'),
    'return.confirmed': tester('Press “Yes, return to the same place”', 'اضغط «نعم، أعيدها إلى هناك»'),
    'question.closed': tester('Press “Change locations”', 'اضغط «غيّر المكانين»'),
    'more.requested': tester('Press “Load more”', 'اضغط «المزيد»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'here.changed': ({ place }) =>
      tester(
        `Choose “${place?.name ?? 'no place'}” in the header`,
        `اختر «${place?.name ?? 'لا مكان'}» في رأس الصفحة`,
      ),
    'answers.outdated': shop('The shop answers again after what was kept', 'يجيب المتجر من جديد بعد ما حُفظ'),
  },
  done: {
    findDrivingWay: wayed,
    findWalkingWay: wayed,
    findBicyclingWay: wayed,
    searchVehicles: answered,
    searchMore: answered,
    renewVehicles: answered,
  },
  failed: {
    findDrivingWay: passed,
    findWalkingWay: passed,
    findBicyclingWay: passed,
    searchVehicles: failing('the vehicles are not loaded', 'لا تُحمّل المركبات'),
    searchMore: failing('no more is loaded', 'لا يُحمّل المزيد'),
    renewVehicles: failing('what was shown stays', 'يبقى ما كان معروضًا'),
    watchAnswers: shop(
      'Hearing of the network breaks (a programming error)',
      'يتعطل سماع أخبار الشبكة (خطأ برمجي)',
    ),
    watchHere: shop(
      'Hearing of the header’s place breaks (a programming error)',
      'يتعطل سماع تغيّر المكان في رأس الصفحة (خطأ برمجي)',
    ),
  },
  timers: {},
  states: {
    deciding: { ar: 'ما المطلوب؟' },
    editing: {
      ar: 'ملء الرحلة',
      sees: text(
        'The panel: kind of trip, from, to, when, how long',
        'اللوحة: نوع الرحلة ومن وإلى ومتى وكم المدة',
      ),
    },
    askingReturn: {
      ar: 'هل تعاد المركبة إلى حيث تبدأ الرحلة؟',
      sees: text('A dialog asks about the same place', 'نافذة تسأل عن المكان نفسه'),
    },
    routing: { ar: 'كم تبعد؟' },
    'routing.driving': { ar: 'بالسيارة', sees: looking },
    'routing.walking': {
      ar: 'سيرًا على الأقدام',
      sees: text('“No route by car. Trying on foot…”', '«لا طريق بالسيارة. نبحث عن طريق للمشي…»'),
    },
    'routing.bicycling': {
      ar: 'بالدراجة',
      sees: text('“No route on foot. Trying by bicycle…”', '«لا طريق للمشي. نبحث عن طريق للدراجة…»'),
    },
    'routing.noRoute': { ar: 'لا طريق إلى هناك' },
    'routing.known': { ar: 'اكتملت الرحلة' },
    searching: { ar: 'بحث', sees: text('Grey cards', 'بطاقات رمادية') },
    results: { ar: 'مركبات لهذه الرحلة' },
    'results.renewing': {
      ar: 'قراءة المعروض من جديد',
      sees: text('The cards stay until the new ones are there', 'تبقى البطاقات حتى تصل الجديدة'),
    },
    'results.counting': { ar: 'هل من مزيد؟' },
    'results.partial': {
      ar: 'والمزيد آتٍ',
      sees: text('Cards with the price of the trip, and “Load more”', 'بطاقات بسعر الرحلة و«المزيد»'),
    },
    'results.loadingMore': { ar: 'تحميل المزيد', sees: text('The cards stay', 'تبقى البطاقات') },
    'results.moreFailed': {
      ar: 'تعذر تحميل المزيد',
      sees: text('The cards stay; the reason with “Try again”', 'تبقى البطاقات؛ والسبب مع «حاول مرة أخرى»'),
    },
    'results.all': { ar: 'عُرض الكل', sees: text('All cards', 'كل البطاقات') },
    empty: {
      ar: 'لا مركبة لهذه الرحلة',
      sees: text('That there is none, and what to change', 'أنه لا توجد، وما يمكن تغييره'),
    },
    failed: { ar: 'تعذر البحث', sees: text('The reason with “Try again”', 'السبب مع «حاول مرة أخرى»') },
  },
  news: {
    'draft.changed': text('the tab keeps what is filled in', 'تحتفظ علامة التبويب بما مُلئ'),
    'trip.changed': text('the address takes the trip over', 'يأخذ العنوان الرحلة'),
  },
  details: ({ context: { problem } }) =>
    problem === null ? null : text('the problem is shown below the panel', 'يُذكر تحت اللوحة ما يمنع البحث'),
};
