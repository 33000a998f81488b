import type { dataExportMachine } from '../../../machines/account/data-export.machine';
import { browser, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const dataExportWords: Words<typeof dataExportMachine> = {
  title: { ar: 'تصدير البيانات' },
  start: text('Signed in, the settings are open', 'وأنت مسجل الدخول والإعدادات مفتوحة'),
  events: { 'download.requested': tester('Press “Download”', 'اضغط «تنزيل»') },
  done: { saveDataExport: browser('The browser saves the file', 'يحفظ المتصفح الملف') },
  failed: { saveDataExport: failing('no file is saved', 'لا يوجد ملف') },
  timers: {},
  states: {
    idle: { ar: 'يمكن أخذها', sees: text('“Download” can be pressed', 'يمكن الضغط على «تنزيل»') },
    downloading: {
      ar: 'تُجمع',
      sees: text('“Download” shows a spinner', '«تنزيل» يعرض مؤشر التحميل'),
    },
  },
  news: {},
};
