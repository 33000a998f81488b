import type { LineToReview } from '../../../domain/cart';
import type { cartReviewMachine } from '../../../machines/cart/cart-review.machine';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const WHAT: Readonly<Record<string, { en: string; ar: string }>> = {
  risen: { en: 'a price has risen', ar: 'سعر ارتفع' },
  scarce: { en: 'fewer pieces are in stock than in the cart', ar: 'المتبقي أقل مما في السلة' },
};

function readSo(lines: LineToReview[], endsIn: number | null) {
  if (lines.length > 0) {
    const reported = (language: 'en' | 'ar') => lines.map(({ token }) => WHAT[token]?.[language] ?? token);
    return server(
      `The cart is loaded: ${reported('en').join(', ')}`,
      `تُقرأ السلة: ${reported('ar').join('، ')}`,
    );
  }
  return endsIn === null
    ? server('The cart is loaded: nothing has changed', 'تُقرأ السلة: لم يتغير شيء')
    : server(
        `The cart is loaded: the sale price of a line ends in ${endsIn / 1000} seconds`,
        `تُقرأ السلة: ينتهي عرض أحد الأسطر بعد ${endsIn / 1000} ثانية`,
      );
}

const listed = text(
  'Every change is listed with its old and new value',
  'كل تغيير معروض بقيمته القديمة والجديدة',
);

export const cartReviewWords: Words<typeof cartReviewMachine> = {
  title: { ar: 'مراجعة التغييرات' },
  start: text('The cart drawer is open', 'درج السلة مفتوح'),
  events: {
    'lines.read': ({ lines, endsIn }) => readSo(lines, endsIn),
    'line.dropped': tester(
      'In the dialog, press “Remove” beside a line',
      'في مربع الحوار، اضغط «إزالة» في سطر',
    ),
    'review.requested': tester('Press “Review changes”', 'اضغط «راجع التغييرات»'),
    'changes.accepted': tester(
      'Press “Accept all” (or “Try again”)',
      'اضغط «وافق على الكل» (أو «حاول مرة أخرى»)',
    ),
    'flow.dismissed': tester('Press “Decide later”', 'اضغط «قرر لاحقًا»'),
  },
  done: { acceptChanges: shop('The server accepts the changes', 'يوافق الخادم') },
  failed: { acceptChanges: failing('nothing is accepted', 'لا شيء يُوافق عليه') },
  timers: { priceEnd: text('Wait until the sale has ended', 'انتظر حتى ينتهي العرض') },
  states: {
    question: { ar: 'مربع الحوار' },
    'question.resting': { ar: 'لا مربع حوار', sees: text('No dialog is open', 'لا مربع حوار مفتوح') },
    'question.asking': { ar: 'مراجعة التغييرات', sees: listed },
    'question.accepting': {
      ar: 'موافقة',
      sees: text('“Accept all” shows a spinner', '«وافق على الكل» يعرض مؤشر التحميل'),
    },
    'question.failed': {
      ar: 'تعذر الحفظ',
      sees: text('The error with “Try again”', 'السبب مع «حاول مرة أخرى»'),
    },
    price: { ar: 'الأسعار' },
    'price.steady': { ar: 'لا سعر ينتهي قريبًا', sees: text('Prices stay as they are', 'تبقى الأسعار') },
    'price.counting': { ar: 'عرض ينتهي قريبًا', sees: text('The sale price', 'سعر العرض') },
  },
  news: {
    'cart.reloadRequested': text('the cart reloads', 'تُقرأ السلة من جديد'),
  },
};
