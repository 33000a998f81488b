import type { ContactKind } from '../../../domain/contact';
import type { Photo } from '../../../domain/photo';
import type { profileMachine } from '../../../machines/account/profile.machine';
import type { SaveOutcome } from '../../../machines/shared/profile-save';
import { type Label, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const contacts: Record<ContactKind, { en: string; ar: string }> = {
  email: text('email', 'البريد الإلكتروني'),
  phone: text('phone', 'الهاتف'),
};

function answered({ codeFor, message }: SaveOutcome): Label {
  if (codeFor === null)
    return server(`The server saves the profile: “${message}”`, `يحفظ الخادم: «${message}»`);
  const { en, ar } = contacts[codeFor.type];
  return server(`The server sends a code to the ${en}`, `يرسل الخادم رمزًا إلى ${ar}`);
}

const described = ({ name, type, size }: Photo): string =>
  `${name} (${type}, ${(size / 1_000_000).toFixed(1)} MB)`;

export const profileWords: Words<typeof profileMachine> = {
  title: { ar: 'الملف الشخصي' },
  start: text(
    'Signed in, the page “Profile Settings” is open and shows the account’s data',
    'وأنت مسجل الدخول وصفحة «إعدادات الملف الشخصي» مفتوحة وتعرض بيانات الحساب',
  ),
  events: {
    'account.changed': shop('The account’s data has changed', 'تغيّرت بيانات الحساب'),
    'photo.read': shop('The picture can be previewed', 'أصبح من الممكن معاينة الصورة'),
    'form.changed': ({ isDirty }) =>
      isDirty
        ? tester('Change the name or the email', 'غيّر الاسم أو البريد الإلكتروني')
        : tester('Restore the original text', 'أعد النص إلى ما كان عليه'),
    'photo.chosen': ({ photo }) =>
      tester(
        `Press “Choose a photo” and choose ${described(photo)}`,
        `اضغط «اختر صورة» واختر ${described(photo)}`,
      ),
    'photo.removed': tester('Press “Remove the new photo”', 'اضغط «أزل الصورة الجديدة»'),
    'photo.acknowledged': tester('Close the message', 'أغلق الرسالة'),
    'profile.submitted': tester('Press “Update Profile”', 'اضغط «تحديث الملف الشخصي»'),
    'verification.requested': ({ contact }) =>
      tester(`Press “Verify” beside the ${contacts[contact].en}`, `اضغط «تحقق» عند ${contacts[contact].ar}`),
    'code.cancelled': tester('Close the dialog that asks for the code', 'أغلق نافذة الرمز'),
    'reset.requested': tester('Press “Reset”', 'اضغط «إعادة تعيين»'),
    'reset.confirmed': tester('Press “Yes”', 'اضغط «نعم»'),
    'reset.declined': tester('Press “No”', 'اضغط «لا»'),
    'leave.requested': tester('Press a link to another page', 'اضغط رابطًا إلى صفحة أخرى'),
    'leave.confirmed': tester('Press “Leave”', 'اضغط «غادر»'),
    'leave.declined': tester('Press “Stay”', 'اضغط «ابقَ»'),
  },
  done: {
    saveProfile: answered,
    otp: (outcome: SaveOutcome) => {
      const { en, ar } = answered(outcome).text;
      return shop(`The server accepts the code. ${en}`, `الرمز صحيح. ${ar}`);
    },
  },
  failed: {
    saveProfile: failing('nothing is saved; the typed text stays', 'لا يُحفظ شيء ويبقى ما كُتب'),
    otp: failing('no code is requested', 'يتعذر طلب الرمز'),
    watchAccount: shop(
      'Changes of the account are no longer reported to the page',
      'لا أحد يخبر بتغيّر الحساب',
    ),
    loadPhoto: shop('The picture cannot be read', 'يتعذر الاحتفاظ بالصورة'),
    guardLeaving: shop('The page no longer asks before leaving', 'لا أحد يراقب الانتقال إلى صفحة أخرى'),
  },
  timers: {},
  states: {
    filling: { ar: 'تعبئة' },
    'filling.viewing': {
      ar: 'كما في الحساب',
      sees: text('The fields show the account’s data', 'تعرض الحقول بيانات الحساب'),
    },
    'filling.editing': {
      ar: 'مع تغييرات',
      sees: text('A message that there are unsaved changes', 'سطر يقول إن هناك تغييرات لم تُحفظ بعد'),
    },
    photoRefused: { ar: 'الصورة مرفوضة' },
    'photoRefused.format': {
      ar: 'صيغة غير مقبولة',
      sees: text(
        '“This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.”',
        '«صيغة الملف هذه غير مدعومة. يرجى رفع صور JPG أو PNG أو JPEG أو GIF فقط.»',
      ),
    },
    'photoRefused.size': {
      ar: 'كبيرة جدًا',
      sees: text('A message names the limit of 2 MB', 'رسالة تذكر الحد: 2 ميغابايت'),
    },
    confirmingReset: {
      ar: 'تأكيد إعادة التعيين',
      sees: text(
        '“Are you sure, you want to reset?” with Yes and No',
        '«هل تريد إعادة التعيين حقًا؟» مع نعم ولا',
      ),
    },
    confirmingLeave: {
      ar: 'المغادرة دون حفظ؟',
      sees: text('A dialog with “Stay” and “Leave”', 'مربع حوار فيه «ابقَ» و«غادر»'),
    },
    saving: {
      ar: 'حفظ',
      sees: text('“Update Profile” shows a spinner', '«تحديث الملف الشخصي» يعرض مؤشر التحميل'),
    },
    otp: {
      ar: 'الرمز',
      sees: text(
        'A field for six digits, and where the code was sent',
        'حقل لستة أرقام والجهة التي أُرسل إليها الرمز',
      ),
    },
    saved: { ar: 'محفوظ' },
    refused: { ar: 'مرفوض' },
  },
  news: {
    'form.restored': text('the fields show the account’s data', 'تعرض الحقول بيانات الحساب'),
    'fields.refused': text('each field shows its message', 'تظهر الرسائل عند حقولها'),
    'profile.changed': text(
      'a toast shows the server’s message, and the header shows the new name',
      'تظهر رسالة الخادم ويتغير الاسم في الرأس',
    ),
  },
};
