import type { PolicyText } from './policy-text';

export const refund: PolicyText = {
  title: { en: 'Refund policy', ar: 'سياسة الاسترداد' },
  sections: [
    {
      heading: { en: 'When you get your money back', ar: 'متى تسترد أموالك' },
      paragraphs: [
        {
          en: 'If something is missing, wrong, spoiled or broken, tell us within 24 hours of delivery, ideally with a photo. We refund its price, and the delivery fee too if the whole order was affected.',
          ar: 'إذا كان هناك نقص أو خطأ أو تلف أو كسر، فأخبرنا خلال 24 ساعة من التسليم، مع صورة إن أمكن. نعيد لك ثمنه، ورسوم التوصيل أيضًا إذا شمل الأمر الطلب كله.',
        },
        {
          en: 'Unopened goods can be returned within 14 days. Meals, fresh food and medicine cannot be returned unless they were faulty.',
          ar: 'يمكن إرجاع البضائع غير المفتوحة خلال 14 يومًا. ولا يمكن إرجاع الوجبات والأغذية الطازجة والأدوية إلا إذا كانت معيبة.',
        },
      ],
    },
    {
      heading: { en: 'How you get it', ar: 'كيف تستردها' },
      paragraphs: [
        {
          en: 'To your {shop} wallet at once, or to the card or account that you paid with within five working days. Cash payments are returned to the wallet.',
          ar: 'إلى محفظتك في «{shop}» فورًا، أو إلى البطاقة أو الحساب الذي دفعت به خلال خمسة أيام عمل. وتعاد المدفوعات النقدية إلى المحفظة.',
        },
      ],
    },
  ],
};
