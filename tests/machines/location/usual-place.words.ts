import type { Habits, usualPlaceMachine } from '../../../machines/location/usual-place.machine';
import { server, shop, text, type Words } from '../../support/model/words';
import { broken, failing } from '../shared/failures.words';

const asked = text('The address is asked', 'يُسأل عن العنوان');

export const usualPlaceWords: Words<typeof usualPlaceMachine> = {
  title: { ar: 'عميل عائد' },
  start: text('Signed in on a browser without an address', 'تسجيل دخول في متصفح بلا عنوان'),
  events: {
    'place.decided': shop('The usual address is in use, or refused', 'العنوان المعتاد مستخدم أو مرفوض'),
  },
  done: {
    readHabits: ({ addresses }: Habits) =>
      addresses.length > 0
        ? server('The account has a home address', 'للحساب عنوان منزل')
        : server('The account has no address', 'لا عنوان للحساب'),
  },
  failed: {
    readHabits: failing('the address is asked', 'يُسأل عن العنوان'),
    watchPlace: broken('The listener to the place', 'المستمع إلى المكان'),
  },
  timers: { longestWait: text('Wait two seconds', 'انتظر ثانيتين') },
  states: {
    reading: { ar: 'قراءة المعتاد', sees: asked },
    recalled: {
      ar: 'يُستخدم المكان المعتاد',
      sees: text('No address yet', 'لا عنوان بعد'),
    },
    applied: {
      ar: 'المكان المعتاد',
      sees: text('The home address in the header', 'عنوان المنزل في أعلى الصفحة'),
    },
    unknown: { ar: 'لا شيء معروف', sees: asked },
  },
  news: {
    'place.recalled': text('The usual address and module are in use', 'العنوان والقسم المعتادان مستخدمان'),
  },
};
