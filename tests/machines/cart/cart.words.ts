import type { CartLine } from '../../../domain/cart';
import type { cartMachine } from '../../../machines/cart/cart.machine';
import { shownLines } from '../../../machines/cart/cart.view';
import { browser, type Label, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const amounts = (lines: CartLine[]) =>
  lines.map(({ item, quantity }) => `${quantity} × ${item.name} (no. ${item.id})`).join(', ');
const limits = (lines: CartLine[]) => {
  const bounds = lines.flatMap(({ item: { stock, maximumQuantity } }) => [
    ...(stock === null ? [] : [`stock ${stock}`]),
    ...(maximumQuantity === null ? [] : [`limit ${maximumQuantity}`]),
  ]);
  return bounds.length > 0 ? ` (${bounds.join(', ')})` : '';
};
const answered = (lines: CartLine[]): Label =>
  lines.length === 0
    ? server('The server returns an empty cart', 'يعيد الخادم: السلة فارغة')
    : server(
        `The server returns ${amounts(lines)}${limits(lines)}`,
        `يعيد الخادم: ${amounts(lines)}${limits(lines)}`,
      );
const unchanged = text('The lines stay as they are', 'تبقى الأسطر كما هي');

export const cartWords: Words<typeof cartMachine> = {
  title: { ar: 'السلة' },
  start: text('A guest opens the shop', 'ضيف يفتح المتجر'),
  events: {
    'cart.reloadRequested': browser(
      'Another tab of this browser changed the cart',
      'تبويب آخر في هذا المتصفح غيّر السلة',
    ),
    'cart.ordered': browser('The cart’s items have been ordered', 'طُلب ما في السلة'),
    'command.sent': ({ command }) => {
      if (command.type === 'add')
        return command.isClearing
          ? tester(
              `At “${command.request.item.name}” of another store, press “Add to cart”, then “Clear and add”`,
              `في «${command.request.item.name}» من متجر آخر اضغط «أضف إلى السلة» ثم «أفرغ وأضف»`,
            )
          : tester(
              `At “${command.request.item.name}”, press “Add to cart”`,
              `في «${command.request.item.name}» اضغط «أضف إلى السلة»`,
            );
      if (command.type === 'accept')
        return tester(
          'In the dialog that lists the changes, press “Accept all”',
          'في مربع حوار التغييرات اضغط «وافق على الكل»',
        );
      return command.type === 'merge'
        ? tester('Sign in with items in the cart', 'سجّل الدخول وفي السلة بضاعة')
        : server('Another device changes the cart', 'جهاز آخر يغيّر السلة');
    },
    'command.withdrawn': shop(
      'The flow that asked for this no longer needs it',
      'لم يعد المسار الذي طلبه بحاجة إليه',
    ),
    'undo.renewed': shop(
      'A cart change starts or ends the undo offer',
      'تغيير في السلة يبدأ عرض التراجع أو ينهيه',
    ),
    'undo.done': shop('The previous cart is restored', 'عادت السلة القديمة'),
    'undo.failed': shop('The previous cart could not be restored', 'لم تعد السلة القديمة'),
    'lines.changed': shop('The lines have changed', 'تُعرض أسطر أخرى'),
    'change.made': shop('The customer makes another change to a line', 'يُطلب شيء آخر من سطر'),
    'reading.failed': shop('The first load failed', 'فشلت القراءة الأولى'),
    'reading.begun': shop('The cart is loading', 'يجري تحميل السلة'),
    'page.hidden': tester('Close or reload the page', 'أغلق الصفحة أو أعد تحميلها'),
    'owner.changed': browser(
      'The customer signs out (here or in another tab)',
      'يسجّل الشخص الخروج (هنا أو في تبويب آخر)',
    ),
    'cart.clearRequested': shop(
      'The cart must be cleared, because another place was chosen',
      'يُطلب إفراغ السلة (اختير مكان آخر)',
    ),
    'line.increased': tester('Press “+” of the line', 'اضغط «+» في السطر'),
    'line.decreased': tester('Press “−” of the line', 'اضغط «−» في السطر'),
    'line.removed': tester('Press the bin button of the line', 'اضغط سلة المهملات في السطر'),
    'changes.found': browser(
      'The browser has stored a change from an earlier visit without a network',
      'احتفظ المتصفح بتغيير من زيارة سابقة بلا شبكة',
    ),
    'line.instructed': tester(
      'In a line, choose “Call me” under “If unavailable”',
      'في سطر، اختر «اتصلوا بي» تحت «إن لم يتوفر»',
    ),
    'undo.requested': tester('Press “Undo”', 'اضغط «تراجع»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
    'network.offline': browser('The network is lost', 'تنقطع الشبكة'),
  },
  done: {
    loadCart: answered,
    setQuantity: answered,
    removeLine: answered,
    clearCart: answered,
    restoreCart: answered,
    addItem: answered,
    acceptChanges: answered,
    mergeCarts: server('The server has merged the two carts', 'ضم الخادم السلتين'),
    compareVersions: (isOutdated: boolean) =>
      isOutdated
        ? server('The server’s cart is newer', 'سلة الخادم أحدث')
        : server('The server has the same cart', 'سلة الخادم هي هذه'),
  },
  failed: {
    loadCart: failing('the cart is not loaded', 'لا تُقرأ السلة'),
    setQuantity: failing('the quantity is not saved', 'لا تُحفظ الكمية'),
    removeLine: failing('the line is not removed', 'لا يُزال السطر'),
    clearCart: failing('the cart is not cleared', 'لا تُفرغ السلة'),
    restoreCart: failing('the previous cart is not restored', 'لا تعود السلة القديمة'),
    addItem: failing('nothing is added', 'لا يُضاف شيء'),
    acceptChanges: failing('nothing is accepted', 'لا شيء يُوافق عليه'),
    mergeCarts: failing('both carts are unchanged', 'تبقى السلتان كما هما'),
    compareVersions: failing('the versions are not compared', 'لا شيء يُقارن'),
  },
  timers: {
    quietTime: text('Press nothing for 0.4 seconds', 'لا تضغط شيئًا لمدة 0.4 ثانية'),
    undoTime: text('Wait 10 seconds', 'انتظر 10 ثوانٍ'),
    resendTime: text('Wait 15 seconds', 'انتظر 15 ثانية'),
    slideTime: text('Wait half a second', 'انتظر نصف ثانية'),
  },
  states: {
    lines: { ar: 'الأسطر' },
    'lines.loading': { ar: 'تحميل', sees: text('In the drawer: skeleton lines', 'في الدرج: أسطر تحميل') },
    'lines.failed': {
      ar: 'فشل',
      sees: text(
        'In the drawer: “Your cart couldn’t be loaded” with “Try again”',
        'في الدرج: «تعذر تحميل سلتك» مع «حاول مرة أخرى»',
      ),
    },
    'lines.empty': {
      ar: 'فارغة',
      sees: text('In the drawer: “Your cart is empty”', 'في الدرج: «سلتك فارغة»'),
    },
    'lines.filled': { ar: 'فيها أسطر' },
    'lines.filled.still': {
      ar: 'الأسطر ثابتة',
      sees: text('In the drawer: the lines and the subtotal', 'في الدرج: الأسطر والمجموع الفرعي'),
    },
    'lines.filled.sliding': {
      ar: 'الأسطر تنزلق',
      sees: text('The lines below move up', 'تصعد الأسطر التي تحتها'),
    },
    syncing: { ar: 'الحفظ' },
    'syncing.idle': { ar: 'خمول', sees: text('No request is running', 'لا شيء قيد التنفيذ') },
    'syncing.settling': {
      ar: 'انتظار ضغطات أخرى',
      sees: text('The new quantity is shown immediately', 'تظهر الكمية الجديدة فورًا'),
    },
    'syncing.deciding': { ar: 'اختيار الطلب التالي' },
    'syncing.reading': { ar: 'قراءة السلة', sees: unchanged },
    'syncing.sending': {
      ar: 'حفظ كمية',
      sees: text('The quantity is marked as not confirmed yet', 'الكمية معلّمة بأنها لم تُؤكد بعد'),
    },
    'syncing.removing': {
      ar: 'إزالة سطر',
      sees: text('The line disappears immediately', 'يختفي السطر فورًا'),
    },
    'syncing.clearing': { ar: 'إفراغ السلة', sees: unchanged },
    'syncing.restoring': { ar: 'إعادة السلة القديمة', sees: unchanged },
    'syncing.adding': { ar: 'إضافة', sees: unchanged },
    'syncing.accepting': { ar: 'موافقة على التغييرات', sees: unchanged },
    'syncing.merging': { ar: 'ضم سلتين', sees: unchanged },
    'syncing.comparing': { ar: 'مقارنة نسخة السلة', sees: unchanged },
    'syncing.failing': { ar: 'معالجة الخطأ' },
    'syncing.queuedOffline': {
      ar: 'محفوظ حتى تعود الشبكة',
      sees: text(
        '“You’re offline. Your changes will sync when you’re back online.”',
        '«أنت غير متصل. تغييراتك محفوظة وستُزامن.»',
      ),
    },
    undo: { ar: 'التراجع' },
    'undo.none': { ar: 'لا شيء للتراجع عنه', sees: text('No “Undo” is offered', 'لا يُعرض «تراجع»') },
    'undo.offered': {
      ar: 'التراجع معروض',
      sees: text('“Your previous cart was cleared.” with “Undo”', '«أُفرغت سلتك السابقة.» مع «تراجع»'),
    },
    'undo.restoring': {
      ar: 'جارٍ التراجع',
      sees: text('“Undo” shows a spinner', '«تراجع» يعرض مؤشر التحميل'),
    },
  },
  news: {
    'cart.changed': null,
    'lines.read': null,
    'line.dropped': null,
    'changes.waiting': null,
    'changes.settled': null,
    'changes.left': text('the last changes are sent', 'تُرسل آخر التغييرات'),
    'command.done': null,
    'command.failed': null,
  },
  details: ({ context }) => {
    const lines = shownLines(context);
    return lines.length > 0 ? text(`shown: ${amounts(lines)}`, `المعروض: ${amounts(lines)}`) : null;
  },
};
