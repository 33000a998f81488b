import type { storefrontMachine } from '../../machines/storefront.machine';
import { browser, server, shop, tester, text, type Words } from '../support/model/words';
import { failing } from './shared/failures.words';

const broken = (en: string, ar: string) =>
  shop(`${en} breaks (a programming error)`, `${ar} يتعطل (خطأ برمجي)`);
const quiet = (en: string, ar: string) => shop(`${en} reports a change`, `${ar} يبلّغ عن تغيير`);

export const storefrontWords: Words<typeof storefrontMachine> = {
  title: { ar: 'المتجر' },
  start: text('The address of the shop is opened', 'يُفتح عنوان المتجر'),
  events: {
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'location.loaded': shop('The stored place was read', 'قُرئ المكان المحفوظ'),
    'location.changed': ({ place }) =>
      tester(`Choose the address “${place.label}”`, `اختر العنوان «${place.label}»`),
    'module.changed': ({ moduleId }) =>
      tester(`Choose the market no. ${moduleId}`, `اختر القسم رقم ${moduleId}`),
    'guest.identified': server('The server gives a guest id', 'يعطي الخادم معرّف ضيف'),
    'session.signedIn': tester('Sign in', 'سجّل الدخول'),
    'session.restored': browser('Another tab has signed in', 'تبويب آخر سجّل الدخول'),
    'session.signedOut': tester('Log out', 'سجّل الخروج'),
    'session.expired': server('The session expires', 'تنتهي الجلسة'),
    'token.kept': quiet('The session', 'الجلسة'),
    'diet.changed': quiet('The diet', 'النظام الغذائي'),
    'diet.kept': shop('The chosen diet is kept', 'حُفظ النظام الغذائي المختار'),
    'place.settled': shop('A place was chosen', 'اختير مكان'),
    'question.dismissed': tester('Go back from a question', 'ارجع من سؤال'),
    'layer.shown': ({ name }) =>
      name === 'wishlist'
        ? tester('Open the wishlist', 'افتح المفضلة')
        : tester('Open the cart', 'افتح السلة'),
    'place.requested': tester(
      'Add an item by a link from outside, without an address or from another market',
      'أضف منتجاً من رابط خارجي دون عنوان أو من قسم آخر',
    ),
    'place.dismissed': tester('Close the question about the address', 'أغلق سؤال العنوان'),
    'auth.requested': tester('Press “Sign In”', 'اضغط «تسجيل الدخول»'),
    'auth.dismissed': tester('Close the sign-in', 'أغلق تسجيل الدخول'),
    'auth.opened': shop('The sign-in is wanted', 'يُطلب تسجيل الدخول'),
    'auth.closed': shop('The sign-in is done', 'انتهى تسجيل الدخول'),
    'login.requested': tester('As a guest, press a heart', 'وأنت ضيف اضغط على القلب'),
    'page.left': shop('The page is left because the session expired', 'تُترك الصفحة لانتهاء الجلسة'),
    'carts.settled': shop('It is known whose cart this is', 'عُرف صاحب السلة'),
    'wish.resumed': shop('The heart that waited is turned on', 'يُضاء القلب الذي انتظر'),
    'welcome.requested': shop(
      'Somebody has signed up, or is new in a market',
      'أنشأ شخص حساباً أو دخل قسماً جديداً',
    ),
    'interests.requested': shop('Nobody knows what this person likes', 'لا أحد يعرف ما يحبه هذا الشخص'),
    'intent.resumed': shop('What waited for the sign-in goes on', 'يستمر ما انتظر تسجيل الدخول'),
    'order.requested': tester('Press “Buy Now”', 'اضغط «اشترِ الآن»'),
    'wishlist.changed': quiet('The wishlist', 'المفضلة'),
    'lines.read': server('The cart was read', 'قُرئت السلة'),
    'guest.given': shop('A call finds the guest id', 'يجد طلب معرّف الضيف'),
    'guest.missing': server('A call finds no guest id', 'لا يجد طلب معرّف ضيف'),
    'interests.changed': shop('The person likes other things', 'يحب الشخص أشياء أخرى'),
    'changes.waiting': shop('A change waits for the network', 'تغيير ينتظر الشبكة'),
    'changes.settled': shop('No change waits any more', 'لم يعد تغيير ينتظر'),
    'changes.found': browser('The device has kept a change', 'احتفظ الجهاز بتغيير'),
    'changes.left': shop('Changes are left when the page goes', 'تبقى تغييرات حين تذهب الصفحة'),
    'page.hidden': tester('Close or reload the page', 'أغلق الصفحة أو أعد تحميلها'),
    'page.opened': browser('The page is ready to speak', 'الصفحة جاهزة للكلام'),
    'line.dropped': tester('Take a line out of the cart', 'أخرج سطراً من السلة'),
    'cart.reloadRequested': shop('A sale has ended', 'انتهى عرض'),
    'errand.done': server('The cart has done what a flow wanted', 'أنجزت السلة ما طلبه مسار'),
    'errand.failed': server('The cart could not do what a flow wanted', 'تعذر على السلة ما طلبه مسار'),
    'cart.clearRequested': shop('The cart is to be cleared', 'يُطلب إفراغ السلة'),
    'item.added': shop('An item is in the cart', 'أُضيف منتج إلى السلة'),
    'item.updated': shop('A line of the cart was changed', 'تغيّر سطر في السلة'),
    'item.refused': shop('An item can not be added', 'لا يمكن إضافة منتج'),
    'theme.changed': quiet('The theme', 'المظهر'),
    'cart.changed': quiet('The cart', 'السلة'),
    'home.requested': shop('The new place leads home', 'المكان الجديد يعيد إلى الصفحة الرئيسية'),
    'elsewhere.cart': browser('Another tab changes the cart', 'تبويب آخر يغيّر السلة'),
    'elsewhere.module': ({ moduleId }) =>
      browser(
        `Another tab changes to the market no. ${moduleId}`,
        `تبويب آخر ينتقل إلى القسم رقم ${moduleId}`,
      ),
    'elsewhere.place': ({ place }) =>
      browser(
        `Another tab changes the place to “${place?.label ?? '-'}”`,
        `تبويب آخر يغيّر المكان إلى «${place?.label ?? '-'}»`,
      ),
    'elsewhere.theme': ({ theme }) =>
      browser(`Another tab changes to the ${theme} theme`, `تبويب آخر يغيّر المظهر إلى ${theme}`),
    'elsewhere.diet': browser('Another tab changes the diet', 'تبويب آخر يغيّر النظام الغذائي'),
    'elsewhere.guest': browser('Another tab receives the guest id', 'تبويب آخر يستلم معرّف الضيف'),
    'elsewhere.token': browser('Another tab signs in', 'تبويب آخر يسجّل الدخول'),
    'elsewhere.expiry': browser('In another tab the session expires', 'تنتهي الجلسة في تبويب آخر'),
    'elsewhere.wishlist': browser('Another tab changes the wishlist', 'تبويب آخر يغيّر المفضلة'),
    'elsewhere.language': browser('Another tab changes the language', 'تبويب آخر يغيّر اللغة'),
    'window.focused': tester('Come back to this tab', 'عد إلى هذا التبويب'),
    'network.online': browser('The network comes back', 'تعود الشبكة'),
    'answers.outdated': shop('The shop answers again after what was kept', 'يجيب المتجر من جديد بعد ما حُفظ'),
    'network.offline': browser('The network goes away', 'تنقطع الشبكة'),
    notice: shop('A flow has news for the customer', 'لدى أحد المسارات خبر للعميل'),
  },
  done: {
    loadBasics: server('The server answers with set-up and markets', 'يجيب الخادم بالإعدادات والأقسام'),
  },
  failed: {
    loadBasics: failing('the shop can not be opened', 'لا يمكن فتح المتجر'),
    preferences: broken('“Preferences”', '«التفضيلات»'),
    hearPreferences: broken('The listener to “Preferences”', 'المستمع إلى «التفضيلات»'),
    session: broken('“Session”', '«الجلسة»'),
    location: broken('“Location”', '«الموقع»'),
    module: broken('“Module”', '«القسم»'),
    cart: broken('“Cart”', '«السلة»'),
    cartReview: broken('“Review of changes”', '«مراجعة التغييرات»'),
    addToCart: broken('“Add to cart”', '«الإضافة إلى السلة»'),
    wishlist: broken('“Wishlist”', '«المفضلة»'),
    diet: broken('“Diet and allergens”', '«النظام الغذائي والحساسية»'),
    arrival: broken('“Arrival of a person”', '«وصول شخص»'),
    layers: broken('“Layers above the page”', '«الطبقات فوق الصفحة»'),
    hearFlows: broken('The listener to the flows', 'المستمع إلى المسارات'),
    keptChanges: broken('“Changes kept on the device”', '«تغييرات محفوظة على الجهاز»'),
    browser: broken('“Browser”', '«المتصفح»'),
  },
  timers: {},
  states: {
    booting: { ar: 'بدء', sees: text('The page is being opened', 'تُفتح الصفحة') },
    failed: {
      ar: 'تعذر البدء',
      sees: text(
        'The reason with “Try again”, never an empty page',
        'السبب مع «حاول مرة أخرى» لا صفحة فارغة',
      ),
    },
    ready: { ar: 'مفتوح', sees: text('The shop is open', 'المتجر مفتوح') },
  },
  news: {
    'answers.outdated': text('everything on the screen is read anew', 'يُقرأ كل ما على الشاشة من جديد'),
    'lists.outdated': text('the lists on the screen are loaded again', 'تُحمّل القوائم المعروضة من جديد'),
    'market.changed': text(
      'a category, list, store or item of the old market is left for the home page',
      'تُترك الفئة أو القائمة أو المتجر أو الصنف من السوق السابق إلى الصفحة الرئيسية',
    ),
    'home.requested': text('the home page opens', 'تُفتح الصفحة الرئيسية'),
    'page.reloadRequested': text('the page is loaded again', 'تُحمّل الصفحة من جديد'),
    'changes.left': text('the last changes of the cart are sent', 'تُرسل آخر تغييرات السلة'),
    'theme.changed': null,
    'layer.shown': null,
    'order.requested': text('the checkout of this one item opens', 'تُفتح صفحة دفع هذا المنتج وحده'),
    'intent.resumed': text('what was interrupted goes on', 'يستمر ما انقطع'),
    'interests.requested': text('the page “What do you like?” opens', 'تُفتح صفحة «ماذا تحب؟»'),
    'drafts.outdated': null,
    'session.expired': text('the home page opens', 'تُفتح الصفحة الرئيسية'),
    'token.kept': null,
    'diet.changed': null,
    'diet.kept': null,
  },
};
