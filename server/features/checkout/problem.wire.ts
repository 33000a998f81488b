import type { OrderProblem as WireProblem } from '../../../contract/types.gen';
import type { CouponRefusal } from '../../../domain/coupon';
import { fromMinor } from '../../../domain/money';
import type { OrderProblem } from '../../../domain/order-problems';
import type { PaymentProblem } from '../../../domain/payment-plan';
import type { ErrorEntry } from '../../http/errors';
import type { LocalText } from '../../http/language';
import type { RequestContext } from '../../http/request-context';
import { amountText, CHECKOUT_MESSAGES, type Currency, couponRefused } from './checkout.messages';

type Field = WireProblem['field'];
type Code = OrderProblem['code'];

/** What the wire calls each reason, and the part of the checkout that mends it [CHK-08]. */
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
    en: 'You have ordered this already, and that order is not paid yet.',
    ar: 'سبق أن طلبت هذا، ولم يُدفع ثمن ذلك الطلب بعد.',
  },
  cartChanged: { en: 'Some things in your cart have changed.', ar: 'تغيّرت بعض الأصناف في سلتك.' },
  notAvailable: {
    en: 'Something in your order can not be had at that time.',
    ar: 'يتضمن طلبك صنفًا غير متاح في ذلك الوقت.',
  },
  storeClosed: { en: 'The store is closed now.', ar: 'المتجر مغلق الآن.' },
  slotGone: {
    en: 'This time can no longer be chosen. Please choose another one.',
    ar: 'لم يعد هذا الموعد متاحًا. يرجى اختيار موعد آخر.',
  },
  noScheduling: {
    en: 'This store takes no orders for later.',
    ar: 'لا يقبل هذا المتجر الطلبات المجدولة.',
  },
  noDelivery: { en: 'This store does not deliver.', ar: 'هذا المتجر لا يقدم التوصيل.' },
  noTakeAway: { en: 'Nothing can be picked up at this store.', ar: 'هذا المتجر لا يتيح الاستلام منه.' },
  noAddress: { en: 'Please add your delivery address', ar: 'يرجى إضافة عنوان التوصيل' },
  outOfZone: { en: 'This store does not deliver to your address.', ar: 'هذا المتجر لا يوصل إلى عنوانك.' },
  noContact: { en: 'Please enter your contact info', ar: 'يرجى إدخال بيانات التواصل' },
  noPrescription: { en: 'Please upload your prescription image', ar: 'يرجى رفع صورة الوصفة الطبية' },
  methodOff: { en: 'This way to pay is not available.', ar: 'طريقة الدفع هذه غير متاحة.' },
  cashTooMuch: CHECKOUT_MESSAGES.cashTooMuch,
  walletShort: { en: 'There is not enough in your wallet.', ar: 'رصيد محفظتك غير كافٍ.' },
};

function wordsOf(problem: OrderProblem, currency: Currency): LocalText {
  if (problem.code !== 'belowMinimum') return WORDS[problem.code];
  const missing = amountText(problem.missing, currency);
  return { en: `Add ${missing} to order.`, ar: `أضف ما قيمته ${missing} لإتمام الطلب.` };
}

export type Reader = Pick<RequestContext, 'config' | 'language'>;

export function toWireProblem(problem: OrderProblem, { config, language }: Reader): WireProblem {
  const [code, field] = NAMES[problem.code];
  return {
    code,
    field,
    message: wordsOf(problem, config)[language],
    ...('missing' in problem && { missing: fromMinor(problem.missing) }),
    ...('orderId' in problem && problem.orderId !== null && { order_id: problem.orderId }),
  };
}

export function toWireCouponRefusal(refusal: CouponRefusal, { config, language }: Reader): WireProblem {
  const [code, message] = couponRefused(refusal, config);
  return {
    code,
    field: 'coupon',
    message: message[language],
    ...(refusal.code === 'minimum' && { missing: fromMinor(refusal.missing) }),
  };
}

export const unknownCoupon = ({ language }: Reader): WireProblem => ({
  code: 'coupon_unknown',
  field: 'coupon',
  message: CHECKOUT_MESSAGES.unknownCoupon[language],
});

export const totalChanged = ({ language }: Reader): WireProblem => ({
  code: 'total_changed',
  field: 'total',
  message: CHECKOUT_MESSAGES.totalChanged[language],
});

/** The same words where only the payment is refused. */
export const paymentRefusal = (problem: PaymentProblem, { config }: Pick<Reader, 'config'>): ErrorEntry => ({
  code: NAMES[problem.code][0],
  message: wordsOf(problem, config),
});

/** The reasons as every refusal has them: each in both languages. */
export function inBothLanguages(
  { config }: Pick<Reader, 'config'>,
  tell: (reader: Reader) => WireProblem[],
): ErrorEntry[] {
  const inArabic = tell({ config, language: 'ar' });
  return tell({ config, language: 'en' }).map(({ code, message }, at) => ({
    code,
    message: { en: message, ar: inArabic[at]?.message ?? message },
  }));
}
