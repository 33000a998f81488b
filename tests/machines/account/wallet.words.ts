import type { walletMachine } from '../../../machines/account/wallet.machine';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const walletWords: Words<typeof walletMachine> = {
  title: { ar: 'المحفظة' },
  start: ({ flag, canFund }) =>
    flag === null
      ? canFund
        ? text('Signed in, the page “Wallet” is open', 'وأنت مسجل الدخول وصفحة «المحفظة» مفتوحة')
        : text(
            'Signed in, the page “Wallet” is open in a shop that does not let customers add money',
            'وأنت مسجل الدخول وصفحة «المحفظة» مفتوحة ولا يمكن إضافة رصيد',
          )
      : text(`Back from the payment page: ${flag}`, `عودة من صفحة الدفع: ${flag}`),
  events: {
    'fund.requested': tester('Press “Add fund”', 'اضغط «إضافة رصيد»'),
    'fund.submitted': ({ amount, gateway }) =>
      amount === null || gateway === ''
        ? tester('Press “Add fund” with empty fields', 'اضغط «إضافة رصيد» والحقول فارغة')
        : tester(
            `Type ${amount / 100}, choose “${gateway}” and press “Add fund”`,
            `اكتب ${amount / 100} واختر «${gateway}» واضغط «إضافة رصيد»`,
          ),
    'question.closed': tester('Close the dialog', 'أغلق مربع الحوار'),
    'outcome.closed': tester('Press × in the message', 'اضغط علامة إغلاق الرسالة'),
  },
  done: {
    openFund: server('The server returns the URL of the payment page', 'يذكر الخادم صفحة الدفع'),
    openPage: shop('The payment page opens', 'تُفتح صفحة الدفع'),
    refetchWallet: server('Balance and history reload', 'يُقرأ الرصيد والسجل من جديد'),
    lookForFund: ({ transaction }) =>
      transaction === null
        ? server('The server has no record of an added amount yet', 'لا يعرف الخادم مبلغًا أُضيف')
        : server('The server has recorded an added amount', 'يعرف الخادم مبلغًا أُضيف'),
    readArrived: server('Balance and history reload', 'يُقرأ الرصيد والسجل من جديد'),
  },
  failed: {
    openFund: failing('no payment starts', 'لا يبدأ أي دفع'),
    openPage: failing('the payment page does not open', 'لا تُفتح صفحة الدفع'),
    refetchWallet: failing('the previous balance stays', 'يبقى الرصيد كما كان'),
    lookForFund: failing('the app checks again later', 'يُسأل مرة أخرى لاحقًا'),
    readArrived: failing('the previous balance stays', 'يبقى الرصيد كما كان'),
  },
  timers: { payPause: text('3 seconds pass', 'تمر ثلاث ثوانٍ') },
  states: {
    sorting: { ar: 'التحقق من العودة من صفحة الدفع' },
    idle: { ar: 'الرصيد', sees: text('The balance and its history', 'الرصيد وسجله') },
    returned: { ar: 'عودة من صفحة الدفع' },
    'returned.paid': {
      ar: 'المبلغ وصل',
      sees: text('“Payment received. The money is in your wallet.”', '«وصل الدفع. المبلغ في محفظتك.»'),
    },
    'returned.arrived': {
      ar: 'وصل بعد ذلك',
      sees: text('“Payment received. The money is in your wallet.”', '«وصل الدفع. المبلغ في محفظتك.»'),
    },
    'returned.failed': {
      ar: 'فشل الدفع',
      sees: text('“The payment failed. You weren’t charged.”', '«فشل الدفع. لم يُضف شيء ولم يُخصم منك شيء.»'),
    },
    'returned.cancelled': {
      ar: 'أُلغي الدفع',
      sees: text('“The payment was cancelled. Nothing was added.”', '«أُلغي الدفع. لم يُضف شيء.»'),
    },
    'returned.underWay': {
      ar: 'الدفع في الطريق',
      sees: text(
        '“We’re confirming your payment. It will appear here once it arrives.”',
        '«جارٍ تأكيد الدفع. سيظهر هنا فور وصوله.»',
      ),
    },
    'returned.asking': {
      ar: 'التحقق من الدفع',
      sees: text(
        '“We’re confirming your payment. It will appear here once it arrives.”',
        '«جارٍ تأكيد الدفع. سيظهر هنا فور وصوله.»',
      ),
    },
    'returned.late': {
      ar: 'يستغرق وقتًا أطول',
      sees: text(
        '“Your payment is taking longer than usual. We’ll add the money to your wallet once it arrives.”',
        '«يستغرق الدفع وقتًا أطول من المعتاد. سيكون المبلغ في محفظتك فور وصوله.»',
      ),
    },
    editing: {
      ar: 'اختيار المبلغ وبوابة الدفع',
      sees: text(
        'A field for the amount, the payment methods with name and picture, and the bonus',
        'حقل المبلغ وطرق الدفع بأسمائها وصورها والمكافأة',
      ),
    },
    opening: {
      ar: 'فتح بوابة الدفع',
      sees: text('“Add fund” shows a spinner', '«إضافة رصيد» يعرض مؤشر التحميل'),
    },
    redirecting: {
      ar: 'في الطريق إلى الدفع',
      sees: text('“Add fund” shows a spinner', '«إضافة رصيد» يعرض مؤشر التحميل'),
    },
  },
  news: { 'fields.refused': text('each field shows its message', 'تظهر الرسائل عند حقولها') },
};
