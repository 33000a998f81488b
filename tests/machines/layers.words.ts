import type { layersMachine } from '../../machines/layers.machine';
import type { HistoryEntry, LayerName } from '../../machines/shared/layers';
import { browser, type Said, shop, type Text, tester, text, type Words } from '../support/model/words';

const names: Record<LayerName, Text> = {
  cart: text('the cart', 'السلة'),
  menu: text('the menu', 'القائمة'),
  location: text('the choice of the address', 'اختيار العنوان'),
  map: text('the map to pick a place on', 'خريطة اختيار المكان'),
  addresses: text('the saved addresses', 'العناوين المحفوظة'),
  'delivery-address': text('the addresses of the checkout', 'عناوين صفحة الدفع'),
  wishlist: text('the wishlist', 'المفضلة'),
  'sign-in': text('the sign-in', 'تسجيل الدخول'),
  'sign-up': text('the sign-up', 'إنشاء الحساب'),
  diet: text('diet and allergens', 'النظام الغذائي والحساسية'),
  item: text('the quick view of an item', 'العرض السريع لمنتج'),
  decision: text('the question for a reason', 'سؤال السبب'),
  switches: text('the question about everybody', 'سؤال الجميع'),
  access: text('the question about a way into the account', 'السؤال عن طريقة دخول إلى الحساب'),
  addressDeletion: text('the question about an address', 'السؤال عن حذف عنوان'),
  conflict: text('the question about another store', 'السؤال عن متجر آخر'),
  conversion: text('the question how many points', 'السؤال عن عدد النقاط'),
  deletion: text('the question about the account', 'السؤال عن حذف الحساب'),
  fund: text('the adding of money', 'إضافة الرصيد'),
  guest: text('the question “Guest or login?”', 'السؤال عن الضيف أو الدخول'),
  language: text('the question about the language', 'السؤال عن اللغة'),
  leave: text('the question about unsaved changes', 'السؤال عن التغييرات غير المحفوظة'),
  logout: text('the question about logging out', 'السؤال عن تسجيل الخروج'),
  market: text('the choice of a market', 'اختيار القسم'),
  office: { en: 'the map of the shop’s own place', ar: 'خريطة مكان المتجر نفسه' },
  merge: text('the question about two carts', 'السؤال عن سلتين'),
  order: text('the question about the order', 'السؤال عن الطلب'),
  outOfZone: text('the message that there is no delivery to the address', 'خبر أن لا توصيل إلى هناك'),
  ownership: text('the question for the code', 'طلب الرمز'),
  photo: text('the news about the photo', 'خبر الصورة'),
  placeConflict: text('the question about a cart from elsewhere', 'السؤال عن سلة من مكان آخر'),
  quoteChanged: text('“Your total has changed”', '«تغيّر إجمالي طلبك»'),
  proof: text('the question who one is', 'السؤال عن الهوية'),
  reset: text('the question about the fields', 'السؤال عن الحقول'),
  review: text('the changes in the cart', 'التغييرات في السلة'),
  parcelPlace: text('the place of the parcel', 'مكان الطرد'),
  tripPlace: text('the place of the trip', 'مكان الرحلة'),
  vehicle: text('the quick view of a vehicle', 'النظرة السريعة على المركبة'),
  why: text('the explanation of a price', 'شرح السعر'),
  roundTrip: text('the question about a trip that ends where it starts', 'السؤال عن رحلة تنتهي حيث تبدأ'),
  trip: text('The question about the trip', 'سؤال الرحلة'),
  zoom: text('the enlarged picture', 'الصورة المكبّرة'),
};

const opens = (name: LayerName): Said =>
  tester(`Open ${names[name].en}, without waiting`, `افتح ${names[name].ar} دون انتظار`);

function arrives({ layer, panel, index }: HistoryEntry): Said {
  if (layer !== null) {
    const { en, ar } = names[layer as LayerName];
    return browser(`The address is that of ${en}`, `صار العنوان عنوان ${ar}`);
  }
  if (panel !== null)
    return browser(
      `The page was opened by a link to ${names[panel].en}`,
      `فُتحت الصفحة برابط إلى ${names[panel].ar}`,
    );
  return browser(
    `The address is that of the page alone (entry ${index} of the history)`,
    `صار العنوان عنوان الصفحة وحدها (المدخل ${index} في السجل)`,
  );
}

export const layersWords: Words<typeof layersMachine> = {
  title: { ar: 'الطبقات فوق الصفحة' },
  start: text('The address of a page is opened', 'يُفتح عنوان صفحة'),
  events: {
    'layer.opened': ({ name }) => opens(name),
    'layer.closed': ({ name }) =>
      tester(
        `Close ${names[name].en}: by its cross, with Escape or beside it`,
        `أغلق ${names[name].ar} بزر الإغلاق أو بمفتاح Escape أو بالضغط بجانبه`,
      ),
    'layer.removed': ({ name }) =>
      shop(`The parts of ${names[name].en} are off the page`, `لم يبق من ${names[name].ar} شيء على الصفحة`),
    'question.asked': ({ name }) =>
      shop(`A flow wants to show ${names[name].en}`, `يريد أحد المسارات عرض ${names[name].ar}`),
    'question.settled': ({ name }) => tester(`Answer ${names[name].en}`, `أجب عن ${names[name].ar}`),
    'address.changed': ({ spot }) => arrives(spot),
    'page.shown': shop('The page is there', 'ظهرت الصفحة'),
    'auth.opened': ({ mode }) =>
      tester(`Press what needs ${names[mode].en}`, `اضغط ما يحتاج إلى ${names[mode].ar}`),
    'auth.closed': tester('Finish the sign-in', 'أكمل تسجيل الدخول'),
    'place.settled': tester('Choose an address', 'اختر عنوانًا'),
    'diet.kept': tester('Save diet and allergens', 'احفظ النظام الغذائي والحساسية'),
    'item.added': tester('Add the item of the quick view to the cart', 'أضف منتج العرض السريع إلى السلة'),
    'item.updated': tester('Update the line of the quick view', 'حدّث سطر العرض السريع'),
  },
  done: {},
  failed: {
    history: shop('The history breaks (a programming error)', 'سجل المتصفح يتعطل (خطأ برمجي)'),
    focus: shop('The keeper of the focus breaks (a programming error)', 'حافظ التركيز يتعطل (خطأ برمجي)'),
  },
  timers: {
    stepTime: text(
      'Wait a quarter of a second: the browser does not answer',
      'انتظر ربع ثانية: المتصفح لا يجيب',
    ),
  },
  states: {
    arriving: {
      ar: 'الصفحة قادمة',
      sees: text('What the address names is open above the page', 'ما يسميه العنوان مفتوح فوق الصفحة'),
    },
    resting: { ar: 'سكون' },
    'resting.closed': {
      ar: 'الصفحة وحدها',
      sees: text(
        'Nothing is above the page, and its scroll position is unchanged',
        'لا شيء فوق الصفحة وهي في موضعها',
      ),
    },
    'resting.open': {
      ar: 'شيء مفتوح',
      sees: text(
        'Layers above the page, of which one flow’s question at most; Back closes the uppermost',
        'طبقات فوق الصفحة، منها سؤال واحد لمسار على الأكثر، والرجوع يغلق الأعلى',
      ),
    },
    opening: {
      ar: 'العنوان يتغير',
      sees: text('The same as before, for a moment', 'كما كان، للحظة'),
    },
    closing: {
      ar: 'خطوة إلى الوراء في السجل',
      sees: text('The same as before, for a moment', 'كما كان، للحظة'),
    },
    alone: {
      ar: 'دون المتصفح',
      sees: text('What was open stays open', 'يبقى ما كان مفتوحًا'),
    },
  },
  news: {
    'layer.shown': text('toasts of before are gone', 'تختفي الرسائل السابقة'),
    'question.dismissed': text('the question is answered carefully', 'يُجاب عن السؤال بالجواب الآمن'),
    'place.dismissed': text('what waited for an address is dropped', 'يُترك ما انتظر عنوانًا'),
    'auth.dismissed': text('what waited for the sign-in is dropped', 'يُترك ما انتظر تسجيل الدخول'),
  },
};
