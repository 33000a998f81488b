import { type LocalText, numberIn } from '../../http/language';

export const PAYMENT_MESSAGES = {
  noGateway: { en: 'This way to pay is not available.', ar: 'طريقة الدفع هذه غير متاحة.' },
  badCallback: {
    en: 'The payment can only lead back to a page of this shop.',
    ar: 'لا يمكن أن تعيدك صفحة الدفع إلا إلى صفحة من هذا المتجر.',
  },
  notUnpaid: {
    en: 'This order needs no other payment any more.',
    ar: 'لم يعد هذا الطلب بحاجة إلى طريقة دفع أخرى.',
  },
  changed: { en: 'The payment method was changed.', ar: 'تم تغيير طريقة الدفع.' },
  infoUpdated: { en: 'Payment info updated.', ar: 'تم تحديث بيانات الدفع.' },
  noMethod: { en: 'Choose how you have paid.', ar: 'اختر طريقة الدفع التي استخدمتها.' },
  notOffline: {
    en: 'This order is not paid by hand.',
    ar: 'لا يُدفع هذا الطلب يدويًا.',
  },
  walletOff: { en: 'The wallet is not available.', ar: 'المحفظة غير متاحة.' },
  fundOff: { en: 'Adding money is not available now.', ar: 'إضافة الرصيد غير متاحة الآن.' },
  // Word for word the client's.
  fundAmount: { en: 'Please Enter amount', ar: 'يرجى إدخال المبلغ' },
  fundMethod: { en: 'Payment method is required', ar: 'طريقة الدفع مطلوبة' },
  fundTooMuch: {
    en: 'That is more than can be added at once.',
    ar: 'هذا المبلغ أكبر مما يمكن إضافته دفعة واحدة.',
  },
  gatewaySilent: {
    en: 'The payment page does not answer. Please try again.',
    ar: 'صفحة الدفع لا تستجيب. يرجى المحاولة مرة أخرى.',
  },
  loyaltyOff: { en: 'Loyalty points are not available.', ar: 'نقاط الولاء غير متاحة.' },
  pointsMissing: { en: 'Say how many points.', ar: 'أدخل عدد النقاط.' },
  otherFund: {
    en: 'This attempt has already asked for another amount.',
    ar: 'سبق لهذه المحاولة أن طلبت مبلغًا آخر.',
  },
  otherConversion: {
    en: 'This attempt has already converted other points.',
    ar: 'سبق لهذه المحاولة أن حوّلت نقاطًا أخرى.',
  },
  pointsWorthless: {
    en: 'So few points are not worth the smallest coin.',
    ar: 'هذا العدد من النقاط لا يساوي أصغر عملة.',
  },
  tooFewPoints: { en: 'You do not have that many points.', ar: 'ليس لديك هذا العدد من النقاط.' },
  // Word for word the client's.
  pointsTransferred: {
    en: 'Point to wallet transfer successfully.',
    ar: 'تم تحويل النقاط إلى المحفظة بنجاح.',
  },
  fieldTooLong: { en: 'Please write less here.', ar: 'يرجى اختصار النص هنا.' },
} as const satisfies Record<string, LocalText>;

export const fieldMissing = (label: LocalText): LocalText => ({
  en: `${label.en} is required`,
  ar: `${label.ar} مطلوب`,
});

export const belowMinimum = (minimum: number): LocalText => ({
  en: `At least ${minimum} points can be converted.`,
  ar: `الحد الأدنى للتحويل ${numberIn(minimum, 'ar')} نقطة.`,
});
