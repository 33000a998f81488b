import type { TripCart, TripPlan } from '../../../domain/rental/trip-cart';
import type { addVehicleMachine } from '../../../machines/rental/add-vehicle.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const KINDS = {
  hourly: text('by the hour', 'بالساعة'),
  day_wise: text('by the day', 'باليوم'),
  distance_wise: text('by distance', 'بالمسافة'),
};

const tripOf = ({ kind, hours, metres }: TripPlan) =>
  text(
    `${KINDS[kind].en}, ${hours} hours, ${(metres ?? 0) / 1000} km`,
    `${KINDS[kind].ar}، ${hours} ساعات، ${(metres ?? 0) / 1000} كم`,
  );

const holds = ({ lines, plan }: TripCart) => {
  const names = lines.map(({ quantity, vehicle }) => `${quantity} × ${vehicle.name}`).join(', ');
  if (plan === null || names === '') return text('an empty cart', 'سلة فارغة');
  const trip = tripOf(plan);
  return text(`a cart with ${names} (${trip.en})`, `سلة فيها ${names} (${trip.ar})`);
};

const answered = (cart: TripCart) => {
  const now = holds(cart);
  return server(`The server returns ${now.en}`, `يعيد الخادم: ${now.ar}`);
};
const preview = (cart: TripCart) => {
  const then = holds(cart);
  return server(`The server previews ${then.en}`, `يقول الخادم إنها ستكون: ${then.ar}`);
};
const noPreview = failing('the dialog stays without the new total', 'يبقى مربع الحوار دون الإجمالي الجديد');
const undone = failing('the cart is unchanged', 'تبقى السلة كما كانت');
const busy = text('The button shows a spinner', 'الزر يعرض مؤشر التحميل');

export const addVehicleWords: Words<typeof addVehicleMachine> = {
  title: { ar: 'إضافة مركبة' },
  start: text('A list or a page with vehicles is open', 'قائمة أو صفحة فيها مركبات مفتوحة'),
  events: {
    'add.requested': ({ draft: { vehicle, quantity, plan, isAvailable }, world: { cart } }) => {
      const trip = plan ? tripOf(plan) : text('without a trip', 'دون تحديد رحلة');
      const [en, ar] = isAvailable ? ['', ''] : [', not available at that time', '، محجوزة في ذلك الوقت'];
      const held = holds(cart);
      return tester(
        `With ${held.en}, press “Add to Cart” for ${quantity} × ${vehicle.name} of ${vehicle.provider.name} (${trip.en}${en})`,
        `مع ${held.ar}، اضغط «أضف إلى السلة» لـ ${quantity} × ${vehicle.name} من ${vehicle.provider.name} (${trip.ar}${ar})`,
      );
    },
    'trip.chosen': ({ plan }) => tester(`Choose ${tripOf(plan).en}`, `اختر ${tripOf(plan).ar}`),
    'reset.confirmed': tester('Press “Clear and add”', 'اضغط «أفرغ وأضف»'),
    'change.confirmed': tester('Press “Yes”', 'اضغط «نعم»'),
    'removal.confirmed': tester('Press “Remove & Continue”', 'اضغط «إزالة ومتابعة»'),
    'trip.kept': tester('Press “Add to my current trip”', 'اضغط «أضف للرحلة كما هي»'),
    'trip.updated': tester('Press “Change trip”', 'اضغط «غيّر الرحلة»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'question.closed': tester('Press “Cancel”', 'اضغط «إلغاء»'),
  },
  done: {
    readCart: answered,
    addVehicle: answered,
    resetAndAdd: answered,
    updateTrip: answered,
    removeLines: answered,
    previewReset: preview,
    previewTripType: preview,
    previewDuration: preview,
  },
  failed: {
    readCart: undone,
    addVehicle: undone,
    resetAndAdd: undone,
    updateTrip: undone,
    removeLines: undone,
    previewReset: noPreview,
    previewTripType: noPreview,
    previewDuration: noPreview,
  },
  timers: {},
  states: {
    idle: { ar: 'بانتظار ضغطة', sees: text('The page with its add buttons', 'الصفحة وأزرار الإضافة') },
    rereading: {
      ar: 'السلة غير ما عرفته الصفحة',
      sees: text('The pressed button shows a spinner', 'يعرض الزر المضغوط مؤشر التحميل'),
    },
    sorting: { ar: 'التحقق من الرحلة' },
    choosingTrip: {
      ar: 'أي نوع من الرحلات؟',
      sees: text('The price of each trip type, with the lowest marked', 'سعر كل نوع من الرحلات والأرخص معلّم'),
    },
    checking: { ar: 'التحقق من الإضافة' },
    refused: { ar: 'مرفوضة' },
    'refused.pickTime': { ar: 'هذه المركبة غير متاحة في وقت الاستلام هذا' },
    'refused.limit': { ar: 'لا يمكنك إضافة أكثر من {n} من هذه المركبة.' },
    'refused.options': { ar: 'لا يمكن أن يزيد عدد هذه المركبة في رحلتك على N' },
    providerConflict: {
      ar: 'مركبات مزوّد آخر',
      sees: text('The provider whose vehicles would be removed from the cart', 'مركبات من ستُزال من السلة'),
    },
    resetting: { ar: 'تفريغ وإضافة', sees: busy },
    tripTypeConflict: {
      ar: 'هل تريد تغيير نوع الرحلة',
      sees: text('“Do you want to change trip type”', '«هل تريد تغيير نوع الرحلة»'),
    },
    updatingTrip: { ar: 'تغيير الرحلة', sees: busy },
    incompatible: {
      ar: 'هذه المركبات لا تناسب الرحلة الجديدة',
      sees: text('The vehicles that do not fit the trip', 'المركبات التي لا تناسب'),
    },
    removingIncompatible: { ar: 'إزالة ومتابعة', sees: busy },
    goingOn: { ar: 'التحقق من رحلة لتغييرها' },
    hourDifference: {
      ar: 'مدة غير مدة رحلة السلة',
      sees: text('Both durations side by side', 'المدتان جنبًا إلى جنب'),
    },
    adding: { ar: 'تُضاف', sees: busy },
    added: { ar: 'تمت إضافة المركبة إلى سلتك بنجاح.' },
    failed: {
      ar: 'تعذرت الإضافة',
      sees: text('The page, with the reason of the failure', 'الصفحة وسبب الفشل'),
    },
  },
  news: {
    'vehicle.added': null,
  },
};
