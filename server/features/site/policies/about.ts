import type { PolicyText } from './policy-text';

export const about: PolicyText = {
  title: { en: 'About us', ar: 'من نحن' },
  sections: [
    {
      heading: null,
      paragraphs: [
        {
          en: '{shop} brings your city’s markets together: order from the shops you know, delivered by people from your city.',
          ar: 'يجمع «{shop}» أسواق مدينة واحدة: تطلب من المتاجر التي تعرفها، ويوصله إليك شخص من مدينتك.',
        },
        {
          en: 'We believe that ordering should feel like the market around the corner: you see who sells, you see the price, and you know when it arrives.',
          ar: 'نؤمن بأن الطلب يجب أن يشبه السوق القريب منك: ترى من يبيع، وترى السعر، وتعرف متى يصل.',
        },
      ],
    },
    {
      heading: { en: 'How we work', ar: 'كيف نعمل' },
      paragraphs: [
        {
          en: 'Shops set their own prices and keep their own names. Couriers choose their hours and are paid by distance and waiting time. You pay what the cart shows, and nothing is added afterwards.',
          ar: 'تحدد المتاجر أسعارها وتحتفظ بأسمائها. ويختار المندوبون ساعاتهم ويتقاضون أجرهم بحسب المسافة ووقت الانتظار. وأنت تدفع ما تعرضه السلة ولا يضاف شيء بعد ذلك.',
        },
        {
          en: 'If something goes wrong, a real person helps. Write to us or call. Our address and number are in the footer of every page.',
          ar: 'إن حدث خطأ ما، يجيبك شخص حقيقي. راسلنا أو اتصل بنا؛ العنوان والرقم في أسفل كل صفحة.',
        },
      ],
    },
  ],
};
