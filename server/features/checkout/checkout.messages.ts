import type { CouponRefusal } from '../../../domain/coupon';
import { fromMinor, type Minor } from '../../../domain/money';
import type { LocalText } from '../../http/language';
import type { SiteConfig } from '../site/config';

export const CHECKOUT_MESSAGES = {
  cashTooMuch: {
    en: 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    ar: 'يتجاوز إجمالي الطلب الحد الأقصى للدفع نقدًا عند الاستلام',
  },
  unknownCoupon: {
    en: 'There is no coupon with this code. Check the letters and numbers.',
    ar: 'لا توجد قسيمة بهذا الرمز. تحقق من الأحرف والأرقام.',
  },
  oneLine: {
    en: 'Say what is bought now: one item and how many of it.',
    ar: 'حدد ما تريد شراءه الآن: صنف واحد وكميته.',
  },
  otherModule: { en: 'This item belongs to another module.', ar: 'ينتمي هذا الصنف إلى سوق آخر.' },
  totalChanged: {
    en: 'The total has changed. Please look at it and accept it.',
    ar: 'تغيّر الإجمالي. يرجى مراجعته والموافقة عليه.',
  },
  couponRefused: {
    en: 'The coupon can no longer be used for this order.',
    ar: 'لم يعد بالإمكان استخدام القسيمة لهذا الطلب.',
  },
  otherOrder: {
    en: 'This order was placed already, with other choices. Look at your orders.',
    ar: 'أُرسل هذا الطلب من قبل بخيارات أخرى. راجع طلباتك.',
  },
  noParcels: {
    en: 'A parcel is sent from its own page.',
    ar: 'تُرسل الطرود من صفحتها الخاصة.',
  },
  noPart: {
    en: 'Say how the part that the wallet does not pay is paid.',
    ar: 'حدد طريقة دفع الجزء الذي لا تغطيه المحفظة.',
  },
  badPhone: { en: 'Please enter a valid phone number.', ar: 'يرجى إدخال رقم هاتف صحيح.' },
  badEmail: { en: 'Please enter a valid email address.', ar: 'يرجى إدخال بريد إلكتروني صحيح.' },
  noPharmacy: {
    en: 'Only a pharmacy takes an order by prescription.',
    ar: 'لا يُقبل الطلب بوصفة طبية إلا في صيدلية.',
  },
  prescriptionInCash: {
    en: 'An order by prescription is paid on delivery, once the pharmacy has priced it.',
    ar: 'يُدفع الطلب بوصفة طبية عند الاستلام بعد أن تحدد الصيدلية سعره.',
  },
  placed: { en: 'Order placed successfully', ar: 'تم إرسال الطلب بنجاح' },
  noZone: { en: 'This zone does not exist.', ar: 'هذه المنطقة غير موجودة.' },
} as const satisfies Record<string, LocalText>;

export type Currency = Pick<
  SiteConfig,
  'currency_symbol' | 'currency_symbol_direction' | 'digit_after_decimal_point'
>;

export function amountText(amount: Minor, currency: Currency): string {
  const digits = fromMinor(amount).toFixed(currency.digit_after_decimal_point);
  const { currency_symbol: symbol, currency_symbol_direction: side } = currency;
  return side === 'left' ? `${symbol}${digits}` : `${digits}${symbol}`;
}

/** The code and the words of each refusal: which one it is, a customer sees at the field [COUP-09]. */
export function couponRefused(
  refusal: CouponRefusal,
  currency: Currency,
): [code: string, message: LocalText] {
  switch (refusal.code) {
    case 'expired':
      return ['coupon_expired', { en: 'This coupon has expired.', ar: 'انتهت صلاحية هذه القسيمة.' }];
    case 'notYet':
      return ['coupon_not_started', { en: 'This coupon starts later.', ar: 'لم تبدأ هذه القسيمة بعد.' }];
    case 'usedUp':
      return ['coupon_used_up', { en: 'This coupon is used up.', ar: 'استُنفد استخدام هذه القسيمة.' }];
    case 'otherZone':
      return [
        'coupon_zone',
        {
          en: 'This coupon is not taken where your order goes.',
          ar: 'لا تُقبل هذه القسيمة في المنطقة التي يصل إليها طلبك.',
        },
      ];
    case 'otherStore':
      return ['coupon_store', { en: 'This coupon is for another store.', ar: 'هذه القسيمة لمتجر آخر.' }];
    case 'minimum': {
      const amount = amountText(refusal.minimum, currency);
      return [
        'coupon_minimum',
        {
          en: `To apply this coupon,the minimum purchase amount is ${amount}`,
          ar: `لاستخدام هذه القسيمة، الحد الأدنى للشراء هو ${amount}`,
        },
      ];
    }
  }
}
