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
    'command.sent': ({ command }) => {
      if (command.type === 'add')
        return tester('Press “Add to Cart” on a vehicle', 'اضغط «أضف إلى السلة» على مركبة');
      if (command.type === 'changeTrip')
        return tester('Add a vehicle and agree to change the trip', 'أضف مركبة ووافق على تغيير الرحلة');
      return command.type === 'remove'
        ? tester('Add a vehicle and press “Remove & Continue”', 'أضف مركبة واضغط «إزالة ومتابعة»')
        : shop('Adding was refused, so the cart is reloaded', 'رُفضت الإضافة فتُحمّل السلة من جديد');
    },
    'command.withdrawn': shop('The page that added has been closed', 'أُغلقت الصفحة التي أضافت'),
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
    adding: answered,
    changingTrip: answered,
    removingVehicles: answered,
    reading: answered,
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
    adding: undone,
    changingTrip: undone,
    removingVehicles: undone,
    reading: undone,
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
    saving: { ar: 'الحفظ' },
    'saving.deciding': { ar: 'اختيار الطلب التالي' },
    'saving.changing': { ar: 'تغيير الكمية', sees: busy },
    'saving.removing': { ar: 'إزالة مركبة', sees: busy },
    'saving.adding': { ar: 'إضافة مركبة', sees: busy },
    'saving.changingTrip': { ar: 'تغيير الرحلة من أجل مركبة', sees: busy },
    'saving.removingVehicles': { ar: 'إزالة المركبات التي لا تناسب', sees: busy },
    'saving.reading': { ar: 'تحميل السلة من جديد', sees: busy },
    filled: { ar: 'مركبات مختارة' },
    'filled.resting': {
      ar: 'كما هي عند الخادم',
      sees: text('The trip, its vehicles and the total', 'الرحلة ومركباتها والمجموع'),
    },
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
    'command.done': null,
    'command.failed': null,
    'changes.left': text('the last changes are sent', 'تُرسل آخر التغييرات'),
    'tripCart.changed': text(
      'other tabs read the trip cart again',
      'تقرأ التبويبات الأخرى سلة الرحلة من جديد',
    ),
  },
};
