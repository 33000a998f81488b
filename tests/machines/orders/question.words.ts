import type { questionMachine } from '../../../machines/orders/question.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const questionWords: Words<typeof questionMachine> = {
  title: { ar: 'مربع حوار الإجراء' },
  start: ({ hasReasons }) =>
    hasReasons
      ? text(
          'The customer has pressed a button that asks for a reason, such as “Cancel the order”',
          'ضُغط زر يسأل عن السبب مثل «إلغاء الطلب»',
        )
      : text(
          'The customer has pressed a button that needs no reason, such as “Review”',
          'ضُغط زر لا يسأل عن السبب مثل «قيّم»',
        ),
  events: {
    'answer.submitted': tester('Fill in the dialog and confirm', 'أجب في مربع الحوار وأكد'),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'question.closed': tester('Close the dialog', 'أغلق مربع الحوار'),
  },
  done: {
    readReasons: server('The server returns the reasons', 'يخبر الخادم بأسبابه'),
    sendAnswer: server('The server accepts the answer', 'يقبل الخادم الإجابة'),
  },
  failed: {
    readReasons: failing('the reasons are not loaded', 'لا شيء للاختيار منه'),
    sendAnswer: failing('the dialog stays open with the error', 'يبقى مربع الحوار مفتوحًا ويذكر السبب'),
  },
  timers: {},
  states: {
    opening: { ar: 'التحقق من الأسباب' },
    reading: {
      ar: 'تحميل الأسباب',
      sees: text('Skeleton boxes in the dialog', 'مربعات تحميل في مربع الحوار'),
    },
    failed: {
      ar: 'تعذرت قراءة الأسباب',
      sees: text('“This couldn’t be loaded” and “Try again”', '«تعذر التحميل» و«إعادة المحاولة»'),
    },
    answering: {
      ar: 'الإجابة',
      sees: text(
        'The consequences of the answer, the reasons if there are any, and the fields',
        'ما يترتب على الإجابة والأسباب إن وُجدت والحقول',
      ),
    },
    sending: { ar: 'إرسال', sees: text('The button shows a spinner', 'الزر يعرض مؤشر التحميل') },
    answered: { ar: 'تمت الإجابة', sees: text('The dialog is closed', 'مربع الحوار مغلق') },
    declined: {
      ar: 'أُلغي',
      sees: text('The dialog is closed and nothing has changed', 'مربع الحوار مغلق ولم يتغير شيء'),
    },
  },
  news: {
    'answer.refused': text(
      'the page reloads data that may have changed',
      'تُحمّل الصفحة من جديد بيانات قد تكون تغيّرت',
    ),
  },
};
