import type { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { browser, shop, tester, text, type Words } from '../../support/model/words';

const themes = { light: text('light', 'الفاتح'), dark: text('dark', 'الداكن') };
const languages = { en: text('English', 'الإنجليزية'), ar: text('Arabic', 'العربية') };

export const preferencesWords: Words<typeof preferencesMachine> = {
  title: { ar: 'التفضيلات' },
  start: ({ theme, language }) =>
    text(
      `The shop is open in ${languages[language].en}, with the ${themes[theme].en} theme`,
      `المتجر مفتوح باللغة ${languages[language].ar} وبالمظهر ${themes[theme].ar}`,
    ),
  events: {
    'theme.toggled': tester('Press “Theme Mode”', 'اضغط «وضع السمة»'),
    'theme.changedElsewhere': ({ theme }) =>
      browser(
        `Another tab of this browser changes to the ${themes[theme].en} theme`,
        `تبويب آخر في هذا المتصفح يغيّر المظهر إلى ${themes[theme].ar}`,
      ),
    'language.chosen': ({ language }) =>
      tester(
        `Press “${language === 'en' ? 'English' : 'العربية'}” among the languages`,
        `اضغط «${language === 'en' ? 'English' : 'العربية'}» بين اللغات`,
      ),
    'language.confirmed': tester('Press “Yes”', 'اضغط «نعم»'),
    'page.opened': shop('The page can show toasts', 'يمكن للصفحة عرض الرسائل'),
    'language.declined': tester('Press “No”', 'اضغط «لا»'),
  },
  done: {},
  failed: {
    switchLanguage: shop('The page cannot reload', 'لا يمكن تحميل الصفحة من جديد'),
  },
  timers: {},
  states: {
    theme: { ar: 'المظهر' },
    'theme.starting': { ar: 'البداية' },
    'theme.light': {
      ar: 'فاتح',
      sees: text('The page is light; “Theme Mode” is off', 'الصفحة فاتحة و«وضع السمة» غير مفعّل'),
    },
    'theme.dark': {
      ar: 'داكن',
      sees: text('The page is dark; “Theme Mode” is on', 'الصفحة داكنة و«وضع السمة» مفعّل'),
    },
    language: { ar: 'اللغة' },
    'language.idle': {
      ar: 'مختارة',
      sees: text('No language dialog is open', 'لا يوجد مربع حوار مفتوح عن اللغة'),
    },
    'language.confirming': {
      ar: 'تأكيد',
      sees: text(
        'The dialog “Are you sure to change the language?” with “Yes” and “No”',
        'نافذة «هل تريد تغيير اللغة؟» وفيها «نعم» و«لا»',
      ),
    },
    'language.reloading': {
      ar: 'تحميل الصفحة من جديد',
      sees: text('The page reloads in the other language', 'تُحمّل الصفحة من جديد باللغة الأخرى'),
    },
    change: { ar: 'خبر التغيير' },
    'change.starting': { ar: 'البداية' },
    'change.unannounced': { ar: 'لم يُعلن بعد', sees: text('No toast yet', 'لا رسالة بعد') },
    'change.announced': { ar: 'أُعلن', sees: text('No further toast', 'لا شيء آخر يُقال') },
  },
  news: { 'theme.changed': null },
};
