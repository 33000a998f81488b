import type { TripCart } from '../../../domain/rental/trip-cart';
import type { tripCartMachine } from '../../../machines/rental/trip-cart.machine';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const answered = ({ lines }: TripCart) => {
  const names = lines.map(({ quantity, vehicle }) => `${quantity} × ${vehicle.name}`).join(', ');
  return names === ''
    ? server('The server returns an empty trip cart', 'يعيد الخادم: سلة الرحلة فارغة')
    : server(`The server returns ${names}`, `يعيد الخادم: ${names}`);
};
const undone = failing('the trip cart is unchanged', 'تبقى سلة الرحلة كما كانت');
const busy = text('The cart is dimmed until the server responds', 'تخفت السلة حتى يصل الجواب');
const cleared = server('The server empties the trip cart', 'يفرغ الخادم سلة الرحلة');

export const tripCartWords: Words<typeof tripCartMachine> = {
  title: { ar: 'سلة الرحلة' },
  start: text('The rental market is open', 'سوق تأجير المركبات مفتوح'),
  events: {
    'cart.reloadRequested': shop(
      'Another customer signs in, or the tab becomes visible',
      'يدخل عميل آخر أو تعود الصفحة ظاهرة',
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
        : shop('The server rejects the new vehicle, so the cart reloads', 'رُفضت الإضافة فتُحمّل السلة من جديد');
    },
    'command.withdrawn': shop('The page that was adding the vehicle is closed', 'أُغلقت الصفحة التي أضافت'),
    'page.hidden': tester('Close or reload the page', 'أغلق الصفحة أو أعد تحميلها'),
    'quantity.changed': ({ quantity }) =>
      tester(`Set the quantity of the Compact to ${quantity}`, `اجعل كمية السيارة الصغيرة ${quantity}`),
    'line.removed': tester('Press “Remove” beside the Scooter', 'اضغط «إزالة» بجانب الدراجة'),
    'clear.requested': tester('Press “Clear cart”', 'اضغط «إفراغ السلة»'),
    'clear.confirmed': tester('Press “Clear cart” in the dialog', 'اضغط «إفراغ السلة» في مربع الحوار'),
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
    previewWithoutConflicts: answered,
    clearCart: cleared,
    clearForZone: cleared,
  },
  failed: {
    watchWorld: failing(
      'changes of the place and the customer do not arrive',
      'لا تصل تغييرات المكان والعميل',
    ),
    readCart: failing('the trip cart is not loaded', 'تعذرت قراءة سلة الرحلة'),
    changeQuantity: undone,
    adding: undone,
    changingTrip: undone,
    removingVehicles: undone,
    reading: undone,
    removeLine: undone,
    removeIncompatible: undone,
    updateTrip: undone,
    previewTrip: undone,
    previewWithoutConflicts: failing('the list shows no new total', 'لا تعرض القائمة مجموعًا جديدًا'),
    clearCart: undone,
    clearForZone: undone,
  },
  timers: {},
  states: {
    loading: { ar: 'قراءة سلة الرحلة', sees: text('Skeleton cards', 'بطاقات تحميل') },
    failed: {
      ar: 'تعذرت قراءة سلة الرحلة',
      sees: text('The error, with “Try again”', 'السبب مع «حاول مرة أخرى»'),
    },
    sorting: { ar: 'فحص المحتوى' },
    zoneMismatch: { ar: 'تم إفراغ سلتك لأن المنطقة المختارة لا تدعم نقطة الاستلام السابقة.', sees: busy },
    empty: {
      ar: 'فارغة',
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
      ar: 'محفوظة',
      sees: text('The trip, its vehicles and the total', 'الرحلة ومركباتها والمجموع'),
    },
    'filled.confirmingClear': {
      ar: 'تأكيد إزالة الكل',
      sees: text('The number of vehicles that would be removed', 'كم مركبة ستُزال'),
    },
    'filled.clearing': { ar: 'إزالة كل المركبات', sees: busy },
    'filled.editingTrip': {
      ar: 'تغيير الرحلة',
      sees: text('Trip type, time and duration', 'نوع الرحلة ووقتها ومدتها'),
    },
    'filled.previewing': { ar: 'تحميل المعاينة', sees: busy },
    'filled.considering': {
      ar: 'تأكيد التغيير',
      sees: text('The old total and the new one', 'المجموع القديم والجديد'),
    },
    'filled.updatingTrip': { ar: 'حفظ الرحلة', sees: busy },
    'filled.incompatible': {
      ar: 'هذه المركبات لا تناسب الرحلة الجديدة',
      sees: text(
        'The vehicles that do not fit and are removed, the vehicles that stay, and the new total',
        'المركبات التي لا تناسب، وما يبقى، والمجموع الجديد',
      ),
    },
    'filled.removingIncompatible': { ar: 'إزالة ومتابعة', sees: busy },
    'filled.goingOn': { ar: 'التحقق من رحلة لتغييرها' },
  },
  news: {
    'command.done': null,
    'command.failed': null,
    'changes.left': text('the last changes are sent', 'تُرسل آخر التغييرات'),
    'tripCart.changed': text('other tabs reload the trip cart', 'تقرأ التبويبات الأخرى سلة الرحلة من جديد'),
  },
};
