import type { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const nothingKept = failing('nothing is kept', 'لا شيء محفوظ');

export const deliveryAddressWords: Words<typeof deliveryAddressMachine> = {
  title: { ar: 'عنوان التوصيل' },
  start: text('The checkout opens with something in the cart', 'تُفتح صفحة الدفع وفي السلة شيء'),
  events: {
    'customer.changed': ({ customer: { isSignedIn, place } }) => {
      const who = isSignedIn
        ? { en: 'Somebody with an account', ar: 'صاحب حساب' }
        : { en: 'A guest', ar: 'ضيف' };
      return place === null
        ? shop(`${who.en} is there, without a place`, `${who.ar} هنا دون مكان`)
        : shop(`${who.en} is there, at “${place.label}”`, `${who.ar} هنا عند «${place.label}»`);
    },
    'orderType.chosen': ({ orderType }) =>
      orderType === 'take_away'
        ? tester('Press “Take-away”', 'اضغط «استلام من المتجر»')
        : tester('Press “Delivery”', 'اضغط «توصيل»'),
    'address.confirmed': tester('Press “Continue”', 'اضغط «متابعة»'),
    'section.reopened': tester('Press “Change”', 'اضغط «تعديل»'),
    'contact.editRequested': tester(
      'Press “Add contact info” or the pencil',
      'اضغط «إضافة معلومات التواصل» أو القلم',
    ),
    'contact.submitted': tester(
      'Fill in the form and press “Save contact info”',
      'املأ النموذج واضغط «حفظ معلومات التواصل»',
    ),
    'form.closed': tester('Press “Back” in the form', 'اضغط «رجوع» في النموذج'),
    'details.changed': tester('Type “9” into “House number”', 'اكتب «9» في «رقم المبنى»'),
    'save.requested': tester('Tick “Save this Address”', 'حدد «حفظ هذا العنوان»'),
    'save.withdrawn': tester('Take the tick away', 'أزل التحديد'),
    'addresses.read': ({ addresses }) =>
      addresses.length === 0
        ? server('The account has no address', 'لا عناوين في الحساب')
        : server(
            `The account has ${addresses.length} addresses`,
            `في الحساب ${addresses.length} من العناوين`,
          ),
    'addresses.unread': server('The addresses can not be read', 'تعذرت قراءة العناوين'),
    'address.selected': ({ address }) =>
      tester(`Take “${address.address}” in the list`, `اختر «${address.address}» من القائمة`),
    notice: shop('The list of addresses has something to say', 'لدى قائمة العناوين ما تقوله'),
  },
  done: {
    readWays: (ways: string[]) =>
      ways.includes('delivery')
        ? server('The store brings its orders or has them fetched', 'يوصل المتجر طلباته أو تُستلم منه')
        : server('The store brings nothing', 'لا يوصل المتجر شيئًا'),
    readContact: (kept: object | null) =>
      kept === null
        ? shop('The device keeps no contact', 'لا يحتفظ الجهاز ببيانات تواصل')
        : shop('The device keeps a contact', 'يحتفظ الجهاز ببيانات تواصل'),
    keepContact: shop('The device has kept it', 'احتفظ به الجهاز'),
    saveAddress: server('The server has saved it', 'حفظه الخادم'),
  },
  failed: {
    readWays: failing('only delivery is offered', 'يُعرض التوصيل وحده'),
    watchCustomer: failing('who is there is not known', 'لا يُعرف من هنا'),
    savedAddresses: failing('there is no list', 'لا توجد قائمة'),
    hearThem: failing('the list is not heard', 'لا تُسمع القائمة'),
    guestOffer: failing('nothing is offered', 'لا يُعرض شيء'),
    readContact: nothingKept,
    keepContact: nothingKept,
    saveAddress: failing('it is not saved', 'لم يُحفظ'),
  },
  timers: {},
  states: {
    sorting: { ar: 'طلب من؟' },
    waiting: { ar: 'لا يُعرف أحد بعد', sees: text('Grey cards', 'بطاقات رمادية') },
    takeAway: {
      ar: 'يستلمه الزبون',
      sees: text('No section “Delivery Addresses”', 'لا قسم «عناوين التوصيل»'),
    },
    guest: { ar: 'ضيف' },
    'guest.reading': { ar: 'قراءة ما يحفظه الجهاز', sees: text('No contact yet', 'لا بيانات بعد') },
    'guest.sorting': { ar: 'ما المعروف؟' },
    'guest.placeless': {
      ar: 'لا مكان بعد',
      sees: text('“Choose your address”', '«اختر عنوانك»'),
    },
    'guest.lacking': {
      ar: 'لا بيانات تواصل',
      sees: text('“No Contact Info Added”', '«لم تتم إضافة معلومات التواصل»'),
    },
    'guest.filling': { ar: 'نموذج التواصل', sees: text('The fields of the contact', 'حقول التواصل') },
    'guest.keeping': { ar: 'الحفظ على الجهاز', sees: text('The form, busy', 'النموذج مشغول') },
    'guest.known': {
      ar: 'بيانات التواصل معروفة',
      sees: text('Name, number and street, with a pencil', 'الاسم والرقم والشارع مع قلم'),
    },
    'guest.confirmed': {
      ar: 'للطلب بيانات تواصل',
      sees: text('The section is folded, with “Change”', 'القسم مطوي مع «تعديل»'),
    },
    person: { ar: 'صاحب حساب' },
    'person.reading': { ar: 'قراءة العناوين', sees: text('Grey cards', 'بطاقات رمادية') },
    'person.sorting': { ar: 'هل يوجد عنوان؟' },
    'person.lacking': {
      ar: 'لا عنوان',
      sees: text(
        'The way to the saved addresses and to a new one',
        'الطريق إلى العناوين المحفوظة وإلى عنوان جديد',
      ),
    },
    'person.chosen': { ar: 'عنوان مختار' },
    'person.chosen.calm': {
      ar: 'كما هو لهذا الطلب',
      sees: text(
        'The card of the address; “Save this Address” is not ticked',
        'بطاقة العنوان؛ «حفظ هذا العنوان» غير محدد',
      ),
    },
    'person.chosen.saving': {
      ar: 'الحفظ',
      sees: text('“Save this Address” waits', '«حفظ هذا العنوان» ينتظر'),
    },
    'person.chosen.saved': {
      ar: 'محفوظ',
      sees: text('“Save this Address” is ticked', '«حفظ هذا العنوان» محدد'),
    },
    'person.chosen.refused': {
      ar: 'تعذر الحفظ',
      sees: text('The reason below the fields', 'السبب تحت الحقول'),
    },
    'person.confirmed': {
      ar: 'للطلب عنوان',
      sees: text('The section is folded, with “Change”', 'القسم مطوي مع «تعديل»'),
    },
  },
  news: {
    'place.wanted': text('the header names that address', 'يذكر الرأس ذلك العنوان'),
    'details.restored': text('the fields say what belongs to the address', 'تذكر الحقول ما يخص العنوان'),
    'address.named': text('the field “Address” names the new place', 'يذكر حقل «العنوان» المكان الجديد'),
  },
};
