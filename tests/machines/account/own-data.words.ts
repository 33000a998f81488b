import type { ownDataMachine } from '../../../machines/account/own-data.machine';
import { browser, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const ownDataWords: Words<typeof ownDataMachine> = {
  title: { ar: 'البيانات الخاصة' },
  start: text('Signed in, the settings are open', 'وأنت مسجل الدخول والإعدادات مفتوحة'),
  events: { 'download.requested': tester('Press “Download”', 'اضغط «تنزيل»') },
  done: { saveOwnData: browser('The browser saves the file', 'يحفظ المتصفح الملف') },
  failed: { saveOwnData: failing('there is no file', 'لا يوجد ملف') },
  timers: {},
  states: {
    idle: { ar: 'يمكن أخذها', sees: text('“Download” can be pressed', 'يمكن الضغط على «تنزيل»') },
    downloading: {
      ar: 'تُجمع',
      sees: text('“Download” shows that it works', '«تنزيل» يعرض أنه يعمل'),
    },
  },
  news: {},
};
