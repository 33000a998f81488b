import type { Habits, usualPlaceMachine } from '../../../machines/location/usual-place.machine';
import { server, shop, text, type Words } from '../../support/model/words';
import { broken, failing } from '../shared/failures.words';

const asked = text('The page asks for the address', 'يُسأل عن العنوان');

export const usualPlaceWords: Words<typeof usualPlaceMachine> = {
  title: { ar: 'عميل عائد' },
  start: text('The customer signs in on a browser without a stored address', 'تسجيل دخول في متصفح بلا عنوان'),
  events: {
    'place.decided': shop('The usual address is used or rejected', 'العنوان المعتاد مستخدم أو مرفوض'),
  },
  done: {
    readHabits: ({ addresses }: Habits) =>
      addresses.length > 0
        ? server('The account has a home address', 'للحساب عنوان منزل')
        : server('The account has no address', 'لا عنوان للحساب'),
  },
  failed: {
    readHabits: failing('the page asks for the address', 'يُسأل عن العنوان'),
    watchPlace: broken('The place listener', 'المستمع إلى المكان'),
  },
  timers: { longestWait: text('Wait two seconds', 'انتظر ثانيتين') },
  states: {
    reading: { ar: 'البحث عن المكان المعتاد', sees: asked },
    recalled: {
      ar: 'استخدام المكان المعتاد',
      sees: text('No address yet', 'لا عنوان بعد'),
    },
    applied: {
      ar: 'المكان المعتاد مستخدم',
      sees: text('The home address in the header', 'عنوان المنزل في أعلى الصفحة'),
    },
    unknown: { ar: 'لا مكان معروف', sees: asked },
  },
  news: {
    'place.recalled': text('The usual address and module are in use', 'العنوان والقسم المعتادان مستخدمان'),
  },
};
