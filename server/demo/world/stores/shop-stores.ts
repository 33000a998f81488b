import { text } from '../support/text';
import { storesOf } from './store-table';

export const groceryStores = storesOf({
  moduleId: 2,
  hours: { opens: '07:00', closes: '23:30' },
  stores: `
    6 | 1 | FreshMart | فريش مارت | fruit vegetables dairy bread pantry drinks snacks household | 1f96c 1f34e 1f95b 1f956 | The big market by the harbour | السوق الكبير عند الميناء
    7 | 1 | Corner Grocer | بقالة الزاوية | fruit dairy bread snacks drinks pantry | 1f34e 1f35e 1f9c3 1f36b | The shop that is always open on your way | البقالة التي تجدها دائمًا في طريقك
    8 | 2 | Metro Mart | مترو مارت | fruit vegetables pantry meat frozen household baby | 1f6d2 1f955 1f9c0 1f9f4 | The weekly shopping of the Hills | تسوّق الأسبوع لأهل التلال
    15 | 1 | Empty Shelf | الرف الفارغ | | 1f9fa 1f4e6 1f331 | Opening soon, the shelves are being filled | نفتتح قريبًا، والرفوف قيد التجهيز
    101 | 1 | Green Valley Organics | الوادي الأخضر العضوي | fruit vegetables dairy pantry | 1f955 1f966 1f95a 1f33e | From farms within an hour's drive | من مزارع تبعد ساعة بالسيارة
    102 | 1 | The Butcher & Fishmonger | الجزّار وبائع السمك | meat frozen dairy | 1f969 1f41f 1f357 1f990 | Cut to order, on ice until your door | تقطيع حسب الطلب ومبرّد حتى بابك
    103 | 1 | Bulk & Barrel | المخزن والبرميل | pantry snacks drinks household | 1fad8 1f330 1f36f 1f9c2 | Grains, nuts and oils by weight | حبوب ومكسرات وزيوت بالوزن
    104 | 2 | Hillside Market | سوق سفح التل | fruit vegetables bread dairy drinks | 1f34b 1f345 1f956 1f9c0 | The neighbours' market | سوق الجيران
    105 | 2 | Daily Basket | سلة كل يوم | dairy bread snacks drinks baby household | 1f9fa 1f95b 1f36a 1f9fb | Everyday things at everyday prices | حاجات كل يوم بأسعار كل يوم`,
  terms: {
    6: { is_featured: true, can_schedule: true, admin_free_type: 'over', admin_free_over: 5000 },
    7: { self_delivery: true, self_delivery_free: true },
    8: { self_delivery: true, per_km: 200, minimum_charge: 300, maximum_charge: 1200 },
    15: { announcement: text('Opening on Saturday', 'الافتتاح يوم السبت') },
    101: { is_featured: true },
    104: { discount_percent: 5 },
  },
});

const allDay = { opens: '00:00', closes: '00:00' };

export const pharmacyStores = storesOf({
  moduleId: 3,
  hours: { opens: '08:00', closes: '23:00' },
  stores: `
    9 | 1 | CarePlus | كير بلس | pain cold stomach vitamins skin firstAid prescription devices | 1f48a 1fa7a 1f321-fe0f 1fa79 | Medicines day and night | أدوية ليلًا ونهارًا
    10 | 3 | Lakeside Pharmacy | صيدلية البحيرة | pain cold stomach vitamins mother dental prescription | 1f48a 1f9f4 1f343 1f4a7 | The family pharmacy by the water | صيدلية العائلة عند الماء
    106 | 1 | Harbour Health | صحة الميناء | pain cold vitamins skin firstAid | 2695-fe0f 1f48a 1f9ea 1fa79 | A pharmacist always answers | صيدلي يجيبك دائمًا
    107 | 1 | Mother & Little One | الأم والصغير | mother vitamins skin dental | 1f37c 1f9f8 1f9f4 1f476 | Gentle care for the first years | عناية لطيفة للسنوات الأولى
    108 | 3 | Blue Lake Drugstore | صيدلية البحيرة الزرقاء | pain cold stomach firstAid devices | 1f4a7 1f48a 1fa7a 1f9fc | Open late, close to you | مفتوحة حتى وقت متأخر وقريبة منك
    109 | 3 | Vita Corner | ركن فيتا | vitamins skin dental mother | 1f34a 1f48a 1f955 1f9f4 | Vitamins, skin and smile | فيتامينات وبشرة وابتسامة
    110 | 1 | Al Shifa Pharmacy | صيدلية الشفاء | pain stomach prescription devices firstAid | 1f489 1f48a 1fa7a 1f4cb | Serving the port since 1961 | في خدمة الميناء منذ 1961`,
  terms: { 9: { is_featured: true }, 10: { is_featured: true }, 107: { discount_percent: 10 } },
  otherHours: { 9: [allDay], 110: [allDay] },
});

export const shops = storesOf({
  moduleId: 4,
  hours: { opens: '09:00', closes: '22:00' },
  stores: `
    11 | 1 | TechHub | تك هب | phones audio | 1f4bb 1f4f1 1f3a7 231a | Everything with a plug or a battery | كل ما له قابس أو بطارية
    12 | 1 | StyleBox | ستايل بوكس | men women shoes | 1f455 1f457 1f45f 1f45c | Clothes for the whole week | ملابس لكل أيام الأسبوع
    111 | 1 | Home & Hearth | البيت والموقد | home | 1f6cb-fe0f 1f4a1 1fab4 2615 | Things that make a house a home | أشياء تجعل المنزل بيتًا
    112 | 1 | Playhouse | بيت اللعب | toys books | 1f9f8 1f9e9 1f3b2 1fa81 | Toys that last longer than the batteries | ألعاب تعيش أطول من البطاريات
    113 | 1 | Summit Sports | قمة الرياضة | sports shoes | 26bd 1f3c0 1f3be 26fa | Kit for the sea, the hall and the hills | عتاد للبحر والصالة والتلال
    114 | 1 | Rose & Oud | ورد وعود | beauty | 1f484 1f339 1f9f4 1f485 | Perfume, skin and colour | عطور وبشرة وألوان
    115 | 1 | Paper Moon | قمر الورق | books | 1f4da 270f-fe0f 1f319 1f4d2 | Books, notebooks and good pens | كتب ودفاتر وأقلام جيدة
    116 | 1 | Second Skin | الجلد الثاني | shoes men women | 1f45e 1f45c 1f9e5 1f9e3 | Leather and wool, made nearby | جلد وصوف من صنع قريب
    117 | 1 | Lens & Sound | عدسة وصوت | audio phones | 1f4f7 1f3a7 1f50a 1f399-fe0f | For eyes and ears | للعيون والآذان
    118 | 1 | Kitchen Story | حكاية المطبخ | home beauty | 1f373 1f52a 1f9c2 1fad6 | Pans, knives and tables laid | قدور وسكاكين وموائد عامرة`,
  terms: {
    11: { is_featured: true, fixed_charge: 450 },
    12: {
      is_featured: true,
      admin_free_type: 'all',
      return_days: 30,
      return_terms: text(
        'Unworn, with its labels. We collect it at your door.',
        'غير ملبوسة وبملصقاتها. نستلمها من باب منزلك.',
      ),
    },
    113: {
      is_featured: true,
      discount_percent: 5,
      return_days: 21,
      return_terms: text('Unused, in its box.', 'غير مستعملة وفي علبتها.'),
    },
    114: { admin_free_type: 'over', admin_free_over: 7500 },
  },
});

export const cafes = storesOf({
  moduleId: 7,
  hours: { opens: '07:00', closes: '23:00' },
  stores: `
    14 | 1 | Corner Cafe | مقهى الزاوية | coffee cafePastries | 2615 1f950 1f9c1 1f4f0 | Your coffee is ready when you pass by | قهوتك جاهزة حين تمر بنا
    119 | 1 | Harbour Roasters | محمصة الميناء | coffee iced cafePastries | 2615 1fad8 2693 1f36a | Roasted on Mondays and Thursdays | تحميص كل اثنين وخميس
    120 | 1 | The Tea Room | غرفة الشاي | tea cafeCakes sandwiches | 1fad6 1f375 1f370 1f33c | Forty teas and one good scone | أربعون نوع شاي وكعكة سكون واحدة متقنة
    121 | 1 | Bubble Bar | بابل بار | iced tea cafeCakes | 1f9cb 1f353 1f96d 1f9ca | Bubble tea in every colour | شاي الفقاعات بكل الألوان
    122 | 1 | Page & Bean | صفحة وحبّة | coffee tea cafeCakes | 1f4d6 2615 1f36a 1fad8 | A bookshop that smells of coffee | مكتبة تفوح منها رائحة القهوة
    123 | 1 | Sunrise Espresso | إسبريسو الشروق | coffee sandwiches cafePastries | 1f305 2615 1f96a 1f950 | First espresso of the day at seven | أول إسبريسو في اليوم عند السابعة
    124 | 1 | Karak Corner | ركن الكرك | tea iced sandwiches | 1fad6 1f9cb 1f9c2 1f95e | Karak, chapati and long talks | كرك وجباتي وأحاديث طويلة`,
  terms: { 14: { has_delivery: false }, 119: { is_featured: true }, 121: { discount_percent: 10 } },
});

export const generalStores = storesOf({
  moduleId: 8,
  hours: { opens: '09:00', closes: '21:00' },
  stores: `
    132 | 1 | Gift Corner | ركن الهدايا | gifts | 1f381 1f380 1f388 1f48c | Cards and services to give away | بطاقات وخدمات لتُهدى`,
});
