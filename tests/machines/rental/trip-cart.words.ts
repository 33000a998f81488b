import type { TripCart } from '../../../domain/rental/trip-cart';
import type { tripCartMachine } from '../../../machines/rental/trip-cart.machine';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const answered = ({ lines }: TripCart) => {
  const names = lines.map(({ quantity, vehicle }) => `${quantity} × ${vehicle.name}`).join(', ');
  return names === ''
    ? server('The server answers: the trip cart is empty', 'يجيب الخادم: سلة الرحلة فارغة')
    : server(`The server answers: ${names}`, `يجيب الخادم: ${names}`);
};
const undone = failing('the trip cart stays as it was', 'تبقى سلة الرحلة كما كانت');
const busy = text('The cart is dimmed until the answer comes', 'تخفت السلة حتى يصل الجواب');
const cleared = server('The server empties the trip cart', 'يفرغ الخادم سلة الرحلة');

export const tripCartWords: Words<typeof tripCartMachine> = {
  title: { ar: 'سلة الرحلة' },
  start: text('The rental market is open', 'سوق تأجير المركبات مفتوح'),
  events: {
    'cart.reloadRequested': shop(
      'Another customer signs in, or the tab becomes visible',
      'جاء شخص آخر أو عاد',
    ),
    'cart.changedElsewhere': browser('Another tab changes the trip cart', 'تبويب آخر يغيّر سلة الرحلة'),
    'cart.booked': shop('The trip is booked', 'حُجزت الرحلة'),
    'zones.changed': ({ zoneIds }) =>
      zoneIds === null
        ? tester('Go to another market', 'انتقل إلى سوق آخر')
        : tester(
            `Choose a place in zone ${zoneIds.join(', ')}`,
            `اختر مكانًا في المنطقة ${zoneIds.join('، ')}`,
          ),
    'cart.changed': shop('A vehicle was added', 'أُضيفت مركبة'),
    'page.hidden': tester('Close or reload the page', 'أغلق الصفحة أو أعد تحميلها'),
    'quantity.changed': ({ quantity }) =>
      tester(`Set the quantity of the Compact to ${quantity}`, `اجعل كمية السيارة الصغيرة ${quantity}`),
    'line.removed': tester('Press “Remove” beside the Scooter', 'اضغط «إزالة» بجانب الدراجة'),
    'clear.requested': tester('Press “Clear cart”', 'اضغط «إفراغ السلة»'),
    'clear.confirmed': tester('Press “Clear cart” in the question', 'اضغط «إفراغ السلة» في السؤال'),
    'edit.requested': tester('Press “Change trip”', 'اضغط «غيّر الرحلة»'),
    'trip.submitted': tester('Choose two days and press “Continue”', 'اختر يومين واضغط «متابعة»'),
    'change.confirmed': tester('Press “Change trip”', 'اضغط «غيّر الرحلة»'),
    'removal.confirmed': tester('Press “Remove & Continue”', 'اضغط «إزالة ومتابعة»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'question.closed': tester('Press “Cancel”', 'اضغط «إلغاء»'),
  },
  done: {
    readCart: answered,
    changeQuantity: answered,
    removeLine: answered,
    removeIncompatible: answered,
    updateTrip: answered,
    previewTrip: answered,
    foreseeTrip: answered,
    clearCart: cleared,
    clearForZone: cleared,
  },
  failed: {
    watchWorld: failing('nobody tells where the customer is', 'لا أحد يخبر أين الزبون'),
    readCart: failing('the trip cart can not be read', 'تعذرت قراءة سلة الرحلة'),
    changeQuantity: undone,
    removeLine: undone,
    removeIncompatible: undone,
    updateTrip: undone,
    previewTrip: undone,
    foreseeTrip: failing('the list shows no new total', 'لا تعرض القائمة مجموعًا جديدًا'),
    clearCart: undone,
    clearForZone: undone,
  },
  timers: {},
  states: {
    loading: { ar: 'قراءة سلة الرحلة', sees: text('Grey cards', 'بطاقات رمادية') },
    failed: {
      ar: 'تعذرت قراءة سلة الرحلة',
      sees: text('The reason, with “Try again”', 'السبب مع «حاول مرة أخرى»'),
    },
    sorting: { ar: 'ماذا فيها؟' },
    zoneMismatch: { ar: 'تم إفراغ سلتك لأن المنطقة المختارة لا تدعم نقطة الاستلام السابقة.', sees: busy },
    empty: {
      ar: 'لم تُختر مركبة',
      sees: text('“Your trip cart is empty”', '«سلة رحلتك فارغة»'),
    },
    filled: { ar: 'مركبات مختارة' },
    'filled.resting': {
      ar: 'كما هي عند الخادم',
      sees: text('The trip, its vehicles and the total', 'الرحلة ومركباتها والمجموع'),
    },
    'filled.sending': { ar: 'حفظ التغيير' },
    'filled.sending.changing': { ar: 'تغيير الكمية', sees: busy },
    'filled.sending.removing': { ar: 'إزالة مركبة', sees: busy },
    'filled.settled': { ar: 'هل ضُغط شيء في هذه الأثناء؟' },
    'filled.confirmingClear': {
      ar: 'إزالة كل المركبات؟',
      sees: text('How many vehicles would go', 'كم مركبة ستُزال'),
    },
    'filled.clearing': { ar: 'إزالة كل المركبات', sees: busy },
    'filled.editingTrip': {
      ar: 'رحلة أخرى؟',
      sees: text('Kind, time and duration of the trip', 'نوع الرحلة ووقتها ومدتها'),
    },
    'filled.previewing': { ar: 'ما الذي سيتغير؟', sees: busy },
    'filled.considering': {
      ar: 'هل هذا مناسب؟',
      sees: text('The old total and the new one', 'المجموع القديم والجديد'),
    },
    'filled.updatingTrip': { ar: 'تغيير الرحلة', sees: busy },
    'filled.incompatible': {
      ar: 'هذه المركبات لا تناسب الرحلة الجديدة',
      sees: text(
        'The vehicles that do not fit, which stay, and the new total',
        'المركبات التي لا تناسب، وما يبقى، والمجموع الجديد',
      ),
    },
    'filled.removingIncompatible': { ar: 'إزالة ومتابعة', sees: busy },
    'filled.goingOn': { ar: 'هل بقيت رحلة لتغييرها؟' },
  },
  news: {
    'changes.left': text('the last changes are sent', 'تُرسل آخر التغييرات'),
    'tripCart.changed': text(
      'other tabs read the trip cart again',
      'تقرأ التبويبات الأخرى سلة الرحلة من جديد',
    ),
  },
};
