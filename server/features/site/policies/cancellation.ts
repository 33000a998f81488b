import type { PolicyText } from './policy-text';

export const cancellation: PolicyText = {
  title: { en: 'Cancellation policy', ar: 'سياسة الإلغاء' },
  sections: [
    {
      heading: { en: 'Orders', ar: 'الطلبات' },
      paragraphs: [
        {
          en: 'Until the shop has accepted your order you can cancel it yourself, free of charge. Once it is being prepared, please call us: if the shop has not begun, we still stop it.',
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
          en: 'A rental can be cancelled free of charge until one hour before pickup. A parcel can be cancelled until the courier has collected it; after that it is brought back for the price of the way.',
          ar: 'يمكن إلغاء التأجير مجانًا حتى ساعة قبل الاستلام. ويمكن إلغاء الطرد حتى يستلمه المندوب؛ وبعد ذلك يعاد إليك بأجرة الطريق.',
        },
      ],
    },
  ],
};
