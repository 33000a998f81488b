import type { Habits, usualPlaceMachine } from '../../../machines/location/usual-place.machine';
import { server, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const asked = text('The address is asked', 'يُسأل عن العنوان');

export const usualPlaceWords: Words<typeof usualPlaceMachine> = {
  title: { ar: 'عميل عائد' },
  start: text('Signed in on a browser without an address', 'تسجيل دخول في متصفح بلا عنوان'),
  events: {},
  done: {
    readHabits: ({ addresses }: Habits) =>
      addresses.length > 0
        ? server('The account has a home address', 'للحساب عنوان منزل')
        : server('The account has no address', 'لا عنوان للحساب'),
  },
  failed: { readHabits: failing('the address is asked', 'يُسأل عن العنوان') },
  timers: {},
  states: {
    reading: { ar: 'قراءة المعتاد', sees: asked },
    recalled: {
      ar: 'المكان المعتاد',
      sees: text('The home address in the header', 'عنوان المنزل في أعلى الصفحة'),
    },
    unknown: { ar: 'لا شيء معروف', sees: asked },
  },
  news: {
    'place.recalled': text('The usual address and module are in use', 'العنوان والقسم المعتادان مستخدمان'),
  },
};
