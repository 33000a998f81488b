import type { PolicyText } from './policy-text';

export const terms: PolicyText = {
  title: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
  sections: [
    {
      heading: { en: 'Who sells to you', ar: 'من يبيع لك' },
      paragraphs: [
        {
          en: 'Your contract for goods, meals and rentals is with the shop or provider you order from. {shop} shows the offer, takes the payment and delivers the order.',
          ar: 'عقدك لشراء البضائع والوجبات والتأجير هو مع المتجر أو المزوّد الذي تطلب منه. أما «{shop}» فيعرض المنتجات ويستلم الدفع ويوصل الطلب.',
        },
      ],
    },
    {
      heading: { en: 'Orders and prices', ar: 'الطلبات والأسعار' },
      paragraphs: [
        {
          en: 'One order comes from one shop. The price that counts is the one shown when you place the order; if it changed since you filled the cart, we tell you before you pay.',
          ar: 'يأتي الطلب الواحد من متجر واحد. والسعر المعتمد هو المعروض عند إرسال الطلب؛ وإذا تغيّر منذ ملء السلة نخبرك قبل الدفع.',
        },
        {
          en: 'Some items have limits or run out. A shop may refuse an order that it cannot fulfil; you then pay nothing.',
          ar: 'لبعض الأصناف حدود أو قد تنفد. ويجوز للمتجر رفض طلب لا يستطيع تنفيذه؛ وعندها لا تدفع شيئًا.',
        },
      ],
    },
    {
      heading: { en: 'Your account', ar: 'حسابك' },
      paragraphs: [
        {
          en: 'You may order as a guest. If you open an account, keep its password to yourself and its details correct. You can delete the account at any time.',
          ar: 'يمكنك الطلب كزائر. وإذا فتحت حسابًا فاحتفظ بكلمة المرور لنفسك وببياناته صحيحة. ويمكنك حذف الحساب في أي وقت.',
        },
      ],
    },
    {
      heading: { en: 'Medicine and age', ar: 'الأدوية والعمر' },
      paragraphs: [
        {
          en: 'Prescription medicine is handed over only against a valid prescription, checked by the pharmacy. Couriers may ask for proof of age where the law does.',
          ar: 'لا تُسلَّم الأدوية الموصوفة إلا بوصفة سارية تتحقق منها الصيدلية. وقد يطلب المندوب إثبات العمر حيث يشترطه القانون.',
        },
      ],
    },
  ],
};
