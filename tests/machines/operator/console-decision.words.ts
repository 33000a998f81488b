import type { consoleDecisionMachine } from '../../../machines/operator/console-decision.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const consoleDecisionWords: Words<typeof consoleDecisionMachine> = {
  title: { ar: 'قرار على المكتب' },
  start: text('Inside /operator, the orders of the day are shown', 'داخل ‎/operator وتظهر طلبات اليوم'),
  events: {
    'decision.made': ({ subject }) =>
      tester(
        `Press “${subject.decision}” of ${subject.kind} ${subject.id}`,
        `اضغط «${subject.decision}» عند ${subject.kind} ${subject.id}`,
      ),
    'reason.submitted': ({ reason }) =>
      reason.trim() === ''
        ? tester('Send without a reason', 'أرسل دون سبب')
        : tester(`Type “${reason}” and send`, `اكتب «${reason}» وأرسل`),
    'good.counted': ({ quantity }) =>
      quantity === 0
        ? tester('Count the item down to none', 'أنقص الصنف إلى لا شيء')
        : tester(`Add an item and count it to ${quantity}`, `أضف صنفًا واجعل عدده ${quantity}`),
    'goods.submitted': tester('Press “Send this price”', 'اضغط «اعرضه بهذا السعر»'),
    'decision.confirmed': tester('Press the decision once more', 'اضغط القرار مرة أخرى'),
    'list.searched': ({ text: typed }) =>
      tester(`Type “${typed}” into the search`, `اكتب «${typed}» في البحث`),
    'list.filtered': tester('Press “Needs action”', 'اضغط «بانتظار إجراء»'),
    'question.closed': tester('Press “Cancel”', 'اضغط «إلغاء»'),
  },
  done: { decide: server('The server has done it', 'نفّذ الخادم القرار') },
  failed: { decide: failing('nothing has changed', 'لم يتغير شيء') },
  timers: { lookAgain: text('Wait twenty seconds', 'انتظر عشرين ثانية') },
  states: {
    waiting: { ar: 'لا قرار جارٍ', sees: text('The desk can be used', 'يمكن استخدام المكتب') },
    explaining: { ar: 'بأي كلمات؟', sees: text('A question for the words is open', 'سؤال عن الكلمات مفتوح') },
    confirming: {
      ar: 'قرار لا رجعة فيه',
      sees: text('The question whether it is meant', 'سؤال عن تأكيد القرار'),
    },
    pricing: {
      ar: 'أي الأصناف؟',
      sees: text(
        'The goods that are chosen, their counts and their sum',
        'الأصناف المختارة وأعدادها ومجموعها',
      ),
    },
    deciding: {
      ar: 'يُرسل القرار',
      sees: text('The pressed button shows that it works', 'يعرض الزر المضغوط أنه يعمل'),
    },
  },
  news: {
    'console.changed': text('The console is reloaded', 'يُقرأ المكتب من جديد'),
  },
};
