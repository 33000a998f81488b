import type { GroupMeal, GroupOrder } from '../../../domain/group-order';
import type { groupOrderMachine } from '../../../machines/catalogue/group-order.machine';
import { type Label, server, shop, tester, text, type Words } from '../../support/model/words';
import { broken, failing } from '../shared/failures.words';

const read = ({ role, state }: GroupOrder): Label => {
  if (state === 'placed') return server('The order of the group is placed', 'سُجّل طلب المجموعة');
  if (role === 'visitor')
    return server('The group is open and has no name yet', 'المجموعة مفتوحة وبلا اسم بعد');
  const person = role === 'host' ? 'the host' : 'a friend';
  const arabic = role === 'host' ? 'لصاحب الطلب' : 'لصديق';
  return state === 'locked'
    ? server(`The locked group loads for ${person}`, `قُرئت المجموعة المقفلة ${arabic}`)
    : server(`The open group loads for ${person}`, `قُرئت المجموعة المفتوحة ${arabic}`);
};

const mealRead = ({ status }: GroupMeal): Label =>
  status === 'delivered'
    ? server('The order has arrived', 'وصل الطلب')
    : server('The status of the order and the friend’s own dishes load', 'تُقرأ حالة الطلب وأطباق الصديق');

export const groupOrderWords: Words<typeof groupOrderMachine> = {
  title: { ar: 'طلب جماعي' },
  start: text('A person opens the link of a group order', 'يفتح شخص رابط طلب جماعي'),
  events: {
    'name.submitted': ({ name }) =>
      name.trim() === ''
        ? tester('Press “Join the group” without a name', 'اضغط «انضم إلى المجموعة» بلا اسم')
        : tester(`Enter “${name}” and press “Join the group”`, `أدخل «${name}» واضغط «انضم إلى المجموعة»`),
    'dish.chosen': tester('Add a dish to the group order', 'أضف طبقًا إلى الطلب الجماعي'),
    'line.changed': ({ quantity }) =>
      quantity === 0
        ? tester('Remove Sara’s dish', 'أزل طبق سارة')
        : tester(`Set the quantity of Sara’s dish to ${quantity}`, `اجعل كمية طبق سارة ${quantity}`),
    'done.toggled': tester('Press “I’m done”', 'اضغط «انتهيت»'),
    'group.locked': tester('Press “Lock”', 'اضغط «إقفال»'),
    'group.reopened': tester('Press “Reopen”', 'اضغط «فتح من جديد»'),
    'group.ended': tester('Press “End group order”', 'اضغط «إنهاء الطلب الجماعي»'),
    'person.removed': ({ memberId }) =>
      memberId === 7
        ? tester('Press “Remove” beside Sara and confirm', 'اضغط «إزالة» بجانب سارة وأكّد')
        : tester('Remove a person who has already left', 'أزل شخصًا غادر من قبل'),
    'cart.changed': server(
      'The server reports a new version of the cart',
      'يخبر الخادم بنسخة جديدة من السلة',
    ),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مجددًا»'),
    'group.updated': shop('The page shows the new group', 'تعرض الصفحة المجموعة الجديدة'),
    'change.refused': shop('The group may have changed meanwhile', 'ربما تغيرت المجموعة في هذه الأثناء'),
  },
  done: { readFirst: read, readGroup: read, sendChange: read, readMeal: mealRead },
  failed: {
    readFirst: failing('the group is not shown', 'لا تظهر المجموعة'),
    readGroup: failing('the group stays as it was', 'تبقى المجموعة كما كانت'),
    readMeal: failing('the last known status stays', 'تبقى آخر حالة معروفة'),
    sendChange: failing('nothing changes', 'لا يتغير شيء'),
    watchCart: broken('The listener for cart changes', 'مراقب السلة'),
  },
  timers: {
    soon: text('Wait 5 seconds', 'انتظر 5 ثوانٍ'),
    mealTime: text('Wait 20 seconds', 'انتظر 20 ثانية'),
  },
  states: {
    reading: { ar: 'تحميل', sees: text('Skeleton cards', 'بطاقات تحميل') },
    unread: { ar: 'تعذر التحميل', sees: text('The error, with “Try again”', 'السبب مع «حاول مجددًا»') },
    unknown: { ar: 'لا مجموعة', sees: text('“This link doesn’t work”', '«هذا الرابط لا يعمل»') },
    running: { ar: 'مجموعة معروفة' },
    'running.person': { ar: 'ما يحق لهذا الشخص' },
    'running.person.settling': { ar: 'تحقق من الدور والحالة' },
    'running.person.visiting': {
      ar: 'إدخال الاسم',
      sees: text('The store, the host’s name and a field for the name', 'المتجر واسم صاحب الطلب وحقل للاسم'),
    },
    'running.person.ordering': {
      ar: 'اختيار الأطباق',
      sees: text('The menu, and everyone’s dishes', 'القائمة وأطباق الجميع'),
    },
    'running.person.waiting': {
      ar: 'مقفل',
      sees: text('A note that the group is locked, and the dishes', 'تنبيه بأن المجموعة مقفلة، والأطباق'),
    },
    'running.person.sharing': {
      ar: 'صفحة صاحب الطلب',
      sees: text('The link, everyone’s dishes and the checkout button', 'الرابط وأطباق الجميع وزر الدفع'),
    },
    'running.person.over': { ar: 'انتهت' },
    'running.person.over.checking': { ar: 'تحقق مما انتهت إليه' },
    'running.person.over.readingMeal': {
      ar: 'قراءة الطلب',
      sees: text('That the order is placed', 'أن الطلب سُجّل'),
    },
    'running.person.over.followed': {
      ar: 'متابعة الطلب',
      sees: text('The status of the order, and the friend’s own dishes', 'حالة الطلب وأطباق الصديق'),
    },
    'running.person.over.told': {
      ar: 'النهاية',
      sees: text('Whether it was ordered, ended or expired', 'هل سُجّل الطلب أم أُنهي أم انقضت مدته'),
    },
    'running.changes': { ar: 'التغييرات' },
    'running.changes.none': { ar: 'لا شيء لإرساله', sees: text('Nothing waits to be sent', 'لا شيء ينتظر') },
    'running.changes.sending': {
      ar: 'إرسال تغيير',
      sees: text('The pressed button shows a spinner', 'يعرض الزر المضغوط أنه يعمل'),
    },
    'running.updates': { ar: 'تغييرات الآخرين' },
    'running.updates.resting': { ar: 'محدّثة', sees: text('The last known group', 'آخر ما عُرف عن المجموعة') },
    'running.updates.asking': {
      ar: 'قراءة المجموعة من جديد',
      sees: text('The last known group', 'آخر ما عُرف عن المجموعة'),
    },
    'running.updates.ended': {
      ar: 'لا مزيد',
      sees: text('A message that the group order has ended', 'نهاية المجموعة'),
    },
  },
  news: { 'dish.added': null },
};
