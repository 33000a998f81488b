import type { questionMachine } from '../../../machines/orders/question.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const questionWords: Words<typeof questionMachine> = {
  title: { ar: 'سؤال' },
  start: ({ hasReasons }) =>
    hasReasons
      ? text(
          'A button that asks for a reason was pressed, such as “Cancel the order”',
          'ضُغط زر يسأل عن السبب مثل «إلغاء الطلب»',
        )
      : text(
          'A button that asks for no reason was pressed, such as “Review”',
          'ضُغط زر لا يسأل عن السبب مثل «قيّم»',
        ),
  events: {
    'answer.submitted': tester('Fill in the question and confirm', 'أجب عن السؤال وأكد'),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'question.closed': tester('Close the question', 'أغلق السؤال'),
  },
  done: {
    readReasons: server('The server lists its reasons', 'يخبر الخادم بأسبابه'),
    sendAnswer: server('The server accepts the answer', 'يقبل الخادم الإجابة'),
  },
  failed: {
    readReasons: failing('there is nothing to choose from', 'لا شيء للاختيار منه'),
    sendAnswer: failing('the question stays open and says why', 'يبقى السؤال مفتوحًا ويذكر السبب'),
  },
  timers: {},
  states: {
    opening: { ar: 'هل له أسباب؟' },
    reading: { ar: 'ما الأسباب؟', sees: text('Grey boxes in the question', 'مربعات رمادية في السؤال') },
    failed: {
      ar: 'تعذرت قراءة الأسباب',
      sees: text('“This couldn’t be loaded” and “Try again”', '«تعذر التحميل» و«إعادة المحاولة»'),
    },
    answering: {
      ar: 'الإجابة',
      sees: text(
        'What follows from the answer, the reasons if there are any, and the fields',
        'ما يترتب على الإجابة والأسباب إن وُجدت والحقول',
      ),
    },
    sending: { ar: 'إرسال', sees: text('The button shows that it works', 'الزر يعرض أنه يعمل') },
    answered: { ar: 'تمت الإجابة', sees: text('The question is closed', 'السؤال مغلق') },
    declined: {
      ar: 'لم يُجب عنه',
      sees: text('The question is closed and nothing has changed', 'السؤال مغلق ولم يتغير شيء'),
    },
  },
  news: {
    'answer.refused': text(
      'What the question is about is read again where it may have changed',
      'يُقرأ موضوع السؤال من جديد إن كان قد تغيّر',
    ),
  },
};
