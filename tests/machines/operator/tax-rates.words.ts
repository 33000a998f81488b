import type { taxRatesMachine } from '../../../machines/operator/tax-rates.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const taxRatesWords: Words<typeof taxRatesMachine> = {
  title: { ar: 'نسب الضريبة في المتجر' },
  start: text('/operator is open and shows the tax rates', 'داخل ‎/operator وتظهر نسب الضريبة'),
  events: {
    'rate.submitted': ({ change: { kind, id, percent } }) =>
      percent === null
        ? tester(`Empty the rate of ${kind} ${id} and save`, `أفرغ نسبة ${kind} ${id} واحفظ`)
        : tester(
            `Type ${percent} as the rate of ${kind} ${id} and save`,
            `اكتب ${percent} نسبةً عند ${kind} ${id} واحفظ`,
          ),
  },
  done: { saveRate: server('The server saves the rate', 'حفظها الخادم') },
  failed: { saveRate: failing('the rate does not change', 'بقيت النسبة كما كانت') },
  timers: {},
  states: {
    editing: { ar: 'يمكن تغيير النسب', sees: text('The rates', 'تظهر النسب') },
    saving: {
      ar: 'تُحفظ نسبة',
      sees: text('The pressed button shows a spinner', 'يعرض الزر المضغوط أنه يعمل'),
    },
  },
  news: {
    'console.changed': text('the rates reload', 'تُقرأ النسب من جديد'),
  },
};
