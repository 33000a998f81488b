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
    en: 'Choose a pickup time in the future.',
    ar: 'اختر موعد بداية الرحلة: وقتًا لم يمضِ بعد.',
  },
  badHours: {
    en: 'Trips last from one hour to one year.',
    ar: 'تستغرق الرحلة من ساعة واحدة إلى سنة.',
  },
  badDistance: {
    en: 'Choose a pickup and a drop-off location.',
    ar: 'حدد مسافة الرحلة: اختر مكان الاستلام والوجهة.',
  },
  noLongerOffered: { en: 'This vehicle is no longer available.', ar: 'لم تعد هذه المركبة متاحة.' },
  otherModule: { en: 'This vehicle belongs to another module.', ar: 'تنتمي هذه المركبة إلى سوق آخر.' },
  typeNotOffered: {
    en: 'This vehicle isn’t available for this trip type.',
    ar: 'لا تؤجَّر هذه المركبة بنوع الرحلة هذا.',
  },
  otherProvider: {
    en: 'Your cart has a vehicle from another provider.',
    ar: 'تحتوي سلتك على مركبة من مزوّد آخر.',
  },
  otherType: { en: 'Do you want to change trip type', ar: 'هل تريد تغيير نوع الرحلة' },
  otherHours: {
    en: 'The trip in your cart has a different duration.',
    ar: 'مدة الرحلة في سلتك مختلفة.',
  },
  outOfZone: {
    en: 'The provider doesn’t offer pickup at this location.',
    ar: 'لا يسلّم المزوّد مركبات في مكان الاستلام الذي اخترته.',
  },
  noLine: { en: 'Choose the vehicles to remove from the cart.', ar: 'حدد المركبات المطلوب حذفها من السلة.' },
  tooMany: { en: 'No more vehicles can be added.', ar: 'لا يمكن إضافة مزيد من المركبات.' },
  emptyCart: { en: 'Your trip cart is empty.', ar: 'سلة رحلتك فارغة.' },
  noPickup: { en: 'Please choose a pickup location.', ar: 'يرجى اختيار مكان بداية الرحلة.' },
  otherTrip: {
    en: 'This trip was already booked with different choices. Check your trips.',
    ar: 'حُجزت هذه الرحلة من قبل بخيارات أخرى. راجع رحلاتك.',
  },
  booked: { en: 'Trip booked successfully', ar: 'تم حجز الرحلة بنجاح' },
  otherProviderCoupon: {
    en: 'This coupon is for other trips.',
    ar: 'هذه القسيمة لرحلات أخرى.',
  },
  /**
   * One text for an unknown trip, a trip of another customer and a wrong contact, so that clients can't find
   * out which trips exist.
   */
  notFound: {
    en: 'We couldn’t find this trip. Check the trip number and the phone or email you used.',
    ar: 'لم نجد رحلة مطابقة. تحقق من رقم الرحلة ومن رقم الهاتف أو البريد الإلكتروني المسجل فيها.',
  },
  noReason: { en: 'Please choose a reason.', ar: 'يرجى اختيار سبب.' },
  canceled: { en: 'Your trip was cancelled.', ar: 'أُلغيت رحلتك.' },
  paid: { en: 'Payment method changed.', ar: 'تم تغيير طريقة الدفع.' },
  notUnpaid: {
    en: 'This trip doesn’t need another payment.',
    ar: 'لم تعد هذه الرحلة بحاجة إلى طريقة دفع أخرى.',
  },
  reviewed: { en: 'Thank you for your review.', ar: 'شكرًا على تقييمك.' },
  notToReview: {
    en: 'You can review a trip after it’s completed, and only for a limited time.',
    ar: 'لا يمكن تقييم هذه الرحلة: لم تكتمل بعد، أو مضى عليها وقت طويل.',
  },
  changed: {
    en: 'Your trip time has been changed. The provider will confirm it soon.',
    ar: 'أصبح لرحلتك موعد جديد. سيؤكده المزوّد قريبًا.',
  },
  previewed: { en: 'Nothing has changed yet.', ar: 'لم يتغير شيء بعد.' },
  sameTime: { en: 'The trip is already at this time.', ar: 'هذا هو موعد الرحلة بالفعل.' },
  noDriver: { en: 'This driver wasn’t part of the trip.', ar: 'لم يقد هذا السائق الرحلة.' },
  noSubject: { en: 'Choose what to review: a vehicle or the driver.', ar: 'حدد ما تقيّمه: مركبة أو السائق.' },
  notInTrip: { en: 'This vehicle wasn’t part of the trip.', ar: 'لم تكن هذه المركبة ضمن الرحلة.' },
} as const satisfies Record<string, LocalText>;

type RefusalText = [code: string, message: LocalText];

/** Returns the refusal if the provider has fewer units than requested [RENT-27]. */
export const tooManyOf = (total: number): RefusalText => [
  'quantity',
  {
    en: `You can't add more than ${total} quantities of this vehicle.`,
    ar: `لا يمكنك إضافة أكثر من ${numberIn(total, 'ar')} من هذه المركبة.`,
  },
];

/** Returns the refusal if the cart already has all units [RENT-28, Q-51]. */
export const noMoreOf = (total: number): RefusalText => [
  'limit',
  {
    en: `Vehicle can have up to ${total} rental options; no more can be added`,
    ar: `يمكن استئجار ما يصل إلى ${numberIn(total, 'ar')} من هذه المركبة؛ لا يمكن إضافة المزيد`,
  },
];

export const tripChangeRefused = (refusal: TripMoveRefusal): RefusalText => [
  'trip_status',
  refusal === 'elsewhere'
    ? {
        en: 'This trip can no longer be changed.',
        ar: 'لم يعد تغيير هذه الرحلة ممكنًا.',
      }
    : {
        en: 'A trip can be changed until one hour before pickup. Please call the provider.',
        ar: 'يمكن تغيير الرحلة حتى ساعة واحدة قبل موعد الاستلام. يرجى الاتصال بالمزوّد.',
      },
];

export const tripCancelRefused = (refusal: TripMoveRefusal): RefusalText => [
  'trip_status',
  refusal === 'tooLate'
    ? {
        en: 'A trip can be cancelled until one hour before pickup. Please call the provider.',
        ar: 'يمكن إلغاء الرحلة حتى ساعة واحدة قبل موعد الاستلام. يرجى الاتصال بالمزوّد.',
      }
    : refusal === 'notYours'
      ? {
          en: 'This trip has started, so it can’t be cancelled here. Please call the provider.',
          ar: 'بدأت هذه الرحلة، فلم يعد إلغاؤها ممكنًا من هنا. يرجى الاتصال بالمزوّد.',
        }
      : { en: 'This trip has already ended.', ar: 'هذه الرحلة منتهية بالفعل.' },
];
