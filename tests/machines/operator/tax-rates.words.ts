import type { taxRatesMachine } from '../../../machines/operator/tax-rates.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const taxRatesWords: Words<typeof taxRatesMachine> = {
  title: { ar: 'نسب الضريبة في المتجر' },
  start: text('Inside /operator, the tax rates are shown', 'داخل ‎/operator وتظهر نسب الضريبة'),
  events: {
    'rate.submitted': ({ change: { kind, id, percent } }) =>
      percent === null
        ? tester(`Empty the rate of ${kind} ${id} and save`, `أفرغ نسبة ${kind} ${id} واحفظ`)
        : tester(
            `Type ${percent} as the rate of ${kind} ${id} and save`,
            `اكتب ${percent} نسبةً عند ${kind} ${id} واحفظ`,
          ),
  },
  done: { saveRate: server('The server has saved it', 'حفظها الخادم') },
  failed: { saveRate: failing('the rate is as it was', 'بقيت النسبة كما كانت') },
  timers: {},
  states: {
    editing: { ar: 'يمكن تغيير النسب', sees: text('The rates are shown', 'تظهر النسب') },
    saving: {
      ar: 'تُحفظ نسبة',
      sees: text('The pressed button shows that it works', 'يعرض الزر المضغوط أنه يعمل'),
    },
  },
  news: {
    'console.changed': text('The rates are reloaded', 'تُقرأ النسب من جديد'),
  },
};
