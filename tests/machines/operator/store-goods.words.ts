import type { storeGoodsMachine } from '../../../machines/operator/store-goods.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const storeGoodsWords: Words<typeof storeGoodsMachine> = {
  title: { ar: 'أصناف المتجر' },
  start: text('/operator shows the items of the store', 'تعرض ‎/operator أصناف المتجر'),
  events: {
    'stock.submitted': ({ change: { stock } }) =>
      stock === 0
        ? tester('Press “Mark as sold out” on an item', 'اضغط «نفد» عند صنف')
        : tester(`Type ${stock} as the stock of an item and save`, `اكتب ${stock} كميةً لصنف واحفظ`),
    'list.searched': tester('Type into the search field', 'اكتب في حقل البحث'),
  },
  done: { saveStock: server('The server saves the stock', 'حفظ الخادم الكمية') },
  failed: { saveStock: failing('the stock does not change', 'بقيت الكمية كما كانت') },
  timers: { lookAgain: text('Twenty seconds pass', 'تمر عشرون ثانية') },
  states: {
    listing: { ar: 'الأصناف', sees: text('The items', 'تظهر الأصناف') },
    saving: {
      ar: 'تُحفظ الكمية',
      sees: text('The pressed button shows a spinner', 'يعرض الزر المضغوط أنه يعمل'),
    },
  },
  news: { 'console.changed': text('the items reload', 'تُقرأ الأصناف من جديد') },
};
