import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import type { Favourite, WishlistIds } from '../../../machines/wishlist/wishlist.types';
import { wishedIds } from '../../../machines/wishlist/wishlist.view';
import { browser, type Label, server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const nameOf = ({ kind, id }: Favourite) => `${kind} no. ${id}`;
const press = ({ favourite }: { favourite: Favourite }): Label =>
  tester(`Press the heart of ${nameOf(favourite)}`, `اضغط قلب ${nameOf(favourite)}`);
const answered = (ids: WishlistIds): Label => {
  const all = [...ids.item.map((id) => `item no. ${id}`), ...ids.store.map((id) => `store no. ${id}`)];
  return all.length === 0
    ? server('The server returns an empty wishlist', 'يعيد الخادم: لا شيء محفوظ')
    : server(`The server returns ${all.join(', ')}`, `يعيد الخادم: ${all.join(', ')}`);
};

export const wishlistWords: Words<typeof wishlistMachine> = {
  title: { ar: 'المفضلة' },
  start: text('The shop is open; the customer is not signed in', 'المتجر مفتوح ولم يسجل أحد دخوله'),
  events: {
    'person.arrived': shop('A customer signs in, or was signed in before', 'يسجل شخص دخوله أو كان مسجلًا'),
    'person.left': shop('The customer signs out, or the session ends', 'يسجل الشخص خروجه أو تنتهي الجلسة'),
    'wish.toggled': press,
    'wish.resumed': ({ favourite }) =>
      shop(
        `After the sign-in, the heart of ${nameOf(favourite)} is saved`,
        `بعد تسجيل الدخول تُستأنف الضغطة على قلب ${nameOf(favourite)}`,
      ),
    'wishlist.opened': tester('Open the wishlist', 'افتح المفضلة'),
    'wishlist.reloadRequested': browser(
      'Another tab changes the wishlist, another market is chosen, or “Try again” is pressed',
      'تبويب آخر يغيّر المفضلة أو يُختار قسم آخر أو تُضغط «حاول مرة أخرى»',
    ),
  },
  done: {
    loadWishlist: answered,
    saveFavourite: (text: never) => server(`The server responds with “${text}”`, `يجيب الخادم «${text}»`),
  },
  failed: {
    loadWishlist: failing('the wishlist is not loaded', 'لا تُقرأ المفضلة'),
    saveFavourite: failing('the heart is not saved', 'لا يُحفظ القلب'),
  },
  timers: {},
  states: {
    signedOut: {
      ar: 'لم يُسجل الدخول',
      sees: text(
        'All hearts are empty; the header has no wishlist',
        'كل القلوب فارغة ولا مفضلة في رأس الصفحة',
      ),
    },
    signedIn: { ar: 'مسجل الدخول' },
    'signedIn.loading': {
      ar: 'قراءة المفضلة',
      sees: text(
        'In the drawer: skeleton lines at first, later the earlier entries',
        'في الدرج: أسطر تحميل أول مرة، وبعدها تبقى المحفوظات',
      ),
    },
    'signedIn.failed': {
      ar: 'تعذرت القراءة',
      sees: text(
        'In the drawer: “Your wishlist couldn’t be loaded” with “Try again”',
        'في الدرج: «تعذر تحميل مفضلتك» مع «حاول مرة أخرى»',
      ),
    },
    'signedIn.ready': {
      ar: 'جاهزة',
      sees: text('The hearts and the count match the server', 'القلوب والعدد كما عند الخادم'),
    },
    'signedIn.saving': {
      ar: 'الحفظ',
      sees: text('The heart changes immediately', 'تغيّر القلب عند الضغط'),
    },
  },
  news: {
    'login.requested': text('the sign-in dialog opens', 'تُفتح نافذة تسجيل الدخول'),
    'wishlist.changed': null,
  },
  details: ({ context }) => {
    const saved = [
      ...wishedIds(context, 'item').map((id) => `item no. ${id}`),
      ...wishedIds(context, 'store').map((id) => `store no. ${id}`),
    ];
    return saved.length > 0
      ? text(`filled hearts: ${saved.join(', ')}`, `القلوب الممتلئة: ${saved.join(', ')}`)
      : null;
  },
};
