import type { DietProfile } from '../../../domain/diet';
import type { dietMachine } from '../../../machines/preferences/diet.machine';
import { browser, type Label, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const named = ({ allergens, diets }: DietProfile): string => [...allergens, ...diets].join(', ');
const answered = (profile: DietProfile): Label =>
  named(profile) === ''
    ? server('The server returns an empty profile', 'يعيد الخادم: لا شيء مختار')
    : server(`The server returns ${named(profile)}`, `يعيد الخادم: ${named(profile)}`);

export const dietWords: Words<typeof dietMachine> = {
  title: { ar: 'النظام الغذائي والحساسية' },
  start: ({ profile, isOfAccount }) => {
    const chosen = named(profile);
    if (chosen === '') return text('Nothing is selected on this device', 'لا شيء مختار على هذا الجهاز');
    return isOfAccount
      ? text(`The device stores “${chosen}” of an account`, `يحفظ الجهاز «${chosen}» من حساب`)
      : text(`The device stores “${chosen}”`, `يحفظ الجهاز «${chosen}»`);
  },
  events: {
    'session.signedIn': tester('Sign in', 'سجّل الدخول'),
    'session.restored': shop('The customer was signed in on the last visit', 'شخص سجّل دخوله من قبل'),
    'session.signedOut': tester('Log out', 'سجّل الخروج'),
    'session.expired': server('The session expires', 'تنتهي الجلسة'),
    'diet.chosen': ({ profile }) =>
      named(profile) === ''
        ? tester(
            'In “Diet and allergens” untick everything and save',
            'في «النظام الغذائي والحساسية» ألغِ كل الاختيارات واحفظ',
          )
        : tester(
            `In “Diet and allergens” tick ${named(profile)} and save`,
            `في «النظام الغذائي والحساسية» اختر ${named(profile)} واحفظ`,
          ),
    'diet.changedElsewhere': ({ profile, isOfAccount }) => {
      const chosen = named(profile);
      return isOfAccount
        ? browser(`Another tab saves “${chosen}” in the account`, `تبويب آخر يحفظ «${chosen}» في الحساب`)
        : browser(`Another tab selects “${chosen}”`, `تبويب آخر يختار «${chosen}»`);
    },
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
  },
  done: {
    loadDiet: answered,
    saveDiet: server('The server saves the selection', 'يحفظ الحساب الاختيار'),
  },
  failed: {
    loadDiet: failing('the account’s selection is not loaded', 'لا يُقرأ الحساب'),
    session: shop(
      'The session listener crashes (a programming error)',
      'المستمع إلى «الجلسة» يتعطل (خطأ برمجي)',
    ),
    saveDiet: failing('the selection is not saved in the account', 'لا يحفظ الحساب الاختيار'),
  },
  timers: {},
  states: {
    signedOut: {
      ar: 'لم يُسجل الدخول',
      sees: text(
        'The dialog says that the selection is saved on this device',
        'تقول النافذة إن هذا الجهاز يتذكر الاختيار',
      ),
    },
    signingOut: { ar: 'تسجيل الخروج' },
    signedIn: { ar: 'مسجل الدخول' },
    'signedIn.loading': {
      ar: 'قراءة الحساب',
      sees: text('“Save” in the dialog shows a spinner', 'زر «حفظ» مشغول'),
    },
    'signedIn.unread': {
      ar: 'تعذرت القراءة',
      sees: text(
        'In the dialog: “Your account couldn’t be loaded” with “Try again”',
        'في النافذة: «تعذرت قراءة حسابك» مع «حاول مرة أخرى»',
      ),
    },
    'signedIn.ready': {
      ar: 'جاهز',
      sees: text(
        'The dialog says that the selection is saved in the account',
        'تقول النافذة إن الحساب يتذكر الاختيار',
      ),
    },
    'signedIn.saving': {
      ar: 'الحفظ في الحساب',
      sees: text(
        '“Save” shows a spinner; the warnings are already visible',
        'زر «حفظ» مشغول والتحذيرات ظاهرة',
      ),
    },
    'signedIn.unsaved': {
      ar: 'تعذر الحفظ',
      sees: text(
        'In the dialog: “Saved on this device, but not in your account yet” with “Try again”',
        'في النافذة: «محفوظ على هذا الجهاز، ولم يُحفظ في حسابك بعد» مع «حاول مرة أخرى»',
      ),
    },
  },
  news: { 'diet.changed': null, 'diet.saved': null },
  details: ({ context }) => {
    const chosen = named(context.profile);
    return chosen === '' ? null : text(`warnings and filters: ${chosen}`, `التحذيرات والمرشحات: ${chosen}`);
  },
};
