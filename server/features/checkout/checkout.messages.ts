import type { CouponRefusal } from '../../../domain/coupon';
import type { LocalText } from '../../http/language';
import { type Money, priceIn } from '../shared/text-placeholders';

export const CHECKOUT_MESSAGES = {
  cashTooMuch: {
    en: 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    ar: 'يتجاوز إجمالي الطلب الحد الأقصى للدفع نقدًا عند الاستلام',
  },
  unknownCoupon: {
    en: 'We couldn’t find this coupon. Please check the code.',
    ar: 'لا توجد قسيمة بهذا الرمز. تحقق من الأحرف والأرقام.',
  },
  couponSignIn: {
    en: 'Sign in to use a coupon.',
    ar: 'سجّل الدخول لاستخدام القسيمة.',
  },
  oneLine: {
    en: 'Choose one item and its quantity.',
    ar: 'حدد ما تريد شراءه الآن: صنف واحد وكميته.',
  },
  otherModule: { en: 'This item belongs to another module.', ar: 'ينتمي هذا الصنف إلى سوق آخر.' },
  totalChanged: {
    en: 'The total has changed. Please review and accept it.',
    ar: 'تغيّر الإجمالي. يرجى مراجعته والموافقة عليه.',
  },
  splitChanged: {
    en: 'The amount paid from your wallet has changed. Please review and accept it.',
    ar: 'تغيّر الجزء الذي تدفعه محفظتك. يرجى مراجعته والموافقة عليه.',
  },
  couponRefused: {
    en: 'The coupon can no longer be used for this order.',
    ar: 'لم يعد بالإمكان استخدام القسيمة لهذا الطلب.',
  },
  otherOrder: {
    en: 'This order was already placed with different choices. Check your orders.',
    ar: 'أُرسل هذا الطلب من قبل بخيارات أخرى. راجع طلباتك.',
  },
  noParcels: {
    en: 'Please use the parcel page to send a parcel.',
    ar: 'تُرسل الطرود من صفحتها الخاصة.',
  },
  noTime: {
    en: 'Choose a time for your scheduled order.',
    ar: 'يرجى اختيار موعد لطلبك المجدول.',
  },
  badTime: { en: 'Please enter a valid date and time.', ar: 'هذا ليس تاريخًا ووقتًا صالحين.' },
  noPart: {
    en: 'Choose how to pay the part your wallet doesn’t cover.',
    ar: 'حدد طريقة دفع الجزء الذي لا تغطيه المحفظة.',
  },
  badPhone: { en: 'Please enter a valid phone number.', ar: 'يرجى إدخال رقم هاتف صحيح.' },
  badEmail: { en: 'Please enter a valid email address.', ar: 'يرجى إدخال بريد إلكتروني صحيح.' },
  noPharmacy: {
    en: 'Only pharmacies accept prescription orders.',
    ar: 'لا يُقبل الطلب بوصفة طبية إلا في صيدلية.',
  },
  prescriptionInCash: {
    en: 'Prescription orders are paid on delivery, after the pharmacy sets the price.',
    ar: 'يُدفع الطلب بوصفة طبية عند الاستلام بعد أن تحدد الصيدلية سعره.',
  },
  placed: { en: 'Order placed successfully', ar: 'تم إرسال الطلب بنجاح' },
  noZone: { en: 'This zone doesn’t exist.', ar: 'هذه المنطقة غير موجودة.' },
} as const satisfies Record<string, LocalText>;

/** Returns the code and the text for the reason why a coupon is refused, shown at its field [COUP-09]. */
export function couponRefused(refusal: CouponRefusal, money: Money): [code: string, message: LocalText] {
  switch (refusal.code) {
    case 'expired':
      return ['coupon_expired', { en: 'This coupon has expired.', ar: 'انتهت صلاحية هذه القسيمة.' }];
    case 'notYet':
      return ['coupon_not_started', { en: 'This coupon isn’t valid yet.', ar: 'لم تبدأ هذه القسيمة بعد.' }];
    case 'usedUp':
      return [
        'coupon_used_up',
        { en: 'This coupon has already been used.', ar: 'استُنفد استخدام هذه القسيمة.' },
      ];
    case 'otherZone':
      return [
        'coupon_zone',
        {
          en: 'This coupon isn’t valid in your area.',
          ar: 'لا تُقبل هذه القسيمة في المنطقة التي يصل إليها طلبك.',
        },
      ];
    case 'otherStore':
      return ['coupon_store', { en: 'This coupon is for another store.', ar: 'هذه القسيمة لمتجر آخر.' }];
    case 'minimum':
      return [
        'coupon_minimum',
        {
          en: `To apply this coupon,the minimum purchase amount is ${priceIn(refusal.minimum, 'en', money)}`,
          ar: `لاستخدام هذه القسيمة، الحد الأدنى للشراء هو ${priceIn(refusal.minimum, 'ar', money)}`,
        },
      ];
  }
}
