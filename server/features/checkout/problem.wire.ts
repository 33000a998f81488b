import type { OrderProblem as WireProblem } from '../../../contract/types.gen';
import type { CouponRefusal } from '../../../domain/coupon';
import { fromMinor } from '../../../domain/money';
import type { OrderProblem } from '../../../domain/order-problems';
import type { PaymentProblem } from '../../../domain/payment-plan';
import type { ErrorEntry } from '../../http/errors';
import type { LocalText } from '../../http/language';
import type { RequestContext } from '../../http/request-context';
import { type Money, priceIn } from '../shared/text-placeholders';
import { CHECKOUT_MESSAGES, couponRefused } from './checkout.messages';

type Field = WireProblem['field'];
type Code = OrderProblem['code'];

/** The API's code for each problem, and the section of the checkout where the customer fixes it [CHK-08]. */
const NAMES: Record<Code, [code: string, field: Field]> = {
  emptyCart: ['cart_empty', 'cart'],
  alreadyOrdered: ['already_ordered', 'payment'],
  cartChanged: ['cart_changed', 'cart'],
  notAvailable: ['not_available', 'cart'],
  storeClosed: ['store_closed', 'schedule'],
  slotGone: ['slot_gone', 'schedule'],
  noScheduling: ['no_scheduling', 'schedule'],
  noDelivery: ['no_delivery', 'order_type'],
  noTakeAway: ['no_take_away', 'order_type'],
  noAddress: ['address', 'address'],
  outOfZone: ['out_of_zone', 'address'],
  noContact: ['contact', 'contact'],
  noPrescription: ['prescription', 'prescription'],
  belowMinimum: ['below_minimum', 'cart'],
  methodOff: ['payment_method', 'payment'],
  cashTooMuch: ['cash_limit', 'payment'],
  walletShort: ['wallet_balance', 'payment'],
};

const WORDS: Record<Exclude<Code, 'belowMinimum'>, LocalText> = {
  emptyCart: { en: 'Your cart is empty.', ar: 'سلتك فارغة.' },
  alreadyOrdered: {
    en: 'You’ve already ordered this, but that order isn’t paid yet.',
    ar: 'سبق أن طلبت هذا، ولم يُدفع ثمن ذلك الطلب بعد.',
  },
  cartChanged: { en: 'Some items in your cart have changed.', ar: 'تغيّرت بعض الأصناف في سلتك.' },
  notAvailable: {
    en: 'Something in your order isn’t available at that time.',
    ar: 'يتضمن طلبك صنفًا غير متاح في ذلك الوقت.',
  },
  storeClosed: { en: 'The store is closed now.', ar: 'المتجر مغلق الآن.' },
  slotGone: {
    en: 'This time is no longer available. Please choose another.',
    ar: 'لم يعد هذا الموعد متاحًا. يرجى اختيار موعد آخر.',
  },
  noScheduling: {
    en: 'This store doesn’t take scheduled orders.',
    ar: 'لا يقبل هذا المتجر الطلبات المجدولة.',
  },
  noDelivery: { en: 'This store does not deliver.', ar: 'هذا المتجر لا يقدم التوصيل.' },
  noTakeAway: { en: 'This store doesn’t offer take-away.', ar: 'هذا المتجر لا يتيح الاستلام منه.' },
  noAddress: { en: 'Please add your delivery address', ar: 'يرجى إضافة عنوان التوصيل' },
  outOfZone: { en: 'This store does not deliver to your address.', ar: 'هذا المتجر لا يوصل إلى عنوانك.' },
  noContact: { en: 'Please enter your contact info', ar: 'يرجى إدخال بيانات التواصل' },
  noPrescription: { en: 'Please upload your prescription image', ar: 'يرجى رفع صورة الوصفة الطبية' },
  methodOff: { en: 'This payment method isn’t available.', ar: 'طريقة الدفع هذه غير متاحة.' },
  cashTooMuch: CHECKOUT_MESSAGES.cashTooMuch,
  walletShort: { en: 'Your wallet balance is too low.', ar: 'رصيد محفظتك غير كافٍ.' },
};

function wordsOf(problem: OrderProblem, money: Money): LocalText {
  if (problem.code !== 'belowMinimum') return WORDS[problem.code];
  return {
    en: `Add ${priceIn(problem.missing, 'en', money)} to order.`,
    ar: `أضف ما قيمته ${priceIn(problem.missing, 'ar', money)} لإتمام الطلب.`,
  };
}

export type Reader = Pick<RequestContext, 'config' | 'language' | 'currency'>;

export function toWireProblem(problem: OrderProblem, { config, language, currency }: Reader): WireProblem {
  const [code, field] = NAMES[problem.code];
  return {
    code,
    field,
    message: wordsOf(problem, config)[language],
    ...('missing' in problem && { missing: fromMinor(problem.missing, currency) }),
    ...('orderId' in problem && problem.orderId !== null && { order_id: problem.orderId }),
  };
}

export function toWireCouponRefusal(
  refusal: CouponRefusal,
  { config, language, currency }: Reader,
): WireProblem {
  const [code, message] = couponRefused(refusal, config);
  return {
    code,
    field: 'coupon',
    message: message[language],
    ...(refusal.code === 'minimum' && { missing: fromMinor(refusal.missing, currency) }),
  };
}

export const unknownCoupon = ({ language }: Reader): WireProblem => ({
  code: 'coupon_unknown',
  field: 'coupon',
  message: CHECKOUT_MESSAGES.unknownCoupon[language],
});

export const signedOutCoupon = ({ language }: Reader): WireProblem => ({
  code: 'coupon_sign_in',
  field: 'coupon',
  message: CHECKOUT_MESSAGES.couponSignIn[language],
});

export const totalChanged = ({ language }: Reader): WireProblem => ({
  code: 'total_changed',
  field: 'total',
  message: CHECKOUT_MESSAGES.totalChanged[language],
});

export const splitChanged = ({ language }: Reader): WireProblem => ({
  code: 'split_changed',
  field: 'payment',
  message: CHECKOUT_MESSAGES.splitChanged[language],
});

/** Returns the errors of a changed payment method, with the same texts as at checkout. */
export const paymentRefusal = (problem: PaymentProblem, { config }: Pick<Reader, 'config'>): ErrorEntry => ({
  code: NAMES[problem.code][0],
  message: wordsOf(problem, config),
});

/** Converts problems into error entries with texts in both languages. */
export function inBothLanguages(
  { config, currency }: Pick<Reader, 'config' | 'currency'>,
  notify: (reader: Reader) => WireProblem[],
): ErrorEntry[] {
  const inArabic = notify({ config, currency, language: 'ar' });
  return notify({ config, currency, language: 'en' }).map(({ code, message }, at) => ({
    code,
    message: { en: message, ar: inArabic[at]?.message ?? message },
  }));
}
