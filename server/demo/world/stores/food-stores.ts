import { text } from '../support/text';
import { storesOf } from './store-table';

/**
 * Restaurants: ST-01 to ST-05 and ST-13 of the specification, ST-16 to ST-29 to fill the lists, and stores of
 * other zones.
 */
export const foodStores = storesOf({
  moduleId: 1,
  hours: { opens: '10:00', closes: '23:00' },
  stores: `
    1 | 1 | Basil Kitchen | مطبخ الريحان | pizzas pastas salads juices cakes | 1f355 1f345 1f33f 1f9c0 | Neapolitan pizza and fresh pasta from a wood oven | بيتزا نابولية وباستا طازجة من فرن الحطب
    2 | 1 | Noor Grill | مشاوي نور | grills wraps mezze orientalSweets juices | 1f959 1f356 1f336-fe0f 1f345 | Charcoal grill and shawarma since the morning | مشاوي على الفحم وشاورما من الصباح
    3 | 1 | Night Owl | بومة الليل | burgers sides asianKitchen iceCream | 1f354 1f989 1f35f 1f319 | For those who are hungry after dark | لمن يجوع بعد حلول الظلام
    4 | 2 | Hilltop Pizza | بيتزا قمة التل | pizzas pastas sides juices | 1f355 26f0-fe0f 1f9c0 1fad2 | Thin crust with a view of the city | عجينة رقيقة وإطلالة على المدينة
    5 | 4 | Old Town Bakes | مخبوزات المدينة القديمة | bakery cakes orientalSweets hotDrinks | 1f950 1f956 1f9c1 1f369 | Bread and pastry from a hundred-year-old oven | خبز ومعجنات من فرن عمره مئة عام
    13 | 1 | Sushi Zen | سوشي زن | sushi juices | 1f363 1f364 1f962 1f375 | Small, quiet and very fresh | مكان صغير وهادئ وطازج دائمًا
    16 | 1 | Saffron House | بيت الزعفران | curries indianSides juices | 1f35b 1f336-fe0f 1fad3 1f96d | Curries of the north, breads of the clay oven | كاري شمال الهند وخبز فرن الطين
    17 | 1 | Burger Dock | رصيف البرغر | burgers sides iceCream juices | 1f354 1f35f 2693 1f964 | Smash burgers on the old quay | برغر مضغوط على الرصيف القديم
    18 | 1 | Wok & Roll | ووك أند رول | noodles asianKitchen | 1f35c 1f961 1f962 1f966 | Fast fire, fresh noodles | نار قوية ونودلز طازجة
    19 | 1 | Beit Jeddo | بيت جدّو | mezze grills shawarmaPlates orientalSweets | 1fad8 1f356 1fad2 1f343 | A Levantine table, as at grandfather's | مائدة شامية كما في بيت الجد
    20 | 1 | Green Bowl | الوعاء الأخضر | salads juices breakfast | 1f957 1f951 1f955 1f34b | Salads and soups that fill you | سلطات وشوربات مشبعة
    21 | 1 | Taco Marina | تاكو المارينا | mexican sides juices | 1f32e 1f32f 1f951 1f336-fe0f | Corn tortillas pressed every hour | تورتيلا ذرة تُحضّر كل ساعة
    22 | 1 | Mandi Palace | قصر المندي | riceDishes grills mezze | 1f35a 1f357 1f372 1f42a | Rice and lamb from the pit, for two or twenty | أرز ولحم من الحفرة لشخصين أو لعشرين
    23 | 1 | The Fish Market | سوق السمك | seafood salads sides | 1f41f 1f990 1f980 1f34b | Choose it fresh, we grill it | اختر سمكتك ونحن نشويها
    24 | 1 | Sugar & Rose | سكر وورد | cakes orientalSweets iceCream hotDrinks | 1f370 1f339 1f9c1 1f36f | Cakes for every small occasion | كعك لكل مناسبة صغيرة
    25 | 1 | Morning Glory | صباح الخير | breakfast bakery hotDrinks juices | 1f373 1f95e 1f950 2600-fe0f | Breakfast until four in the afternoon | فطور حتى الرابعة عصرًا
    26 | 1 | Falafel Brothers | فلافل الإخوة | wraps mezze juices | 1f9c6 1f959 1f96c 1f345 | Three brothers, one recipe | ثلاثة إخوة ووصفة واحدة
    27 | 1 | Seoul Corner | ركن سيول | asianKitchen noodles sushi | 1f357 1f35a 1f336-fe0f 1f962 | Korean comfort food | أطباق كورية دافئة
    28 | 1 | Pasta Nonna | باستا نونا | pastas pizzas cakes | 1f35d 1f345 1f9c4 1f33f | Pasta rolled by hand every morning | باستا تُحضّر باليد كل صباح
    29 | 1 | Juice Garden | حديقة العصائر | juices iceCream salads | 1f379 1f34d 1f96d 1f353 | Pressed to order, nothing added | تُعصر عند الطلب دون إضافات
    125 | 2 | Cedar Terrace | شرفة الأرز | mezze grills wraps hotDrinks | 1f332 1f356 1fad2 1f957 | Lebanese kitchen among the trees | مطبخ لبناني بين الأشجار
    126 | 2 | Hill Street Burgers | برغر شارع التل | burgers sides iceCream | 1f354 1f9c0 1f35f 1f964 | Big burgers, bigger napkins | برغر كبير ومناديل أكبر
    127 | 2 | Spice Route | طريق البهارات | curries indianSides riceDishes | 1f35b 1f9c4 1f336-fe0f 1fad3 | From Kashmir to Kerala | من كشمير إلى كيرالا
    128 | 2 | Little Hanoi | هانوي الصغيرة | noodles asianKitchen salads | 1f35c 1f33f 1f34b 1f962 | Broths that simmer all night | مرق يغلي على مهل طوال الليل
    129 | 4 | Qasr Al Sham | قصر الشام | grills mezze shawarmaPlates orientalSweets | 1f356 1fad2 1f958 1f35e | Damascus on a plate | الشام في طبق
    130 | 4 | The Spice Souk Kitchen | مطبخ سوق البهارات | riceDishes mezze hotDrinks | 1f372 1f35b 1f9c2 1fad6 | Home cooking behind the spice market | طبخ بيتي خلف سوق البهارات
    131 | 4 | Lantern Noodles | نودلز الفانوس | noodles sushi asianKitchen | 1f35c 1f3ee 1f962 1f95f | Noodles under red lanterns | نودلز تحت الفوانيس الحمراء`,
  terms: {
    1: { is_featured: true, can_schedule: true, per_km: 100, minimum_charge: 200, maximum_charge: 800 },
    2: {
      is_featured: true,
      is_halal: true,
      discount_percent: 10,
      announcement: text('10% off the whole menu this week', 'خصم 10٪ على القائمة كلها هذا الأسبوع'),
    },
    3: { can_schedule: true },
    5: { has_reviews: false, can_schedule: true },
    13: { is_featured: true, can_schedule: true, minimum_order: 2500, has_take_away: false },
    16: { is_featured: true, is_halal: true },
    17: { is_halal: true, minimum_order: 800 },
    19: { is_featured: true, is_halal: true },
    21: { discount_percent: 15 },
    22: { is_halal: true, minimum_order: 1500 },
    24: { is_featured: true, can_schedule: true },
    26: { is_halal: true, self_delivery: true, self_delivery_free: true },
    29: { admin_free_type: 'over', admin_free_over: 2000 },
    126: { discount_percent: 10 },
    129: { is_halal: true, is_featured: true },
  },
  otherHours: {
    3: [{ opens: '18:00', closes: '02:00' }],
    5: [{ opens: '06:00', closes: '20:00' }],
    13: [
      { opens: '11:00', closes: '13:05' },
      { opens: '18:00', closes: '23:00' },
    ],
    17: [{ opens: '12:00', closes: '01:00' }],
    25: [{ opens: '06:30', closes: '16:00' }],
  },
});
