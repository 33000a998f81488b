import type { LocalText } from '../../http/language';

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
  fieldTooLong: { en: 'Please write less here.', ar: 'يرجى اختصار النص هنا.' },
} as const satisfies Record<string, LocalText>;

export const fieldMissing = (label: LocalText): LocalText => ({
  en: `${label.en} is required`,
  ar: `${label.ar} مطلوب`,
});
