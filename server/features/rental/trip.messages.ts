import type { TripMoveRefusal } from '../../../domain/trip-states';
import { type LocalText, numberIn } from '../../http/language';

export const TRIP_MESSAGES = {
  added: { en: 'The vehicle successfully added to your cart.', ar: 'تمت إضافة المركبة إلى سلتك بنجاح.' },
  cleared: { en: 'Your cart has been cleared successfully.', ar: 'تم إفراغ سلتك بنجاح.' },
  module: { en: 'Choose the rental market first.', ar: 'اختر سوق التأجير أولًا.' },
  pickTime: {
    en: 'This vehicle is not available in this pick time',
    ar: 'هذه المركبة غير متاحة في وقت الاستلام هذا',
  },
  badTime: {
    en: 'Choose when the trip begins: a time that is still to come.',
    ar: 'اختر موعد بداية الرحلة: وقتًا لم يمضِ بعد.',
  },
  badHours: {
    en: 'A trip takes from one hour to a year.',
    ar: 'تستغرق الرحلة من ساعة واحدة إلى سنة.',
  },
  badDistance: {
    en: 'Say how far the trip goes: choose pickup and destination.',
    ar: 'حدد مسافة الرحلة: اختر مكان الاستلام والوجهة.',
  },
  noLongerLet: { en: 'This vehicle is no longer available.', ar: 'لم تعد هذه المركبة متاحة.' },
  otherModule: { en: 'This vehicle belongs to another module.', ar: 'تنتمي هذه المركبة إلى سوق آخر.' },
  notLetSo: {
    en: 'This vehicle is not let by this trip type.',
    ar: 'لا تؤجَّر هذه المركبة بنوع الرحلة هذا.',
  },
  otherProvider: {
    en: 'Your cart holds a vehicle of another provider.',
    ar: 'تحتوي سلتك على مركبة من مزوّد آخر.',
  },
  otherType: { en: 'Do you want to change trip type', ar: 'هل تريد تغيير نوع الرحلة' },
  otherHours: {
    en: 'The trip in your cart takes another time.',
    ar: 'مدة الرحلة في سلتك مختلفة.',
  },
  outOfZone: {
    en: 'The provider does not hand over vehicles at your pickup point.',
    ar: 'لا يسلّم المزوّد مركبات في مكان الاستلام الذي اخترته.',
  },
  noLine: { en: 'Say which vehicles to remove from the cart.', ar: 'حدد المركبات المطلوب حذفها من السلة.' },
  tooMany: { en: 'No more vehicles can be added.', ar: 'لا يمكن إضافة مزيد من المركبات.' },
  emptyCart: { en: 'Your trip cart is empty.', ar: 'سلة رحلتك فارغة.' },
  noPickup: { en: 'Please choose where the trip begins.', ar: 'يرجى اختيار مكان بداية الرحلة.' },
  otherTrip: {
    en: 'This trip was booked already, with other choices. Look at your trips.',
    ar: 'حُجزت هذه الرحلة من قبل بخيارات أخرى. راجع رحلاتك.',
  },
  booked: { en: 'Trip booked successfully', ar: 'تم حجز الرحلة بنجاح' },
  otherProviderCoupon: {
    en: 'This coupon is for other trips.',
    ar: 'هذه القسيمة لرحلات أخرى.',
  },
  /** The same whether there is no such trip, it is somebody else's, or the contact is another one. */
  notFound: {
    en: 'We found no trip for this. Check the number and the phone number or email of the trip.',
    ar: 'لم نجد رحلة مطابقة. تحقق من رقم الرحلة ومن رقم الهاتف أو البريد الإلكتروني المسجل فيها.',
  },
  noReason: { en: 'Please choose a reason.', ar: 'يرجى اختيار سبب.' },
  canceled: { en: 'Your trip is cancelled.', ar: 'أُلغيت رحلتك.' },
  paid: { en: 'The payment method was changed.', ar: 'تم تغيير طريقة الدفع.' },
  notUnpaid: {
    en: 'This trip needs no other payment any more.',
    ar: 'لم تعد هذه الرحلة بحاجة إلى طريقة دفع أخرى.',
  },
  reviewed: { en: 'Thank you for your review.', ar: 'شكرًا على تقييمك.' },
  notToReview: {
    en: 'This trip can not be reviewed: it is not completed, or was too long ago.',
    ar: 'لا يمكن تقييم هذه الرحلة: لم تكتمل بعد، أو مضى عليها وقت طويل.',
  },
  changed: {
    en: 'Your trip has its new time. The provider confirms it soon.',
    ar: 'أصبح لرحلتك موعد جديد. سيؤكده المزوّد قريبًا.',
  },
  previewed: { en: 'Nothing has been changed yet.', ar: 'لم يتغير شيء بعد.' },
  sameTime: { en: 'The trip has this time already.', ar: 'هذا هو موعد الرحلة بالفعل.' },
  noDriver: { en: 'This driver did not drive the trip.', ar: 'لم يقد هذا السائق الرحلة.' },
  noSubject: { en: 'Say what you review: a vehicle or the driver.', ar: 'حدد ما تقيّمه: مركبة أو السائق.' },
  notInTrip: { en: 'This vehicle was not a part of the trip.', ar: 'لم تكن هذه المركبة ضمن الرحلة.' },
} as const satisfies Record<string, LocalText>;

type Told = [code: string, message: LocalText];

/** More than there are of it [RENT-27]. */
export const tooManyOf = (total: number): Told => [
  'quantity',
  {
    en: `You can't add more than ${total} quantities of this vehicle.`,
    ar: `لا يمكنك إضافة أكثر من ${numberIn(total, 'ar')} من هذه المركبة.`,
  },
];

/** All there are of it lie in the cart already [RENT-28, Q-51]. */
export const noMoreOf = (total: number): Told => [
  'limit',
  {
    en: `Vehicle can have up to ${total} rental options; no more can be added`,
    ar: `يمكن استئجار ما يصل إلى ${numberIn(total, 'ar')} من هذه المركبة؛ لا يمكن إضافة المزيد`,
  },
];

/** Why a customer may not ask for another time. */
export const tripChangeRefused = (refusal: TripMoveRefusal): Told => [
  'trip_status',
  refusal === 'elsewhere'
    ? {
        en: 'This trip can not be changed any more.',
        ar: 'لم يعد تغيير هذه الرحلة ممكنًا.',
      }
    : {
        en: 'A trip can be changed until one hour before pickup. Please call the provider.',
        ar: 'يمكن تغيير الرحلة حتى ساعة واحدة قبل موعد الاستلام. يرجى الاتصال بالمزوّد.',
      },
];

/** Why a customer may not cancel. */
export const tripCancelRefused = (refusal: TripMoveRefusal): Told => [
  'trip_status',
  refusal === 'tooLate'
    ? {
        en: 'A trip can be cancelled until one hour before pickup. Please call the provider.',
        ar: 'يمكن إلغاء الرحلة حتى ساعة واحدة قبل موعد الاستلام. يرجى الاتصال بالمزوّد.',
      }
    : refusal === 'notYours'
      ? {
          en: 'This trip is on its way, so it can not be cancelled here any more. Please call the provider.',
          ar: 'بدأت هذه الرحلة، فلم يعد إلغاؤها ممكنًا من هنا. يرجى الاتصال بالمزوّد.',
        }
      : { en: 'This trip is over already.', ar: 'هذه الرحلة منتهية بالفعل.' },
];
