import type { CartLine } from '../../../domain/cart';
import type { cartMachine } from '../../../machines/cart/cart.machine';
import { shownLines } from '../../../machines/cart/cart.view';
import { browser, type Said, server, shop, tester, text, type Words } from '../../support/model/words';
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
const answered = (lines: CartLine[]): Said =>
  lines.length === 0
    ? server('The server answers: the cart is empty', 'يجيب الخادم: السلة فارغة')
    : server(
        `The server answers: ${amounts(lines)}${limits(lines)}`,
        `يجيب الخادم: ${amounts(lines)}${limits(lines)}`,
      );
const unchanged = text('The lines stay as they are', 'تبقى الأسطر كما هي');

export const cartWords: Words<typeof cartMachine> = {
  title: { ar: 'السلة' },
  start: text('The shop is being opened by a guest', 'ضيف يفتح المتجر'),
  events: {
    'cart.reloadRequested': browser(
      'Another tab of this browser changed the cart',
      'تبويب آخر في هذا المتصفح غيّر السلة',
    ),
    'cart.ordered': browser('What is in the cart has been ordered', 'طُلب ما في السلة'),
    'command.sent': ({ command }) => {
      if (command.type === 'add')
        return command.isClearing
          ? tester(
              `Of “${command.request.item.name}” of another store, press “Add to cart”, then “Clear and add”`,
              `في «${command.request.item.name}» من متجر آخر اضغط «أضف إلى السلة» ثم «أفرغ وأضف»`,
            )
          : tester(
              `Of “${command.request.item.name}”, press “Add to cart”`,
              `في «${command.request.item.name}» اضغط «أضف إلى السلة»`,
            );
      if (command.type === 'accept')
        return tester(
          'In the question about changes, press “Accept all”',
          'في سؤال التغييرات اضغط «وافق على الكل»',
        );
      return command.type === 'merge'
        ? tester('Sign in with goods in the cart', 'سجّل الدخول وفي السلة بضاعة')
        : server('Another device changes the cart', 'جهاز آخر يغيّر السلة');
    },
    'command.withdrawn': shop('Nobody waits for it any more', 'لم يعد أحد ينتظره'),
    'undo.renewed': shop('An item was put in', 'أُضيف منتج'),
    'undo.done': shop('The old cart is back', 'عادت السلة القديمة'),
    'undo.failed': shop('The old cart did not come back', 'لم تعد السلة القديمة'),
    'lines.changed': shop('Other lines are shown', 'تُعرض أسطر أخرى'),
    'change.made': shop('Something else is wanted of a line', 'يُطلب شيء آخر من سطر'),
    'reading.failed': shop('The first reading failed', 'فشلت القراءة الأولى'),
    'reading.begun': shop('The cart is being loaded', 'يجري تحميل السلة'),
    'page.hidden': tester('Close or reload the page', 'أغلق الصفحة أو أعد تحميلها'),
    'owner.changed': browser(
      'The person signs out (here or in another tab)',
      'يسجّل الشخص الخروج (هنا أو في تبويب آخر)',
    ),
    'cart.clearRequested': shop(
      'The cart is to be cleared (another place was chosen)',
      'يُطلب إفراغ السلة (اختير مكان آخر)',
    ),
    'line.increased': tester('Press “+” of the line', 'اضغط «+» في السطر'),
    'line.decreased': tester('Press “−” of the line', 'اضغط «−» في السطر'),
    'line.removed': tester('Press the bin of the line', 'اضغط سلة المهملات في السطر'),
    'changes.found': browser(
      'The browser has kept a change from an earlier visit without a network',
      'احتفظ المتصفح بتغيير من زيارة سابقة بلا شبكة',
    ),
    'line.instructed': tester(
      'Of a line, choose “Call me” under “If unavailable”',
      'في سطر، اختر «اتصلوا بي» تحت «إن لم يتوفر»',
    ),
    'undo.requested': tester('Press “Undo”', 'اضغط «تراجع»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
    'network.offline': browser('The network goes away', 'تنقطع الشبكة'),
  },
  done: {
    loadCart: answered,
    setQuantity: answered,
    removeLine: answered,
    clearCart: answered,
    restoreCart: answered,
    addItem: answered,
    acceptChanges: answered,
    mergeCarts: server('The server has joined the two carts', 'ضم الخادم السلتين'),
    compareVersions: (isOutdated: boolean) =>
      isOutdated
        ? server('The server’s cart is newer', 'سلة الخادم أحدث')
        : server('The server’s cart is this one', 'سلة الخادم هي هذه'),
  },
  failed: {
    loadCart: failing('the cart is not read', 'لا تُقرأ السلة'),
    setQuantity: failing('the quantity is not saved', 'لا تُحفظ الكمية'),
    removeLine: failing('the line is not removed', 'لا يُزال السطر'),
    clearCart: failing('the cart is not cleared', 'لا تُفرغ السلة'),
    restoreCart: failing('the old cart does not come back', 'لا تعود السلة القديمة'),
    addItem: failing('nothing is put in', 'لا يُضاف شيء'),
    acceptChanges: failing('nothing is agreed to', 'لا شيء يُوافق عليه'),
    mergeCarts: failing('both carts stay as they are', 'تبقى السلتان كما هما'),
    compareVersions: failing('nothing is compared', 'لا شيء يُقارن'),
  },
  timers: {
    quietTime: text('Press nothing for 0.4 seconds', 'لا تضغط شيئًا لمدة 0.4 ثانية'),
    undoTime: text('Wait 10 seconds', 'انتظر 10 ثوانٍ'),
    resendTime: text('Wait 15 seconds', 'انتظر 15 ثانية'),
    slideTime: text('Wait half a second', 'انتظر نصف ثانية'),
  },
  states: {
    lines: { ar: 'الأسطر' },
    'lines.loading': { ar: 'تحميل', sees: text('In the drawer: grey lines', 'في الدرج: أسطر رمادية') },
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
      ar: 'ساكنة',
      sees: text('In the drawer: the lines and the subtotal', 'في الدرج: الأسطر والمجموع الفرعي'),
    },
    'lines.filled.sliding': {
      ar: 'أسطر تنزلق',
      sees: text('The lines below move up', 'تصعد الأسطر التي تحتها'),
    },
    syncing: { ar: 'الحفظ' },
    'syncing.idle': { ar: 'في راحة', sees: text('Nothing is under way', 'لا شيء قيد التنفيذ') },
    'syncing.settling': {
      ar: 'انتظار ضغطات أخرى',
      sees: text('The new quantity is shown at once', 'تظهر الكمية الجديدة فورًا'),
    },
    'syncing.deciding': { ar: 'ما التالي؟' },
    'syncing.reading': { ar: 'قراءة السلة', sees: unchanged },
    'syncing.sending': {
      ar: 'حفظ كمية',
      sees: text('The quantity is marked as not yet confirmed', 'الكمية معلّمة بأنها لم تُؤكد بعد'),
    },
    'syncing.removing': { ar: 'إزالة سطر', sees: text('The line is gone at once', 'يختفي السطر فورًا') },
    'syncing.clearing': { ar: 'إفراغ السلة', sees: unchanged },
    'syncing.restoring': { ar: 'إعادة السلة القديمة', sees: unchanged },
    'syncing.adding': { ar: 'إضافة', sees: unchanged },
    'syncing.accepting': { ar: 'موافقة على التغييرات', sees: unchanged },
    'syncing.merging': { ar: 'ضم سلتين', sees: unchanged },
    'syncing.comparing': { ar: 'هل سلة الخادم أحدث؟', sees: unchanged },
    'syncing.failing': { ar: 'ما الخطأ؟' },
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
      sees: text('“Undo” shows that it works', '«تراجع» يعرض أنه يعمل'),
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
