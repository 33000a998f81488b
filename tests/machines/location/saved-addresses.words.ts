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
    'address.held': ({ id }) => tester(`Pick the card “${streetOf(id)}”`, `اختر بطاقة «${streetOf(id)}»`),
    'selection.confirmed': tester('Press “Select”', 'اضغط «اختيار»'),
    'address.chosen': ({ id }) =>
      tester(`In the panel of the header, press “${streetOf(id)}”`, `في لوحة الرأس اضغط «${streetOf(id)}»`),
    'address.addRequested': tester('Press “Add an address”', 'اضغط «إضافة عنوان»'),
    'address.editRequested': ({ id }) =>
      tester(`Press the pencil of “${streetOf(id)}”`, `اضغط قلم «${streetOf(id)}»`),
    'address.saved': shop('The form has saved the address', 'حفظ النموذج العنوان'),
    'form.closed': tester('Press “Back” in the form', 'اضغط «رجوع» في النموذج'),
    'deletion.requested': ({ id }) =>
      tester(`Press the bin of “${streetOf(id)}”`, `اضغط سلة «${streetOf(id)}»`),
    'deletion.confirmed': tester('Press “Delete”', 'اضغط «حذف»'),
    'deletion.declined': tester('Press “Keep”', 'اضغط «إبقاء»'),
    'undo.requested': tester('Press “Undo”', 'اضغط «تراجع»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
    'removal.done': shop('The deletion can be undone', 'يمكن التراجع عن الحذف'),
    'place.changed': shop(
      'The place of the shop is another one: that of “Hill Road 7”',
      'تغيّر مكان المتجر: إلى «Hill Road 7»',
    ),
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
    removeAddress: server('The server has deleted it', 'حذفه الخادم'),
    restoreAddress: server('The server has saved it again', 'حفظه الخادم من جديد'),
  },
  failed: {
    readAddresses: failing('there is no list', 'لا توجد قائمة'),
    removeAddress: failing('it is not deleted', 'لم يُحذف'),
    restoreAddress: failing('it is not saved again', 'لم يُحفظ من جديد'),
  },
  timers: { undoTime: text('Wait eight seconds', 'انتظر ثماني ثوانٍ') },
  states: {
    list: { ar: 'القائمة' },
    'list.loading': { ar: 'قراءة العناوين', sees: text('Grey cards', 'بطاقات رمادية') },
    'list.failed': {
      ar: 'تعذرت القراءة',
      sees: text('The reason, with “Try again”', 'السبب مع «حاول مرة أخرى»'),
    },
    'list.showing': { ar: 'معروضة' },
    'list.showing.counting': { ar: 'هل يوجد عنوان؟' },
    'list.showing.empty': {
      ar: 'لا عنوان بعد',
      sees: text(
        '“Oops” and “You don’t have any saved address yet. please save address to continue”',
        '«عفوًا» و«ليس لديك أي عنوان محفوظ بعد. يرجى حفظ عنوان للمتابعة»',
      ),
    },
    'list.showing.nothingHeld': { ar: 'لا شيء محدد', sees: text('No card is picked', 'لا بطاقة محددة') },
    'list.showing.held': {
      ar: 'عنوان محدد',
      sees: text(
        'One card is picked; the place in the header is as before',
        'بطاقة محددة والمكان في الرأس كما كان',
      ),
    },
    'list.askingDeletion': {
      ar: 'حذف هذا العنوان؟',
      sees: text('“Delete this address?”', '«حذف هذا العنوان؟»'),
    },
    'list.removing': { ar: 'الحذف', sees: text('“Delete” waits', 'زر «حذف» ينتظر') },
    'list.filling': { ar: 'كتابة عنوان', sees: text('The form of an address', 'نموذج العنوان') },
    undo: { ar: 'طريق العودة' },
    'undo.nothing': { ar: 'لا شيء للتراجع', sees: text('No “Undo”', 'لا زر «تراجع»') },
    'undo.offered': {
      ar: 'يمكن التراجع',
      sees: text('“The address was deleted.” with “Undo”', '«حُذف العنوان.» مع «تراجع»'),
    },
    'undo.restoring': { ar: 'الحفظ من جديد', sees: text('“Undo” waits', 'زر «تراجع» ينتظر') },
  },
  news: {
    'addresses.read': null,
    'addresses.unread': null,
    'address.selected': text('the shop delivers to that address', 'يوصل المتجر إلى ذلك العنوان'),
  },
};
