import { lineTable } from '../support/line-table';
import { text } from '../support/text';
import type { Text } from '../world.types';

type Kind = 'meal' | 'medicine' | 'thing';

const commentsOf = (source: string): Text[] => lineTable(source, 2).map(([en = '', ar = '']) => text(en, ar));

/** Review comments that fit any item. */
const glad = commentsOf(`
  Exactly as described, and still better than I hoped. | كما في الوصف تمامًا، بل أفضل مما توقعت.
  Third order this month, never disappointed. | طلبي الثالث هذا الشهر ولم يخب ظني أبدًا.
  Arrived early and carefully packed. | وصل قبل موعده ومغلّفًا بعناية.
  Friendly people and fair prices. | ناس ودودون وأسعار عادلة.
  Great quality for the money. | جودة رائعة مقابل السعر.
`);

const pleased = commentsOf(`
  Very good, only the box was a little bent. | جيد جدًا، لكن العلبة كانت منثنية قليلًا.
  Fast delivery, quality as expected. | توصيل سريع وجودة كما توقعت.
  Nice, and the driver called before arriving. | لطيف، واتصل السائق قبل الوصول.
  Solid choice for every day. | خيار موثوق لكل يوم.
`);

const fair = commentsOf(`
  Fine, but nothing special. | لا بأس به، لكنه عادي.
  Good product, late delivery. | منتج جيد لكن التوصيل متأخر.
  It was all right for the price. | مقبول بالنسبة لسعره.
  Smaller than in the picture. | أصغر مما في الصورة.
`);

const sorry = commentsOf(`
  Arrived half an hour late. | وصل متأخرًا نصف ساعة.
  Not what I expected from the description. | ليس كما توقعت من الوصف.
  One part was missing, they refunded it. | كان هناك جزء ناقص، وأعادوا لي ثمنه.
`);

const tasty = commentsOf(`
  My children asked for it again the next day. | طلبه أطفالي مرة أخرى في اليوم التالي.
  The best in the harbour, no question. | الأفضل في الميناء بلا نقاش.
  I will order this again for guests. | سأطلبه مرة أخرى للضيوف.
  It was even better the second time. | كان أفضل حتى في المرة الثانية.
  Honest portions and real taste. | كمية وافية وجودة حقيقية.
`);

const tastyEnough = commentsOf(`
  Good, I would have liked a bit more of it. | جيد، وتمنيت لو كانت الكمية أكبر قليلًا.
  Fresh and well made. | طازج ومتقن الصنع.
`);

const helpful = commentsOf(`
  Within twenty minutes at the door, when it was needed. | وصل إلى الباب خلال عشرين دقيقة وقت الحاجة.
  The pharmacist called and explained how to use it. | اتصل الصيدلي وشرح طريقة الاستعمال.
  Sealed, with a long date on it. | مغلق بإحكام وتاريخ صلاحيته بعيد.
`);

const audio = commentsOf(`
  The silence when you switch them on is unreal. | الصمت عند تشغيلها لا يُصدّق.
  Comfortable for a whole flight to London. | مريحة طوال رحلة كاملة إلى لندن.
  The battery really lasts forty hours. | البطارية تدوم أربعين ساعة فعلًا.
  Clear voice on calls, even by the sea. | صوت واضح في المكالمات حتى قرب البحر.
  A little heavy after three hours. | ثقيلة قليلًا بعد ثلاث ساعات.
  The left cushion came loose, replaced within a day. | انفكت الوسادة اليسرى واستُبدلت خلال يوم.
`);

const byRating: Record<number, Text[]> = { 5: glad, 4: pleased, 3: fair, 2: sorry, 1: sorry };

/** Review comments for one kind of item, by number of stars. */
const byKind: Record<Kind, Record<number, Text[]>> = {
  meal: { 5: tasty, 4: tastyEnough },
  medicine: { 5: helpful },
  thing: {},
};

export const headphoneComments = audio;

export const commentsFor = (rating: number, kind: Kind): Text[] => [
  ...(byRating[rating] ?? fair),
  ...(byKind[kind][rating] ?? []),
];

export const replies = commentsOf(`
  Thank you! We are happy that you liked it. | شكرًا لك! يسعدنا أنه نال إعجابك.
  We are sorry. Write to us and we will make it good. | نعتذر منك. راسلنا وسنعوّضك.
  Thank you for the honest words, we are working on it. | شكرًا على صراحتك، نحن نعمل على ذلك.
`);

export const reviewers: string[] = [
  ...['Layla H.', 'Omar K.', 'Sara M.', 'Yusuf A.', 'Nadia R.', 'Tom B.', 'Priya S.', 'Hassan D.', 'Mei L.'],
  ...['Ana P.', 'Khalid N.', 'Julia W.', 'Rami T.', 'Dalia F.', 'James O.', 'Noura Q.', 'Ivan P.', 'Huda Z.'],
  ...['Lucas V.', 'Mariam E.', 'Kenji T.', 'Aisha B.', 'Peter G.', 'Salma J.', 'Faris I.', 'Elena C.'],
];
