import type { layersMachine } from '../../machines/layers.machine';
import type { HistoryEntry, LayerName } from '../../machines/shared/layers';
import { browser, type Label, shop, type Text, tester, text, type Words } from '../support/model/words';

const names: Record<LayerName, Text> = {
  cart: text('the cart', 'السلة'),
  menu: text('the menu', 'القائمة'),
  location: text('the address panel', 'اختيار العنوان'),
  map: text('the map for picking a place', 'خريطة اختيار المكان'),
  addresses: text('the saved addresses', 'العناوين المحفوظة'),
  'delivery-address': text('the address list of checkout', 'عناوين صفحة الدفع'),
  wishlist: text('the wishlist', 'المفضلة'),
  'sign-in': text('the sign-in dialog', 'تسجيل الدخول'),
  'sign-up': text('the sign-up dialog', 'إنشاء الحساب'),
  diet: text('diet and allergens', 'النظام الغذائي والحساسية'),
  item: text('the quick view of an item', 'العرض السريع لمنتج'),
  decision: text('the dialog that asks for a reason', 'مربع حوار السبب'),
  switches: text('the dialog that applies settings for everyone', 'مربع حوار التطبيق للجميع'),
  access: text('the dialog about a sign-in method', 'مربع حوار عن طريقة دخول إلى الحساب'),
  addressDeletion: text('the dialog that deletes an address', 'مربع حوار عن حذف عنوان'),
  conflict: text('the dialog about another store’s items', 'مربع حوار عن متجر آخر'),
  conversion: text('the dialog that converts points', 'مربع حوار عن عدد النقاط'),
  deletion: text('the dialog that deletes the account', 'مربع حوار عن حذف الحساب'),
  fund: text('the dialog that adds money to the wallet', 'إضافة الرصيد'),
  groupDish: text('the dialog with the choices of a dish of a group order', 'خيارات طبق من طلب جماعي'),
  groupPerson: text(
    'the dialog that removes a friend from a group order',
    'مربع حوار إزالة صديق من طلب جماعي',
  ),
  guest: text('the dialog “Guest or login?”', 'مربع حوار عن الضيف أو الدخول'),
  language: text('the dialog that confirms a new language', 'مربع حوار عن اللغة'),
  leave: text('the dialog about unsaved changes', 'مربع حوار عن التغييرات غير المحفوظة'),
  logout: text('the dialog that confirms the sign-out', 'مربع حوار عن تسجيل الخروج'),
  market: text('the market selection', 'اختيار القسم'),
  office: { en: 'the map of the shop’s own address', ar: 'خريطة مكان المتجر نفسه' },
  merge: text('the dialog about two carts', 'مربع حوار عن سلتين'),
  order: text('the dialog about the order', 'مربع حوار عن الطلب'),
  outOfZone: text('the message that there is no delivery to the address', 'خبر أن لا توصيل إلى هناك'),
  ownership: text('the dialog that asks for a code', 'طلب الرمز'),
  photo: text('the message about the photo', 'خبر الصورة'),
  placeConflict: text('the dialog about a cart from another area', 'مربع حوار عن سلة من مكان آخر'),
  quoteChanged: text('“Your total has changed”', '«تغيّر إجمالي طلبك»'),
  identityCheck: text('the identity check', 'مربع حوار عن الهوية'),
  reset: text('the dialog that resets the form', 'مربع حوار عن الحقول'),
  review: text('the changes in the cart', 'التغييرات في السلة'),
  parcelPlace: text('the map for a place of the parcel', 'مكان الطرد'),
  tripPlace: text('the map for a place of the trip', 'مكان الرحلة'),
  vehicle: text('the quick view of a vehicle', 'النظرة السريعة على المركبة'),
  why: text('the explanation of a price', 'شرح السعر'),
  roundTrip: text('the dialog about a round trip', 'مربع حوار عن رحلة تنتهي حيث تبدأ'),
  trip: text('the dialog about the trip', 'مربع حوار الرحلة'),
  zoom: text('the enlarged picture', 'الصورة المكبّرة'),
};

const opens = (name: LayerName): Label =>
  tester(`Open ${names[name].en} right after another layer`, `افتح ${names[name].ar} دون انتظار`);

function arrives({ layer, panel, index }: HistoryEntry): Label {
  if (layer !== null) {
    const { en, ar } = names[layer as LayerName];
    return browser(`The URL is that of ${en}`, `صار العنوان عنوان ${ar}`);
  }
  if (panel !== null)
    return browser(
      `The page was opened by a link to ${names[panel].en}`,
      `فُتحت الصفحة برابط إلى ${names[panel].ar}`,
    );
  return browser(
    `The URL is that of the page alone (entry ${index} of the history)`,
    `صار العنوان عنوان الصفحة وحدها (المدخل ${index} في السجل)`,
  );
}

export const layersWords: Words<typeof layersMachine> = {
  title: { ar: 'الطبقات فوق الصفحة' },
  start: text('The URL of a page is opened', 'يُفتح عنوان صفحة'),
  events: {
    'layer.opened': ({ name }) => opens(name),
    'layer.closed': ({ name }) =>
      tester(
        `Close ${names[name].en}: with ×, with Escape or by pressing beside it`,
        `أغلق ${names[name].ar} بزر الإغلاق أو بمفتاح Escape أو بالضغط بجانبه`,
      ),
    'layer.removed': ({ name }) =>
      shop(`The page removes ${names[name].en}`, `لم يبق من ${names[name].ar} شيء على الصفحة`),
    'question.asked': ({ name }) =>
      shop(`A flow opens ${names[name].en}`, `يريد أحد المسارات عرض ${names[name].ar}`),
    'question.settled': ({ name }) =>
      tester(`Press a button in ${names[name].en}`, `أجب عن ${names[name].ar}`),
    'address.changed': ({ spot }) => arrives(spot),
    'page.shown': shop('The page is shown', 'ظهرت الصفحة'),
    'auth.opened': ({ mode }) =>
      tester(`Press a button that opens ${names[mode].en}`, `اضغط ما يحتاج إلى ${names[mode].ar}`),
    'auth.closed': tester('Finish the sign-in', 'أكمل تسجيل الدخول'),
    'place.settled': tester('Choose an address', 'اختر عنوانًا'),
    'diet.saved': tester('Save diet and allergens', 'احفظ النظام الغذائي والحساسية'),
    'item.added': tester('Add the item of the quick view to the cart', 'أضف منتج العرض السريع إلى السلة'),
    'item.updated': tester('Update the line of the quick view', 'حدّث سطر العرض السريع'),
  },
  done: {},
  failed: {
    history: shop(
      'The browser history handler crashes (a programming error)',
      'سجل المتصفح يتعطل (خطأ برمجي)',
    ),
    focus: shop('The focus handler crashes (a programming error)', 'حافظ التركيز يتعطل (خطأ برمجي)'),
  },
  timers: {
    stepTime: text(
      'Wait a quarter of a second: the browser does not confirm the step',
      'انتظر ربع ثانية: المتصفح لا يجيب',
    ),
  },
  states: {
    arriving: {
      ar: 'الصفحة قادمة',
      sees: text('The layer that the URL names is open above the page', 'ما يسميه العنوان مفتوح فوق الصفحة'),
    },
    resting: { ar: 'خمول' },
    'resting.closed': {
      ar: 'الصفحة وحدها',
      sees: text(
        'Nothing is open above the page, and its scroll position is unchanged',
        'لا شيء فوق الصفحة وهي في موضعها',
      ),
    },
    'resting.open': {
      ar: 'شيء مفتوح',
      sees: text(
        'Layers above the page, with at most one dialog of a flow; Back closes the top one',
        'طبقات فوق الصفحة، منها مربع حوار واحد لمسار على الأكثر، والرجوع يغلق الأعلى',
      ),
    },
    opening: {
      ar: 'العنوان يتغير',
      sees: text('No visible change', 'كما كان، للحظة'),
    },
    closing: {
      ar: 'خطوة إلى الوراء في السجل',
      sees: text('No visible change', 'كما كان، للحظة'),
    },
    alone: {
      ar: 'دون المتصفح',
      sees: text('Open layers stay open', 'يبقى ما كان مفتوحًا'),
    },
  },
  news: {
    'layer.shown': text('earlier toasts disappear', 'تختفي الرسائل السابقة'),
    'question.dismissed': text('the dialog closes without a change', 'يُغلق مربع الحوار دون تغيير'),
    'place.dismissed': text('the action that needed an address is cancelled', 'يُترك ما انتظر عنوانًا'),
    'auth.dismissed': text('the action that needed the sign-in is cancelled', 'يُترك ما انتظر تسجيل الدخول'),
  },
};
