import { type LocalText, numberIn } from '../../http/language';

export const PAYMENT_MESSAGES = {
  noGateway: { en: 'This payment method isn’t available.', ar: 'طريقة الدفع هذه غير متاحة.' },
  badCallback: {
    en: 'The payment can only return to a page of this shop.',
    ar: 'لا يمكن أن تعيدك صفحة الدفع إلا إلى صفحة من هذا المتجر.',
  },
  notUnpaid: {
    en: 'This order doesn’t need another payment.',
    ar: 'لم يعد هذا الطلب بحاجة إلى طريقة دفع أخرى.',
  },
  changed: { en: 'Payment method changed.', ar: 'تم تغيير طريقة الدفع.' },
  infoUpdated: { en: 'Payment info updated.', ar: 'تم تحديث بيانات الدفع.' },
  noMethod: { en: 'Choose how you paid.', ar: 'اختر طريقة الدفع التي استخدمتها.' },
  notOffline: {
    en: 'This order isn’t paid by bank transfer.',
    ar: 'لا يُدفع هذا الطلب يدويًا.',
  },
  walletOff: { en: 'The wallet is not available.', ar: 'المحفظة غير متاحة.' },
  fundOff: { en: 'Wallet top-ups aren’t available right now.', ar: 'إضافة الرصيد غير متاحة الآن.' },
  // The next texts are verbatim from the client's specification.
  fundAmount: { en: 'Please Enter amount', ar: 'يرجى إدخال المبلغ' },
  fundMethod: { en: 'Payment method is required', ar: 'طريقة الدفع مطلوبة' },
  fundTooMuch: {
    en: 'That’s more than you can add at once.',
    ar: 'هذا المبلغ أكبر مما يمكن إضافته دفعة واحدة.',
  },
  gatewaySilent: {
    en: 'The payment page isn’t responding. Please try again.',
    ar: 'صفحة الدفع لا تستجيب. يرجى المحاولة مرة أخرى.',
  },
  loyaltyOff: { en: 'Loyalty points are not available.', ar: 'نقاط الولاء غير متاحة.' },
  pointsMissing: { en: 'Enter the number of points.', ar: 'أدخل عدد النقاط.' },
  otherFund: {
    en: 'This request was already used for another amount.',
    ar: 'سبق لهذه المحاولة أن طلبت مبلغًا آخر.',
  },
  otherConversion: {
    en: 'This request was already used for other points.',
    ar: 'سبق لهذه المحاولة أن حوّلت نقاطًا أخرى.',
  },
  pointsWorthless: {
    en: 'That’s fewer points than the minimum.',
    ar: 'هذا العدد من النقاط لا يساوي أصغر عملة.',
  },
  tooFewPoints: { en: 'You don’t have that many points.', ar: 'ليس لديك هذا العدد من النقاط.' },
  // Verbatim from the client's specification.
  pointsTransferred: {
    en: 'Point to wallet transfer successfully.',
    ar: 'تم تحويل النقاط إلى المحفظة بنجاح.',
  },
  fieldTooLong: { en: 'Please shorten this text.', ar: 'يرجى اختصار النص هنا.' },
} as const satisfies Record<string, LocalText>;

export const fieldMissing = (label: LocalText): LocalText => ({
  en: `${label.en} is required`,
  ar: `${label.ar} مطلوب`,
});

export const belowMinimum = (minimum: number): LocalText => ({
  en: `You can convert ${minimum} points or more.`,
  ar: `الحد الأدنى للتحويل ${numberIn(minimum, 'ar')} نقطة.`,
});
