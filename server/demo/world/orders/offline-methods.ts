import { text } from '../support/text';
import type { Text, WorldTable } from '../world.types';

const field = (name: string, label: Text, placeholder: Text, isRequired = true) => ({
  name,
  label,
  placeholder,
  is_required: isRequired,
});

export const offlineMethods: WorldTable = {
  table: 'offline_methods',
  rows: [
    {
      id: 1,
      name: text('Bank transfer', 'تحويل مصرفي'),
      information: [
        { label: text('Bank', 'المصرف'), value: text('Bank of Port Maravel', 'مصرف بورت مارافيل') },
        { label: text('Account holder', 'صاحب الحساب'), value: text('Souk Trading', 'سوق للتجارة') },
        { label: text('IBAN', 'رقم الآيبان'), value: 'PM12 0345 6789 0123 4567' },
      ],
      fields: [
        field(
          'account_name',
          text('Name on the account', 'الاسم على الحساب'),
          text('Nour Haddad', 'نور حداد'),
        ),
        field(
          'transaction_id',
          text('Reference of the transfer', 'مرجع التحويل'),
          text('As your bank shows it', 'كما يظهر في مصرفك'),
        ),
        {
          name: 'paid_on',
          label: text('Day of the transfer', 'يوم التحويل'),
          is_required: false,
          kind: 'day',
        },
      ],
      position: 1,
    },
    {
      id: 2,
      name: text('Payment at the counter', 'الدفع لدى الفرع'),
      information: [
        {
          label: text('Counter', 'الفرع'),
          value: text('12 East Embankment, Port Maravel', '12 الكورنيش الشرقي، بورت مارافيل'),
        },
        { label: text('Open', 'ساعات العمل'), value: '09:00-21:00' },
      ],
      fields: [
        field('receipt_number', text('Number on the receipt', 'رقم الإيصال'), text('R-20417', 'إيصال 20417')),
      ],
      position: 2,
    },
  ],
};
