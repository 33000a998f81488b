import type { picturesMachine } from '../../../machines/orders/pictures.machine';
import { shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const picturesWords: Words<typeof picturesMachine> = {
  title: { ar: 'الصور المرفقة' },
  start: text('The checkout is open, with a prescription item', 'صفحة الدفع مفتوحة وفيها صنف بوصفة'),
  events: {
    'pictures.chosen': ({ photos: [first, ...others] }) =>
      others.length > 0
        ? tester(`Choose ${others.length + 1} pictures`, `اختر ${others.length + 1} من الصور`)
        : tester(
            `Choose a file (${first?.type}, ${first?.size} bytes)`,
            `اختر ملفًا (${first?.type}، ${first?.size} بايت)`,
          ),
    'picture.removed': tester('Press “Remove” beside a picture', 'اضغط «إزالة» عند صورة'),
    'pictures.missed': tester('Press “Place Order” without a picture', 'اضغط «تأكيد الطلب» دون صورة'),
    'pictures.lost': tester(
      'Reload the page after pictures were chosen',
      'أعد تحميل الصفحة بعد اختيار الصور',
    ),
    'pictures.read': ({ pictures }) =>
      shop(`${pictures.length} pictures are ready to send`, `${pictures.length} من الصور محفوظة`),
  },
  done: {},
  failed: { loadPictures: failing('the pictures cannot be read', 'لا صورة محفوظة') },
  timers: {},
  states: {
    sorting: { ar: 'فحص الصور' },
    empty: { ar: 'لا صورة بعد', sees: text('“prescription is required”', '«الوصفة الطبية مطلوبة»') },
    lost: {
      ar: 'ضاعت الصور',
      sees: text('“Please choose them again.”', '«يرجى اختيارها من جديد.»'),
    },
    attached: {
      ar: 'صور مرفقة',
      sees: text('The pictures, each with “Remove”', 'الصور ومع كل منها «إزالة»'),
    },
    refused: { ar: 'مرفوضة' },
    'refused.missing': {
      ar: 'الصورة ناقصة',
      sees: text('“Please upload your prescription image”', '«يرجى رفع صورة الوصفة الطبية»'),
    },
    'refused.tooMany': {
      ar: 'صور كثيرة',
      sees: text(
        '“Maximum 3 images can be send at a time.”',
        '«يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.»',
      ),
    },
    'refused.format': { ar: 'ليست صورة', sees: text('The accepted file formats', 'الأنواع المقبولة') },
    'refused.size': { ar: 'كبيرة جدًا', sees: text('The maximum file size', 'الحجم المسموح') },
  },
  news: { 'pictures.changed': null },
};
