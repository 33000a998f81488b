import type { addressFormMachine } from '../../../machines/location/address-form.machine';
import type { AddressFormInput } from '../../../machines/location/address-form.types';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const addressFormWords: Words<typeof addressFormMachine> = {
  title: { ar: 'نموذج العنوان' },
  start: ({ address }: AddressFormInput) =>
    address === null
      ? text('The form of a new address is open', 'نموذج عنوان جديد مفتوح')
      : text('The form of a saved address is open', 'نموذج عنوان محفوظ مفتوح'),
  events: {
    'type.chosen': ({ addressType }) =>
      tester(`Choose the label “${addressType}”`, `اختر التسمية «${addressType}»`),
    'place.lookupStarted': tester('Move the pin', 'حرّك الدبوس'),
    'place.found': ({ place }) => shop(`The pin is at “${place.label}”`, `الدبوس عند «${place.label}»`),
    'form.submitted': tester(
      'Fill in the fields and press “Save address”',
      'املأ الحقول واضغط «حفظ العنوان»',
    ),
  },
  done: { saveAddress: server('The server saves the address', 'حفظه الخادم') },
  failed: { saveAddress: failing('the address is not saved', 'لم يُحفظ') },
  timers: {},
  states: {
    editing: { ar: 'الكتابة' },
    'editing.calm': {
      ar: 'لا خطأ',
      sees: text('The map, the labels and the fields', 'الخريطة والتسميات والحقول'),
    },
    'editing.unplaced': {
      ar: 'مكان غير معروف',
      sees: text(
        'A message that no address was found for the pin, with “Try again” on the map',
        'رسالة بأنه لم يُعثر على عنوان للدبوس، مع «حاول مرة أخرى» على الخريطة',
      ),
    },
    'editing.refused': {
      ar: 'تعذر الحفظ',
      sees: text('The error below its field or above the form', 'السبب عند حقله أو فوق النموذج'),
    },
    saving: {
      ar: 'الحفظ',
      sees: text('“Save address” shows a spinner', 'زر «حفظ العنوان» يعرض مؤشر التحميل'),
    },
    saved: { ar: 'محفوظ', sees: text('The list, with the saved address', 'القائمة ومعها العنوان') },
  },
  news: {
    'address.named': text('the field “Address” shows the pin’s address', 'يذكر حقل «العنوان» مكان الدبوس'),
    'fields.refused': text('each field shows its message', 'تظهر الرسائل عند حقولها'),
    'address.saved': text('the list reloads', 'تُقرأ القائمة من جديد'),
  },
};
