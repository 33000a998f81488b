import type { PolicyText } from './policy-text';

export const rental: PolicyText = {
  title: { en: 'Terms of rental', ar: 'شروط التأجير' },
  sections: [
    {
      heading: null,
      paragraphs: [
        {
          en: 'The provider named on your booking rents you the vehicle on these terms. The vehicle’s own page may add terms.',
          ar: 'يؤجرك المزوّد المذكور في حجزك المركبة وفق هذه الشروط، ويضاف إليها ما تذكره صفحة المركبة عنها.',
        },
      ],
    },
    {
      heading: { en: 'Licence and age', ar: 'الرخصة والعمر' },
      paragraphs: [
        {
          en: 'The driver is at least 21 years old, or 25 for vans and for cars of the luxury class, and has held a valid driving licence for at least one year. Bring the licence and an identity card to the pickup: without them the vehicle is not handed over.',
          ar: 'لا يقل عمر السائق عن 21 عامًا، أو 25 عامًا للحافلات الصغيرة والسيارات الفاخرة، ويحمل رخصة قيادة سارية منذ سنة على الأقل. أحضر الرخصة وبطاقة الهوية عند الاستلام، إذ لا تُسلَّم المركبة من دونهما.',
        },
        {
          en: 'Every driver must show their licence at pickup.',
          ar: 'لا يقود المركبة إلا من اطّلع المزوّد على رخصته عند الاستلام.',
        },
      ],
    },
    {
      heading: { en: 'Deposit', ar: 'مبلغ التأمين' },
      paragraphs: [
        {
          en: 'The provider may hold a deposit at the pickup, at most the price of one day. It is released when the vehicle is back undamaged, within five working days.',
          ar: 'يحق للمزوّد حجز مبلغ تأمين عند الاستلام لا يتجاوز سعر يوم واحد، ويعاد عند إرجاع المركبة سليمة خلال خمسة أيام عمل.',
        },
      ],
    },
    {
      heading: { en: 'Insurance', ar: 'التأمين' },
      paragraphs: [
        {
          en: 'Every vehicle is insured against damage to others. Damage to the vehicle is covered above the amount of the deposit, unless it was caused on purpose, by gross negligence, or by a driver whose licence the provider has not seen.',
          ar: 'كل مركبة مؤمَّن عليها ضد أضرار الغير. ويغطي التأمين أضرار المركبة التي تتجاوز مبلغ التأمين المحجوز، ما لم تكن متعمدة أو ناتجة عن إهمال جسيم أو عن سائق لم يطّلع المزوّد على رخصته.',
        },
      ],
    },
    {
      heading: { en: 'Fuel', ar: 'الوقود' },
      paragraphs: [
        {
          en: 'You get the vehicle with a full tank or battery and return it full. Anything missing is charged at the price of the nearest station.',
          ar: 'تستلم المركبة بخزان أو بطارية ممتلئة وتعيدها كذلك. ويُحسب الناقص بسعر أقرب محطة.',
        },
      ],
    },
    {
      heading: { en: 'Kilometres', ar: 'الكيلومترات' },
      paragraphs: [
        {
          en: 'Trips by distance include the kilometres of the booked route. Hourly and daily trips include 200 kilometres a day. Each extra kilometre costs the vehicle’s price by distance.',
          ar: 'تشمل الرحلة بالمسافة كيلومترات الطريق المحجوز، وتشمل رحلات الساعة واليوم 200 كيلومتر في اليوم. وكل كيلومتر إضافي يُحسب بسعر المركبة بالمسافة.',
        },
      ],
    },
    {
      heading: { en: 'Changes and cancellation', ar: 'التعديل والإلغاء' },
      paragraphs: [
        {
          en: 'You can cancel for free on your trip’s page until one hour before pickup, with a full refund. The provider has to accept a new time, at the price shown before you ask.',
          ar: 'يمكنك الإلغاء مجانًا من صفحة رحلتك حتى ساعة قبل الاستلام، ويعود إليك ما دفعته. أما تغيير الوقت فيحتاج إلى موافقة المزوّد، وبالسعر المعروض قبل طلبك.',
        },
      ],
    },
  ],
};
