import { lineTable } from '../support/line-table';
import { text } from '../support/text';
import type { WorldTable } from '../world.types';

/**
 * Columns: id | module | zone or empty | target | emojis | title; in Arabic | subtitle; in Arabic.
 * A target is `store:1`, `item:101` or a link.
 */
const list = lineTable(
  `
  11 | 1 |   | store:1   | 1f35c 1f355 1f354 1f957 | Good food from around the corner | أطباق شهية من مطابخ قريبة | Cooked now, at your door while it is hot | يُطهى الآن ويصل إليك ساخنًا
  12 | 1 | 1 | store:2   | 1f959 1f356 1f336-fe0f 1fad3 | 10% off at Noor Grill | خصم 10٪ من مشاوي نور | All week, on the whole menu | طوال الأسبوع على القائمة كلها
  13 | 1 | 1 | item:107  | 1f371 1f963 1f319 1f356 | The Iftar Box is back | عاد صندوق الإفطار | A quarter off from noon to eight | خصم الربع من الظهر حتى الثامنة
  14 | 1 | 1 | store:13  | 1f363 1f364 1f962 1f375 | Sushi, rolled while you wait | سوشي يُلف وأنت تنتظر | From Sushi Zen on the quay | من سوشي زن على الرصيف
  15 | 1 | 2 | item:112  | 1f355 26f0-fe0f 1f9c0 1f345 | Pizza with a view | بيتزا مع إطلالة | Fresh from the top of the hill | طازجة من قمة التل
  16 | 1 | 4 | store:5   | 1f950 1f956 1f9c1 2615 | Bread from a hundred-year-old oven | خبز من فرن عمره مئة عام | Old Town Bakes opens at six | مخبوزات المدينة القديمة تفتح في السادسة
  17 | 1 |   | store:29  | 1f379 1f34d 1f96d 1f353 | Pressed for you, this minute | يُعصر لك في هذه اللحظة | Juices without anything added | عصائر دون أي إضافات
  21 | 2 |   | store:6   | 1f96c 1f34e 1f95b 1f956 | The week's shopping at your door | تسوّق الأسبوع عند بابك | Free delivery over $50 at FreshMart | توصيل مجاني فوق \u2066$50\u2069 من فريش مارت
  22 | 2 | 1 | store:101 | 1f955 1f966 1f345 1f33e | Picked this morning | قُطف هذا الصباح | Organic vegetables from the Valley | خضار عضوية من الوادي
  23 | 2 | 2 | store:8   | 1f6d2 1f9c0 1f35e 1f95a | Everything for the Hills | كل شيء لأهل التلال | Metro Mart delivers with its own vans | مترو مارت يوصل بسياراته
  31 | 3 |   | store:9   | 1f48a 1fa7a 1f321-fe0f 1fa79 | A pharmacy that never sleeps | صيدلية لا تنام | CarePlus, day and night | كير بلس ليلًا ونهارًا
  32 | 3 | 3 | store:10  | 1f34a 1f48a 1f343 1f4a7 | Winter is coming to the lake | الشتاء قادم إلى البحيرة | Vitamins and cold relief | فيتامينات وعلاجات الزكام
  33 | 3 | 1 | store:107 | 1f37c 1f9f8 1f9f4 1f476 | Gentle care, 10% off | عناية لطيفة بخصم 10٪ | For mothers and little ones | للأمهات والصغار
  41 | 4 |   | item:407  | 1f3a7 1f3b5 1f50b 26a1 | Flash sale: hear it before it ends | تخفيضات خاطفة: اسمعها قبل أن تنتهي | A quarter off the headphones | خصم الربع على سماعات الرأس
  42 | 4 |   | store:12  | 1f455 1f457 1f45f 1f45c | Dressed for the whole week | أناقة لكل أيام الأسبوع | StyleBox delivers for free | ستايل بوكس يوصل مجانًا
  43 | 4 |   | store:111 | 1f6cb-fe0f 1f4a1 1fab4 23f0 | Make it a home | اجعله بيتًا | Lamps, blankets and a quiet chair | مصابيح وبطانيات وكرسي هادئ
  51 | 5 |   | /home     | 1f4e6 1f6f5 1f4cd 1f4c4 | Across town before lunch | عبر المدينة قبل الغداء | Documents and boxes, tracked all the way | مستندات وصناديق مع تتبع طوال الطريق
  61 | 6 |   | /rental   | 1f697 1f6e3-fe0f 1f5fa-fe0f 1f511 | The coast road is yours | طريق الساحل لك | Cars by the hour or the day | سيارات بالساعة أو باليوم
  62 | 6 |   | /rental   | 1f6f5 1f699 1f690 1f6fb | Two wheels or nine seats | عجلتان أو تسعة مقاعد | Find what fits the trip | اختر ما يناسب الرحلة
  71 | 7 |   | store:14  | 2615 1f950 1f9c1 1f4f0 | Ready when you pass by | جاهزة حين تمر بنا | Order ahead at Corner Cafe | اطلب مسبقًا من مقهى الزاوية
  72 | 7 |   | store:121 | 1f9cb 1f353 1f96d 1f9ca | Bubbles in every colour | فقاعات بكل الألوان | 10% off at Bubble Bar | خصم 10٪ من بابل بار
  73 | 7 |   | store:119 | 1fad8 2615 2693 1f36a | Roasted this morning | حُمّصت هذا الصباح | Single origins by the harbour | بن من منشأ واحد عند الميناء
  81 | 8 |   | store:132 | 1f381 1f380 1f388 1f48c | Give something today | أهدِ شيئًا اليوم | Cards and services | بطاقات وخدمات`,
  9,
);

const targetOf = (target: string) => {
  const [kind, id] = target.split(':');
  return {
    store_id: kind === 'store' ? Number(id) : null,
    item_id: kind === 'item' ? Number(id) : null,
    link: id === undefined ? target : null,
  };
};

/**
 * The two items whose pictures a banner shows. The pictures must not contain text, because right-to-left
 * pages mirror banners. Banners that are not listed show emojis.
 */
const SHOWN: Record<string, [string, string]> = {
  11: ['Margherita', 'Greek Salad'],
  12: ['Shish Taouk', 'Hummus'],
  13: ['Iftar Box', 'Lentil Soup'],
  14: ['Salmon Nigiri', 'California Roll'],
  15: ['Pepperoni Pizza', 'Spaghetti Bolognese'],
  16: ['Butter Croissant', 'Cupcake'],
  17: ['Orange Juice', 'Watermelon Juice'],
  21: ['Red Apples', 'White Toast'],
  22: ['Organic Tomatoes', 'Carrots'],
  23: ['Eggs', 'Bananas'],
  33: ['Feeding Bottle', 'Soft Toothbrush'],
  41: ['Headphones', 'Light Notebook'],
  42: ['Summer Dress', 'Cashmere Scarf'],
  43: ['Single Bed', 'Table Lamp'],
  61: ['Kestrel Cabrio', 'Sedan'],
  62: ['Scooter', 'Van'],
  71: ['Cappuccino', 'Almond Croissant'],
  72: ['Taro Bubble Tea', 'Bubble Milk Tea'],
  73: ['Espresso', 'Cortado'],
};

/** The contents of each banner's picture: emojis, items and module. */
export const bannerPictures: { id: number; moduleId: number; emojis: string[]; goods: string[] }[] = list.map(
  ([id, module, , , emojis = '']) => ({
    id: Number(id),
    moduleId: Number(module),
    emojis: emojis.split(' '),
    goods: SHOWN[id ?? ''] ?? [],
  }),
);

export const banners: WorldTable = {
  table: 'banners',
  rows: list.map(
    ([id, module, zone, target = '', , title = '', titleAr = '', subtitle = '', subtitleAr = ''], index) => ({
      id: Number(id),
      module_id: Number(module),
      zone_id: zone === '' ? null : Number(zone),
      title: text(title, titleAr),
      subtitle: text(subtitle, subtitleAr),
      image: `/pictures/banner/${id}.svg`,
      ...targetOf(target),
      position: index,
    }),
  ),
};
