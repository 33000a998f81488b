import type { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const nothingKept = failing('nothing is stored', 'لا شيء محفوظ');

export const deliveryAddressWords: Words<typeof deliveryAddressMachine> = {
  title: { ar: 'عنوان التوصيل' },
  start: text('The checkout opens with items in the cart', 'تُفتح صفحة الدفع وفي السلة شيء'),
  events: {
    'customer.changed': ({ customer: { isSignedIn, place } }) => {
      const who = isSignedIn
        ? { en: 'A customer with an account', ar: 'صاحب حساب' }
        : { en: 'A guest', ar: 'ضيف' };
      return place === null
        ? shop(`${who.en} opens the page, without a chosen place`, `${who.ar} هنا دون مكان`)
        : shop(
            `${who.en} opens the page, with “${place.label}” as the chosen place`,
            `${who.ar} هنا عند «${place.label}»`,
          );
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
    'save.withdrawn': tester('Untick “Save this Address”', 'أزل تحديد «حفظ هذا العنوان»'),
    'addresses.read': ({ addresses }) =>
      addresses.length === 0
        ? server('The account has no saved address', 'لا عناوين في الحساب')
        : server(
            `The account has ${addresses.length} saved addresses`,
            `في الحساب ${addresses.length} من العناوين`,
          ),
    'addresses.unread': server('The saved addresses cannot be loaded', 'تعذرت قراءة العناوين'),
    'address.selected': ({ address }) =>
      tester(`Select “${address.address}” in the list`, `اختر «${address.address}» من القائمة`),
    notice: shop('The address list shows a toast', 'تعرض قائمة العناوين رسالة'),
  },
  done: {
    readOrderTypes: (orderTypes: string[]) =>
      orderTypes.includes('delivery')
        ? server('The store offers delivery and take-away', 'يوصل المتجر طلباته أو تُستلم منه')
        : server('The store offers no delivery', 'لا يوصل المتجر شيئًا'),
    readContact: (kept: object | null) =>
      kept === null
        ? shop('No contact is stored on this device', 'لا يحتفظ الجهاز ببيانات تواصل')
        : shop('A contact is stored on this device', 'يحتفظ الجهاز ببيانات تواصل'),
    keepContact: shop('The device has stored the contact', 'احتفظ به الجهاز'),
    saveAddress: server('The server has saved the address', 'حفظه الخادم'),
  },
  failed: {
    readOrderTypes: failing('only delivery is offered', 'يُعرض التوصيل وحده'),
    watchCustomer: failing('it is not known who the customer is', 'لا يُعرف من هنا'),
    savedAddresses: failing('the list is not loaded', 'لا توجد قائمة'),
    hearThem: failing('changes of the list do not arrive', 'لا تُسمع القائمة'),
    guestOffer: failing('the guest’s address is not offered', 'لا يُعرض شيء'),
    readContact: nothingKept,
    keepContact: nothingKept,
    saveAddress: failing('the address is not saved', 'لم يُحفظ'),
  },
  timers: {},
  states: {
    sorting: { ar: 'التحقق من العميل' },
    waiting: { ar: 'العميل غير معروف', sees: text('Skeleton cards', 'بطاقات تحميل') },
    takeAway: {
      ar: 'استلام من المتجر',
      sees: text('The section “Delivery Addresses” is hidden', 'لا قسم «عناوين التوصيل»'),
    },
    guest: { ar: 'ضيف' },
    'guest.reading': { ar: 'القراءة من الجهاز', sees: text('No contact is shown yet', 'لا بيانات بعد') },
    'guest.sorting': { ar: 'التحقق من العنوان المعروف' },
    'guest.placeless': {
      ar: 'لا مكان بعد',
      sees: text('“Choose your address”', '«اختر عنوانك»'),
    },
    'guest.lacking': {
      ar: 'لا بيانات تواصل',
      sees: text('“No Contact Info Added”', '«لم تتم إضافة معلومات التواصل»'),
    },
    'guest.filling': { ar: 'نموذج التواصل', sees: text('The fields for the contact', 'حقول التواصل') },
    'guest.keeping': { ar: 'الحفظ على الجهاز', sees: text('The form, with a spinner', 'النموذج مشغول') },
    'guest.kept': { ar: 'التحقق من منطقة المتجر' },
    'guest.known': {
      ar: 'بيانات التواصل معروفة',
      sees: text('Name, number and street, with a pencil', 'الاسم والرقم والشارع مع قلم'),
    },
    'guest.confirmed': {
      ar: 'بيانات التواصل مكتملة',
      sees: text('The section is collapsed, with “Change”', 'القسم مطوي مع «تعديل»'),
    },
    person: { ar: 'عميل' },
    'person.reading': { ar: 'قراءة العناوين', sees: text('Skeleton cards', 'بطاقات تحميل') },
    'person.sorting': { ar: 'التحقق من العنوان' },
    'person.lacking': {
      ar: 'لا عنوان',
      sees: text(
        'Buttons for the saved addresses and for a new address',
        'الطريق إلى العناوين المحفوظة وإلى عنوان جديد',
      ),
    },
    'person.chosen': { ar: 'عنوان مختار' },
    'person.chosen.calm': {
      ar: 'لهذا الطلب فقط',
      sees: text(
        'The card of the address; “Save this Address” is not ticked',
        'بطاقة العنوان؛ «حفظ هذا العنوان» غير محدد',
      ),
    },
    'person.chosen.saving': {
      ar: 'الحفظ',
      sees: text(
        '“Save this Address” is disabled while the address is saved',
        '«حفظ هذا العنوان» معطّل أثناء الحفظ',
      ),
    },
    'person.chosen.saved': {
      ar: 'محفوظ',
      sees: text('“Save this Address” is ticked', '«حفظ هذا العنوان» محدد'),
    },
    'person.chosen.refused': {
      ar: 'تعذر الحفظ',
      sees: text('The error below the fields', 'السبب تحت الحقول'),
    },
    'person.confirmed': {
      ar: 'العنوان مكتمل',
      sees: text('The section is collapsed, with “Change”', 'القسم مطوي مع «تعديل»'),
    },
  },
  news: {
    'place.wanted': text('the header shows that address', 'يذكر الرأس ذلك العنوان'),
    'details.restored': text('the fields show the details of the address', 'تذكر الحقول ما يخص العنوان'),
    'address.named': text('the field “Address” shows the new place', 'يذكر حقل «العنوان» المكان الجديد'),
  },
};
