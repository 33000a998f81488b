import type { LineToReview } from '../../../domain/cart';
import type { cartReviewMachine } from '../../../machines/cart/cart-review.machine';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const WHAT: Readonly<Record<string, { en: string; ar: string }>> = {
  risen: { en: 'a price has risen', ar: 'سعر ارتفع' },
  scarce: { en: 'fewer are left than are in the cart', ar: 'المتبقي أقل مما في السلة' },
};

function readSo(lines: LineToReview[], endsIn: number | null) {
  if (lines.length > 0) {
    const reported = (language: 'en' | 'ar') => lines.map(({ token }) => WHAT[token]?.[language] ?? token);
    return server(
      `The cart is read: ${reported('en').join(', ')}`,
      `تُقرأ السلة: ${reported('ar').join('، ')}`,
    );
  }
  return endsIn === null
    ? server('The cart is read: nothing has changed', 'تُقرأ السلة: لم يتغير شيء')
    : server(
        `The cart is read: the sale of a line ends in ${endsIn / 1000} seconds`,
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
    'line.dropped': tester('In the question, press “Remove” of a line', 'في السؤال، اضغط «إزالة» في سطر'),
    'review.requested': tester('Press “Review changes”', 'اضغط «راجع التغييرات»'),
    'changes.accepted': tester(
      'Press “Accept all” (or “Try again”)',
      'اضغط «وافق على الكل» (أو «حاول مرة أخرى»)',
    ),
    'flow.dismissed': tester('Press “Decide later”', 'اضغط «قرر لاحقًا»'),
  },
  done: { acceptChanges: shop('The server agrees', 'يوافق الخادم') },
  failed: { acceptChanges: failing('nothing is agreed to', 'لا شيء يُوافق عليه') },
  timers: { priceEnd: text('Wait until the sale has ended', 'انتظر حتى ينتهي العرض') },
  states: {
    question: { ar: 'السؤال' },
    'question.resting': { ar: 'لا شيء يُسأل', sees: text('No question is open', 'لا سؤال مفتوح') },
    'question.asking': { ar: 'تغيرت بعض الأشياء', sees: listed },
    'question.accepting': {
      ar: 'موافقة',
      sees: text('“Accept all” shows that it works', '«وافق على الكل» يعرض أنه يعمل'),
    },
    'question.failed': {
      ar: 'تعذر الحفظ',
      sees: text('The reason with “Try again”', 'السبب مع «حاول مرة أخرى»'),
    },
    price: { ar: 'الأسعار' },
    'price.steady': { ar: 'لا نهاية قريبة', sees: text('Prices stay', 'تبقى الأسعار') },
    'price.counting': { ar: 'عرض ينتهي قريبًا', sees: text('The price of the sale', 'سعر العرض') },
  },
  news: {
    'cart.reloadRequested': text('the cart is read again', 'تُقرأ السلة من جديد'),
  },
};
