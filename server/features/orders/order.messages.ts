import type { MoveRefusal } from '../../../domain/order-states';
import type { LocalText } from '../../http/language';

export const ORDER_MESSAGES = {
  /** The same whether there is no such order, it is somebody else's, or the contact is another one. */
  notFound: {
    en: 'We found no order for this. Check the number and the phone number or email of the order.',
    ar: 'لم نجد طلبًا مطابقًا. تحقق من رقم الطلب ومن رقم الهاتف أو البريد الإلكتروني المسجل فيه.',
  },
  noReason: { en: 'Please choose a reason.', ar: 'يرجى اختيار سبب.' },
  canceled: { en: 'Your order is cancelled.', ar: 'أُلغي طلبك.' },
  refundRequested: {
    en: 'We have your request and will answer soon.',
    ar: 'وصلنا طلبك وسنرد عليك قريبًا.',
  },
  priceAccepted: {
    en: 'Thank you. The pharmacy confirms your order soon.',
    ar: 'شكرًا لك. ستؤكد الصيدلية طلبك قريبًا.',
  },
  noPrice: { en: 'This order waits for no yes to its price.', ar: 'لا ينتظر هذا الطلب موافقة على سعره.' },
  otherPrice: {
    en: 'The price has changed. Please look at it again.',
    ar: 'تغيّر السعر. يرجى مراجعته مرة أخرى.',
  },
  noGoods: {
    en: 'These goods can not be put together: each once, and only what lies on the shelf of this pharmacy.',
    ar: 'لا يمكن تجهيز هذه الأصناف: كل صنف مرة واحدة، ومما هو متوفر في هذه الصيدلية فقط.',
  },
  notEnough: { en: 'There are not so many of it.', ar: 'لا تتوفر هذه الكمية.' },
  prescriptionSent: {
    en: 'The pharmacist has your new prescription.',
    ar: 'وصلت وصفتك الجديدة إلى الصيدلي.',
  },
  noNewPrescription: {
    en: 'This order waits for no other prescription.',
    ar: 'لا ينتظر هذا الطلب وصفة أخرى.',
  },
  noPrescription: {
    en: 'Please upload your prescription image',
    ar: 'يرجى رفع صورة الوصفة الطبية',
  },
  reviewed: { en: 'Thank you for your review.', ar: 'شكرًا على تقييمك.' },
  reminderDeclined: { en: 'We will not ask again.', ar: 'لن نسأل مرة أخرى.' },
  notToReview: {
    en: 'This order can not be reviewed: it has not arrived, or too long ago.',
    ar: 'لا يمكن تقييم هذا الطلب: لم يصل بعد، أو مضى على وصوله وقت طويل.',
  },
  notInOrder: { en: 'This was not a part of the order.', ar: 'لم يكن هذا من ضمن الطلب.' },
  noCourier: { en: 'Nobody brought this order.', ar: 'لم يوصل أحد هذا الطلب.' },
  noReviews: { en: 'this store is not having any review plan', ar: 'التقييمات غير متاحة لهذا المتجر' },
  alreadyReviewed: {
    en: 'You have reviewed this already, and it is too late to change it.',
    ar: 'لقد قيّمت هذا من قبل، وفات وقت تعديل التقييم.',
  },
  reorderChanged: {
    en: 'Something has changed since you looked. Please look again.',
    ar: 'تغيّر شيء منذ أن اطّلعت عليه. يرجى المراجعة مرة أخرى.',
  },
  nothingLeft: {
    en: 'Nothing of this order can be had now.',
    ar: 'لا يتوفر الآن أي صنف من هذا الطلب.',
  },
} as const satisfies Record<string, LocalText>;

type Told = [code: string, message: LocalText];
const TOO_FAR: Told = [
  'order_status',
  {
    en: 'The store has confirmed this order, so it can not be cancelled here any more. Please call the store.',
    ar: 'أكد المتجر هذا الطلب، فلم يعد إلغاؤه ممكنًا من هنا. يرجى الاتصال بالمتجر.',
  },
];
const OVER: Told = ['order_status', { en: 'This order is over already.', ar: 'هذا الطلب منتهٍ بالفعل.' }];

/** Why a customer may not cancel. */
export const cancelRefused = (refusal: MoveRefusal): Told => (refusal === 'notYours' ? TOO_FAR : OVER);

const NO_REFUND: Told = [
  'order_status',
  {
    en: 'A refund can be asked for once, for an order that has arrived.',
    ar: 'يمكن طلب الاسترداد مرة واحدة، لطلب قد وصل.',
  },
];
const TOO_LATE: Told = [
  'too_late',
  {
    en: 'The time in which a refund can be asked for is over.',
    ar: 'انتهت المدة التي يمكن فيها طلب الاسترداد.',
  },
];

export const refundRefused = (refusal: MoveRefusal): Told => (refusal === 'tooLate' ? TOO_LATE : NO_REFUND);
