import type { consoleDecisionMachine } from '../../../machines/operator/console-decision.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const consoleDecisionWords: Words<typeof consoleDecisionMachine> = {
  title: { ar: 'قرار في لوحة التحكم' },
  start: text('/operator is open and shows today’s orders', 'داخل ‎/operator وتظهر طلبات اليوم'),
  events: {
    'decision.made': ({ subject }) =>
      tester(
        `Press “${subject.decision}” at ${subject.kind} ${subject.id}`,
        `اضغط «${subject.decision}» عند ${subject.kind} ${subject.id}`,
      ),
    'reason.submitted': ({ reason }) =>
      reason.trim() === ''
        ? tester('Send without a reason', 'أرسل دون سبب')
        : tester(`Type “${reason}” and send`, `اكتب «${reason}» وأرسل`),
    'good.counted': ({ quantity }) =>
      quantity === 0
        ? tester('Reduce the quantity of an item to none', 'أنقص الصنف إلى لا شيء')
        : tester(`Add an item with quantity ${quantity}`, `أضف صنفًا واجعل عدده ${quantity}`),
    'goods.submitted': tester('Press “Send this price”', 'اضغط «اعرضه بهذا السعر»'),
    'decision.confirmed': tester('Press the decision again to confirm it', 'اضغط القرار مرة أخرى'),
    'list.searched': ({ text: typed }) =>
      tester(`Type “${typed}” into the search`, `اكتب «${typed}» في البحث`),
    'list.filtered': tester('Press “Needs action”', 'اضغط «بانتظار إجراء»'),
    'question.closed': tester('Press “Cancel”', 'اضغط «إلغاء»'),
  },
  done: { decide: server('The server carries out the decision', 'نفّذ الخادم القرار') },
  failed: { decide: failing('nothing changes', 'لم يتغير شيء') },
  timers: { lookAgain: text('Wait twenty seconds', 'انتظر عشرين ثانية') },
  states: {
    waiting: { ar: 'خمول', sees: text('The console is ready', 'يمكن استخدام المكتب') },
    explaining: {
      ar: 'كتابة النص',
      sees: text('A dialog with a text field is open', 'مربع حوار عن الكلمات مفتوح'),
    },
    confirming: {
      ar: 'تأكيد قرار نهائي',
      sees: text('A dialog asks to confirm the decision', 'مربع حوار عن تأكيد القرار'),
    },
    pricing: {
      ar: 'اختيار المنتجات',
      sees: text('The chosen items, their quantities and their total', 'الأصناف المختارة وأعدادها ومجموعها'),
    },
    deciding: {
      ar: 'يُرسل القرار',
      sees: text('The pressed button shows a spinner', 'يعرض الزر المضغوط أنه يعمل'),
    },
  },
  news: {
    'console.changed': text('the console reloads', 'يُقرأ المكتب من جديد'),
  },
};
