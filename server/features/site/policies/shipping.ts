import type { PolicyText } from './policy-text';

export const shipping: PolicyText = {
  title: { en: 'Shipping policy', ar: 'سياسة الشحن' },
  sections: [
    {
      heading: { en: 'Where and when', ar: 'أين ومتى' },
      paragraphs: [
        {
          en: 'We deliver inside the zones shown on the map, during the shop’s opening hours. Many shops also take scheduled orders: choose a time slot at checkout.',
          ar: 'نوصل داخل المناطق الظاهرة على الخريطة وخلال ساعات عمل المتجر. وتقبل متاجر كثيرة طلبات لوقت لاحق: اختر الوقت عند إتمام الطلب.',
        },
      ],
    },
    {
      heading: { en: 'What it costs', ar: 'كم تبلغ الرسوم' },
      paragraphs: [
        {
          en: 'The fee depends on the distance from the shop to you and is shown before you pay. Some shops deliver for free, always or above an amount. Take-away is free.',
          ar: 'تعتمد الرسوم على الطريق من المتجر إليك وتظهر قبل الدفع. وتوصل بعض المتاجر مجانًا، دائمًا أو فوق مبلغ معين. واستلام الطلب بنفسك لا يكلف شيئًا.',
        },
      ],
    },
    {
      heading: { en: 'At your door', ar: 'عند بابك' },
      paragraphs: [
        {
          en: 'The courier waits up to ten minutes and calls before leaving. Give the PIN shown with your order only when you have it in your hands.',
          ar: 'ينتظر المندوب حتى عشر دقائق ويتصل قبل أن يغادر. لا تعطِ الرمز الظاهر مع طلبك إلا بعد أن تستلم الطلب.',
        },
      ],
    },
  ],
};
