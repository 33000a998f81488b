import type { Person } from '../../../domain/person';
import type { sessionMachine } from '../../../machines/session/session.machine';
import { browser, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const browsing = text('Browsing continues', 'يستمر التصفح كما كان');
const signedIn = text('The header shows the profile button', 'يظهر زر الملف الشخصي في الرأس');

export const sessionWords: Words<typeof sessionMachine> = {
  title: { ar: 'الجلسة' },
  start: text('The shop is opened', 'يُفتح المتجر'),
  events: {
    'guestId.needed': ({ refusedIds }) =>
      refusedIds.length === 0
        ? shop(
            'A request needs a guest id (an item is being added to the cart)',
            'يحتاج المتجر إلى معرفة الزائر (تُضاف سلعة إلى السلة)',
          )
        : server(
            `The server rejects the guest id “${refusedIds.join('” and “')}”`,
            `لا يعرف الخادم معرّف الضيف «${refusedIds.join('» ولا «')}»`,
          ),
    'guestId.foundElsewhere': ({ guestId }) =>
      browser(
        `Another tab of this browser receives the guest id “${guestId}”`,
        `تبويب آخر في هذا المتصفح يستلم معرّف الضيف «${guestId}»`,
      ),
    'signIn.completed': ({ token, entry }) =>
      entry === 'sign-in'
        ? tester(`Sign in (the token is “${token}”)`, `سجّل الدخول (الرمز «${token}»)`)
        : tester(`Sign up (the token is “${token}”)`, `أنشئ حسابًا (الرمز «${token}»)`),
    'token.refused': ({ token }) =>
      server(`The server rejects the token “${token}” (401)`, `يرد الخادم بـ 401 على الرمز «${token}»`),
    'token.foundElsewhere': ({ token }) =>
      token === null
        ? browser('Another tab signs out', 'تبويب آخر يسجّل الخروج')
        : browser(
            `Another tab signs in with the token “${token}”`,
            `تبويب آخر يسجّل الدخول بالرمز «${token}»`,
          ),
    'token.expiredElsewhere': browser('In another tab the session expires', 'تنتهي الجلسة في تبويب آخر'),
    'profile.changed': tester('Change the profile and save it', 'غيّر الملف الشخصي واحفظه'),
    'account.deleted': tester('Delete the account', 'احذف الحساب'),
    'logout.requested': tester('Press “Logout”', 'اضغط «تسجيل الخروج»'),
    'logout.confirmed': tester('Press “Yes”', 'اضغط «نعم»'),
    'logout.declined': tester('Press “No”', 'اضغط «لا»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
  },
  done: {
    readGuestId: (guestId: string | null) =>
      guestId === null
        ? browser('No guest id is stored in the browser', 'لا يوجد معرّف ضيف في المتصفح')
        : browser(`The guest id “${guestId}” is stored in the browser`, `في المتصفح معرّف الضيف «${guestId}»`),
    requestGuestId: (guestId: string) =>
      server(`The server returns the guest id “${guestId}”`, `يجيب الخادم بمعرّف الضيف «${guestId}»`),
    readToken: (token: string | null) =>
      token === null
        ? browser('No token is stored in the browser', 'لا يوجد رمز في المتصفح')
        : browser(`The token “${token}” is stored in the browser`, `في المتصفح الرمز «${token}»`),
    loadProfile: ({ firstName }: Person) =>
      server(`The server returns the profile of ${firstName}`, `يجيب الخادم بملف ${firstName}`),
    keepInterests: (isNew: boolean) =>
      isNew
        ? browser(
            'The account’s interests differ from those on this device',
            'يحب الشخص غير ما عرفه هذا الجهاز',
          )
        : browser('The account’s interests are already on this device', 'عرف الجهاز ما يحبه الشخص'),
    revokeToken: server('The server has revoked the token', 'نسي الخادم الرمز'),
  },
  failed: {
    readGuestId: browser('The browser blocks access to its storage', 'لا يسمح المتصفح بقراءة ذاكرته'),
    requestGuestId: failing('no guest id is created', 'لا يوجد معرّف ضيف'),
    readToken: browser('The browser blocks access to its storage', 'لا يسمح المتصفح بقراءة ذاكرته'),
    loadProfile: failing('the profile is not loaded', 'الملف الشخصي غير معروف'),
    keepInterests: browser('The browser blocks access to its storage', 'لا يسمح المتصفح بالكتابة'),
    revokeToken: failing('the token is not revoked', 'لا يُلغى الرمز'),
  },
  timers: { logoutTime: text('Wait half a second', 'تمر نصف ثانية') },
  states: {
    guest: { ar: 'معرّف الضيف' },
    'guest.reading': { ar: 'قراءة المعرّف المحفوظ', sees: browsing },
    'guest.requesting': { ar: 'طلب معرّف', sees: browsing },
    'guest.identified': {
      ar: 'ضيف',
      sees: text('The cart of this guest', 'تظهر سلة هذا الضيف'),
    },
    'guest.unidentified': { ar: 'لا معرّف بعد', sees: browsing },
    account: { ar: 'الحساب' },
    'account.reading': { ar: 'قراءة الرمز المحفوظ', sees: browsing },
    'account.signedOut': {
      ar: 'غير مسجل الدخول',
      sees: text('The header shows “Sign In”', 'يظهر «تسجيل الدخول» في الرأس'),
    },
    'account.signedIn': { ar: 'مسجل الدخول' },
    'account.signedIn.profile': { ar: 'الملف الشخصي' },
    'account.signedIn.profile.loading': { ar: 'تحميل الملف الشخصي', sees: signedIn },
    'account.signedIn.profile.ready': {
      ar: 'الملف معروف',
      sees: text(
        'The profile button shows the first name and the picture',
        'يعرض زر الملف الشخصي الاسم الأول والصورة',
      ),
    },
    'account.signedIn.profile.failed': { ar: 'تعذر تحميل الملف', sees: signedIn },
    'account.signedIn.logout': { ar: 'تسجيل الخروج' },
    'account.signedIn.logout.unasked': {
      ar: 'لم يُطلب',
      sees: text('No dialog is open above the page', 'لا مربع حوار فوق الصفحة'),
    },
    'account.signedIn.logout.confirming': {
      ar: 'تأكيد تسجيل الخروج',
      sees: text(
        'The dialog “Are you sure you want to  logout?” with “Yes” and “No”',
        'مربع الحوار «هل تريد تسجيل الخروج؟» مع «نعم» و«لا»',
      ),
    },
    'account.signedIn.logout.loggingOut': {
      ar: 'تسجيل الخروج',
      sees: text('“Yes” shows a spinner', '«نعم» يعرض مؤشر التحميل'),
    },
  },
  news: {
    'guest.identified': null,
    'session.signedIn': text('the sign-in dialog closes', 'يُغلق تسجيل الدخول'),
    'session.restored': null,
    'session.signedOut': text(
      'the home page opens; cart and wishlist are empty',
      'تُفتح الصفحة الرئيسية والسلة والمفضلة فارغتان',
    ),
    'session.expired': text('the home page opens', 'تُفتح الصفحة الرئيسية'),
    'guest.given': null,
    'guest.missing': null,
    'interests.changed': text('the lists reload', 'تُحمّل القوائم من جديد'),
    'token.stored': null,
  },
};
