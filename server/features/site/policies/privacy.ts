import type { PolicyText } from './policy-text';

export const privacy: PolicyText = {
  title: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
  sections: [
    {
      heading: { en: 'What we keep', ar: 'ما نحتفظ به' },
      paragraphs: [
        {
          en: 'To deliver an order we need a name, a phone number and an address. To remember your cart we store a random visitor number in your browser. We keep orders as long as tax law requires.',
          ar: 'لتوصيل الطلب نحتاج إلى اسم ورقم هاتف وعنوان. ولتذكّر سلتك نحفظ رقم زائر عشوائيًا في متصفحك. ونحتفظ بالطلبات المدة التي يفرضها قانون الضرائب.',
        },
      ],
    },
    {
      heading: { en: 'Who sees it', ar: 'من يطلع عليه' },
      paragraphs: [
        {
          en: 'The shop sees what you ordered and your first name. The courier sees the address and, while delivering, your number. Nobody buys your data, and no advertiser follows you here.',
          ar: 'يرى المتجر ما طلبته واسمك الأول. ويرى المندوب العنوان، ورقمك أثناء التوصيل فقط. لا يشتري أحد بياناتك ولا يتتبعك هنا أي معلن.',
        },
      ],
    },
    {
      heading: { en: 'Your position', ar: 'موقعك' },
      paragraphs: [
        {
          en: 'We ask your device for its position only when you press "Use Current Location", and use it only to find your delivery zone.',
          ar: 'لا نطلب موقع جهازك إلا عندما تضغط «استخدام الموقع الحالي»، ونستعمله فقط لمعرفة منطقة التوصيل.',
        },
      ],
    },
    {
      heading: { en: 'Your rights', ar: 'حقوقك' },
      paragraphs: [
        {
          en: 'Ask us what we know about you, correct it, or have it deleted: one message is enough, and we answer within thirty days.',
          ar: 'اسألنا عما نعرفه عنك أو صححه أو اطلب حذفه: رسالة واحدة تكفي، ونجيب خلال ثلاثين يومًا.',
        },
      ],
    },
  ],
};
