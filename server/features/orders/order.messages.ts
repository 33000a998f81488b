import type { MoveRefusal } from '../../../domain/order-states';
import type { LocalText } from '../../http/language';

export const ORDER_MESSAGES = {
  /**
   * One text for an unknown order, an order of another customer and a wrong contact, so that clients can't
   * find out which orders exist.
   */
  notFound: {
    en: 'We couldn’t find this order. Check the order number and the phone or email you used.',
    ar: 'لم نجد طلبًا مطابقًا. تحقق من رقم الطلب ومن رقم الهاتف أو البريد الإلكتروني المسجل فيه.',
  },
  noReason: { en: 'Please choose a reason.', ar: 'يرجى اختيار سبب.' },
  unknownLine: {
    en: 'Choose each item once, and only items of this order.',
    ar: 'اختر كل صنف مرة واحدة، ومن أصناف هذا الطلب فقط.',
  },
  canceled: { en: 'Your order was cancelled.', ar: 'أُلغي طلبك.' },
  refundRequested: {
    en: 'We’ve received your request and will reply soon.',
    ar: 'استلمنا طلبك وسنرد عليك قريبًا.',
  },
  priceAccepted: {
    en: 'Thank you. The pharmacy will confirm your order soon.',
    ar: 'شكرًا لك. ستؤكد الصيدلية طلبك قريبًا.',
  },
  noPrice: { en: 'This order has no price to accept.', ar: 'ليس لهذا الطلب سعر بانتظار الموافقة.' },
  otherPrice: {
    en: 'The price has changed. Please review it again.',
    ar: 'تغيّر السعر. يرجى مراجعته مرة أخرى.',
  },
  noGoods: {
    en: 'Add each item once, and only items from this pharmacy.',
    ar: 'لا يمكن تجهيز هذه الأصناف: كل صنف مرة واحدة، ومما هو متوفر في هذه الصيدلية فقط.',
  },
  notEnough: { en: 'There isn’t enough stock.', ar: 'لا تتوفر هذه الكمية.' },
  prescriptionSent: {
    en: 'The pharmacist has your new prescription.',
    ar: 'وصلت وصفتك الجديدة إلى الصيدلي.',
  },
  noNewPrescription: {
    en: 'This order doesn’t need another prescription.',
    ar: 'لا يحتاج هذا الطلب إلى وصفة أخرى.',
  },
  noPrescription: {
    en: 'Please upload your prescription image',
    ar: 'يرجى رفع صورة الوصفة الطبية',
  },
  reviewed: { en: 'Thank you for your review.', ar: 'شكرًا على تقييمك.' },
  reminderDeclined: { en: 'We won’t ask again.', ar: 'لن نسأل مرة أخرى.' },
  notToReview: {
    en: 'You can review an order after it’s delivered, and only for a limited time.',
    ar: 'لا يمكن تقييم هذا الطلب: لم يصل بعد، أو مضى على وصوله وقت طويل.',
  },
  notInOrder: { en: 'This item wasn’t part of the order.', ar: 'لم يكن هذا من ضمن الطلب.' },
  noCourier: { en: 'This order had no courier.', ar: 'لم يكن لهذا الطلب مندوب.' },
  noReviews: { en: 'this store is not having any review plan', ar: 'التقييمات غير متاحة لهذا المتجر' },
  alreadyReviewed: {
    en: 'You’ve already reviewed this, and it’s too late to change it.',
    ar: 'لقد قيّمت هذا من قبل، وفات وقت تعديل التقييم.',
  },
  reorderChanged: {
    en: 'Something has changed. Please review it again.',
    ar: 'تغيّر شيء ما. يرجى المراجعة مرة أخرى.',
  },
  nothingLeft: {
    en: 'Nothing from this order is available right now.',
    ar: 'لا يتوفر الآن أي صنف من هذا الطلب.',
  },
} as const satisfies Record<string, LocalText>;

type RefusalText = [code: string, message: LocalText];
const TOO_FAR: RefusalText = [
  'order_status',
  {
    en: 'The store has confirmed this order, so it can’t be cancelled here. Please call the store.',
    ar: 'أكد المتجر هذا الطلب، فلم يعد إلغاؤه ممكنًا من هنا. يرجى الاتصال بالمتجر.',
  },
];
const OVER: RefusalText = [
  'order_status',
  { en: 'This order is already closed.', ar: 'هذا الطلب منتهٍ بالفعل.' },
];

export const cancelRefused = (refusal: MoveRefusal): RefusalText => (refusal === 'notYours' ? TOO_FAR : OVER);

const NO_REFUND: RefusalText = [
  'order_status',
  {
    en: 'You can request a refund once, for a delivered order.',
    ar: 'يمكن طلب الاسترداد مرة واحدة، لطلب قد وصل.',
  },
];
const TOO_LATE: RefusalText = [
  'too_late',
  {
    en: 'The refund period for this order has ended.',
    ar: 'انتهت المدة التي يمكن فيها طلب الاسترداد.',
  },
];

export const refundRefused = (refusal: MoveRefusal): RefusalText =>
  refusal === 'tooLate' ? TOO_LATE : NO_REFUND;
