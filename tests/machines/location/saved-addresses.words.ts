import type { SavedAddress } from '../../../domain/address';
import type { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import type { SavedAddressesInput } from '../../../machines/location/saved-addresses.types';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';
import { farOffice } from './saved-addresses.model';

const streetOf = (id: number) => (id === farOffice.id ? farOffice.address : 'Hill Road 7');

export const savedAddressesWords: Words<typeof savedAddressesMachine> = {
  title: { ar: 'العناوين المحفوظة' },
  start: ({ place }: SavedAddressesInput) =>
    place === null
      ? text('The dialog “Saved Addresses” opens', 'تُفتح نافذة «العناوين المحفوظة»')
      : text(
          'The dialog “Saved Addresses” opens; one of the addresses is in use',
          'تُفتح نافذة «العناوين المحفوظة» وأحد العناوين مستخدم',
        ),
  events: {
    'address.marked': ({ id }) => tester(`Select the card “${streetOf(id)}”`, `اختر بطاقة «${streetOf(id)}»`),
    'selection.confirmed': tester('Press “Select”', 'اضغط «اختيار»'),
    'address.chosen': ({ id }) =>
      tester(
        `In the address panel of the header, press “${streetOf(id)}”`,
        `في لوحة الرأس اضغط «${streetOf(id)}»`,
      ),
    'address.addRequested': tester('Press “Add an address”', 'اضغط «إضافة عنوان»'),
    'address.editRequested': ({ id }) =>
      tester(`Press the pencil button of “${streetOf(id)}”`, `اضغط قلم «${streetOf(id)}»`),
    'address.saved': shop('The address form has saved the address', 'حفظ النموذج العنوان'),
    'form.closed': tester('Press “Back” in the form', 'اضغط «رجوع» في النموذج'),
    'deletion.requested': ({ id }) =>
      tester(`Press the bin button of “${streetOf(id)}”`, `اضغط سلة «${streetOf(id)}»`),
    'deletion.confirmed': tester('Press “Delete”', 'اضغط «حذف»'),
    'deletion.declined': tester('Press “Keep”', 'اضغط «إبقاء»'),
    'undo.requested': tester('Press “Undo”', 'اضغط «تراجع»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'removal.done': shop('“Undo” is offered for the deletion', 'يمكن التراجع عن الحذف'),
    'place.changed': shop('The chosen place changes to “Hill Road 7”', 'تغيّر مكان المتجر: إلى «Hill Road 7»'),
    'addresses.outdated': shop('An address of the account has changed', 'تغيّر أحد عناوين الحساب'),
  },
  done: {
    readAddresses: (addresses: SavedAddress[]) =>
      addresses.length === 0
        ? server('The account has no address', 'لا عناوين في الحساب')
        : server(
            `The account has ${addresses.length} addresses`,
            `في الحساب ${addresses.length} من العناوين`,
          ),
    removeAddress: server('The server deletes the address', 'حذفه الخادم'),
    restoreAddress: server('The server restores the address', 'حفظه الخادم من جديد'),
  },
  failed: {
    readAddresses: failing('the list is not loaded', 'لا توجد قائمة'),
    removeAddress: failing('the address is not deleted', 'لم يُحذف'),
    restoreAddress: failing('the address is not restored', 'لم يُحفظ من جديد'),
  },
  timers: { undoTime: text('Wait eight seconds', 'انتظر ثماني ثوانٍ') },
  states: {
    list: { ar: 'القائمة' },
    'list.loading': { ar: 'قراءة العناوين', sees: text('Skeleton cards', 'بطاقات تحميل') },
    'list.failed': {
      ar: 'تعذرت القراءة',
      sees: text('The error, with “Try again”', 'السبب مع «حاول مرة أخرى»'),
    },
    'list.showing': { ar: 'معروضة' },
    'list.showing.counting': { ar: 'فحص القائمة' },
    'list.showing.empty': {
      ar: 'لا عنوان بعد',
      sees: text(
        '“Oops” and “You don’t have any saved address yet. please save address to continue”',
        '«عفوًا» و«ليس لديك أي عنوان محفوظ بعد. يرجى حفظ عنوان للمتابعة»',
      ),
    },
    'list.showing.nothingMarked': { ar: 'لا شيء محدد', sees: text('No card is selected', 'لا بطاقة محددة') },
    'list.showing.marked': {
      ar: 'عنوان محدد',
      sees: text(
        'One card is selected; the place in the header is unchanged',
        'بطاقة محددة والمكان في الرأس كما كان',
      ),
    },
    'list.askingDeletion': {
      ar: 'تأكيد الحذف',
      sees: text('“Delete this address?”', '«حذف هذا العنوان؟»'),
    },
    'list.removing': { ar: 'الحذف', sees: text('“Delete” shows a spinner', 'زر «حذف» يعرض مؤشر التحميل') },
    'list.filling': { ar: 'كتابة عنوان', sees: text('The address form', 'نموذج العنوان') },
    undo: { ar: 'التراجع' },
    'undo.nothing': { ar: 'لا شيء للتراجع', sees: text('No “Undo”', 'لا زر «تراجع»') },
    'undo.offered': {
      ar: 'يمكن التراجع',
      sees: text('“The address was deleted.” with “Undo”', '«حُذف العنوان.» مع «تراجع»'),
    },
    'undo.restoring': {
      ar: 'الاستعادة',
      sees: text('“Undo” shows a spinner', 'زر «تراجع» يعرض مؤشر التحميل'),
    },
  },
  news: {
    'addresses.read': null,
    'addresses.unread': null,
    'address.selected': text('the address becomes the delivery address', 'يوصل المتجر إلى ذلك العنوان'),
  },
};
