import type { PolicyText } from './policy-text';

export const about: PolicyText = {
  title: { en: 'About us', ar: 'من نحن' },
  sections: [
    {
      heading: null,
      paragraphs: [
        {
          en: 'Souk began in 2021 at the harbour of Port Maravel, with three couriers and eleven kitchens that were tired of losing a third of every order to somebody else. Today more than sixty shops of the city sell here: kitchens, grocers, pharmacies, shops, couriers and car hires.',
          ar: 'بدأ «سوق» عام ٢٠٢١ عند مرفأ بورت مارافيل، مع ثلاثة مندوبين وأحد عشر مطبخًا سئموا خسارة ثلث كل طلب لصالح غيرهم. واليوم يبيع هنا أكثر من ستين متجرًا في المدينة: مطابخ وبقالات وصيدليات ومتاجر وتوصيل وتأجير سيارات.',
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
          en: 'If something goes wrong, a person answers. Write to us or call; the address and the number are at the foot of every page.',
          ar: 'إن حدث خطأ ما، يجيبك شخص حقيقي. راسلنا أو اتصل بنا؛ العنوان والرقم في أسفل كل صفحة.',
        },
      ],
    },
  ],
};
