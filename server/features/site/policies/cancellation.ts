import type { PolicyText } from './policy-text';

export const cancellation: PolicyText = {
  title: { en: 'Cancellation policy', ar: 'سياسة الإلغاء' },
  sections: [
    {
      heading: { en: 'Orders', ar: 'الطلبات' },
      paragraphs: [
        {
          en: 'You can cancel your order free of charge until the shop accepts it. Once it’s being prepared, please call us: if the shop hasn’t started, we can still stop it.',
          ar: 'يمكنك إلغاء طلبك بنفسك مجانًا ما دام المتجر لم يقبله. وبعد بدء التحضير يرجى الاتصال بنا: إن لم يبدأ المتجر فعلًا فسنوقفه.',
        },
        {
          en: 'When a shop or courier cancels, you pay nothing and a payment made is returned in full.',
          ar: 'إذا ألغى المتجر أو المندوب فلن تدفع شيئًا ويعاد المبلغ المدفوع كاملًا.',
        },
      ],
    },
    {
      heading: { en: 'Trips and parcels', ar: 'الرحلات والطرود' },
      paragraphs: [
        {
          en: 'A rental can be cancelled free of charge until one hour before pickup. A parcel can be cancelled until the courier has collected it. After that, we charge for the return.',
          ar: 'يمكن إلغاء التأجير مجانًا حتى ساعة قبل الاستلام. ويمكن إلغاء الطرد حتى يستلمه المندوب؛ وبعد ذلك يعاد إليك بأجرة الطريق.',
        },
      ],
    },
  ],
};
