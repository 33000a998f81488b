import { goodsOf } from './shelf-table';

export const fruit = [
  ...goodsOf({
    category: 'fruit',
    isVeg: true,
    goods: `
      Red Apples | تفاح أحمر | 2.1 | 1f34e | kg | Crisp and sweet | مقرمش وحلو
      Green Apples | تفاح أخضر | 2.2 | 1f34f | kg | Sharp, good for baking | حامض ومناسب للخبز
      Pears | كمثرى | 2.4 | 1f350 | kg | Juicy conference pears | كمثرى كثيرة العصارة
      Black Grapes | عنب أسود | 3.6 | 1f347 | kg | Seedless | بلا بذور
      Peaches | خوخ | 3.2 | 1f351 | kg | Soft and fragrant | طري وعطر
      Mangoes | مانجو | 3.9 | 1f96d | kg | Ripe, from Yemen | ناضجة من اليمن
      Pineapple | أناناس | 2.9 | 1f34d | piece | One whole fruit | ثمرة كاملة
      Watermelon | بطيخ | 3.5 | 1f349 | piece | About four kilos | نحو أربعة كيلوغرامات
      Sweet Melon | شمام | 2.6 | 1f348 | piece | Orange inside | برتقالي من الداخل
      Kiwi | كيوي | 2.8 | 1f95d | pack 6x | Six fruits | ست ثمار
      Avocado | أفوكادو | 1.4 | 1f951 | piece | Ready to eat | جاهز للأكل
      Coconut | جوز الهند | 1.9 | 1f965 | piece | With plenty of water | ممتلئ بالماء
      Bananas | موز | 1.6 | 1f34c | kg | From Ecuador | من الإكوادور
      Medjool Dates | تمر مجدول | 8.5 | 1f334 | box 500g organic | Large and soft | كبير وطري`,
  }),
  ...goodsOf({
    category: 'citrus',
    isVeg: true,
    goods: `
      Oranges | برتقال | 1.9 | 1f34a | kg | For juice | للعصير
      Mandarins | يوسفي | 2.3 | 1f34a 1f343 | kg | Easy to peel | سهل التقشير
      Lemons | ليمون | 1.8 | 1f34b | kg | Thin skin, much juice | قشر رقيق وعصير وفير
      Organic Lemons | ليمون عضوي | 2.9 | 1f34b 1f33f | kg organic | Unwaxed | بلا شمع`,
  }),
  ...goodsOf({
    category: 'berries',
    isVeg: true,
    goods: `
      Strawberries | فراولة | 3.4 | 1f353 | box 250g | Picked yesterday | قُطفت بالأمس
      Blueberries | توت أزرق | 4.2 | 1fad0 | box 200g | 200 grams | 200 غرام
      Cherries | كرز | 5.5 | 1f352 | box 400g | Dark and sweet | داكن وحلو`,
  }),
];

export const vegetables = goodsOf({
  category: 'vegetables',
  isVeg: true,
  goods: `
    Tomatoes | طماطم | 1.5 | 1f345 | kg | Ripened on the vine | نضجت على الغصن
    Organic Tomatoes | طماطم عضوية | 2.6 | 1f345 1f33f | kg organic | From the Valley | من الوادي
    Cucumbers | خيار | 1.3 | 1f952 | kg | Small and crunchy | صغير ومقرمش
    Carrots | جزر | 1.1 | 1f955 | kg | Washed | مغسول
    Potatoes | بطاطا | 1.0 | 1f954 | kg | For frying and baking | للقلي والخبز
    Sweet Potatoes | بطاطا حلوة | 1.8 | 1f360 | kg | Orange inside | برتقالية من الداخل
    Onions | بصل | 0.9 | 1f9c5 | kg | Brown onions | بصل بني
    Garlic | ثوم | 0.8 | 1f9c4 | piece 3x | Three heads | ثلاثة رؤوس
    Aubergine | باذنجان | 1.6 | 1f346 | kg | Glossy and firm | لامع ومتماسك
    Bell Peppers | فلفل حلو | 2.4 | 1fad1 | pack 3x | Red, yellow and green | أحمر وأصفر وأخضر
    Chilli Peppers | فلفل حار | 0.9 | 1f336-fe0f | pack 100g | Very hot | حار جدًا
    Sweet Corn | ذرة حلوة | 1.5 | 1f33d | pack 2x | Two cobs | كوزان
    Broccoli | بروكلي | 2.1 | 1f966 | piece | Tight green head | رأس أخضر متماسك
    Lettuce | خس | 1.2 | 1f96c | piece | Romaine | خس روماني
    Mushrooms | فطر | 2.3 | 1f9fa 1f33f | box 250g | White buttons | فطر أبيض
    Spinach | سبانخ | 1.4 | 1f96c 1f33f | bunch 200g organic | Baby leaves | أوراق صغيرة
    Parsley | بقدونس | 0.5 | 1f33f | bunch | Flat leaf | أوراق عريضة
    Fresh Mint | نعناع طازج | 0.5 | 1f343 | bunch | For tea | للشاي
    Green Peas | بازلاء خضراء | 2.0 | 1fadb | pack 400g | In the pod | في قرونها
    Fresh Ginger | زنجبيل طازج | 1.7 | 1fada | pack 200g | 200 grams | 200 غرام
    Pumpkin | يقطين | 2.2 | 1f9fa 1f342 | piece | For soup and stew | للشوربة واليخنة`,
});

export const dairy = goodsOf({
  category: 'dairy',
  isVeg: true,
  goods: `
    Fresh Milk | حليب طازج | 2.3 | 1f95b | l allergens:m | Full fat | كامل الدسم
    Low-fat Milk | حليب قليل الدسم | 2.2 | 1f95b 1f404 | l allergens:m | One percent | واحد بالمئة
    Oat Drink | شراب الشوفان | 2.9 | 1f95b 1f33e | l organic | For coffee | للقهوة
    Laban | لبن رائب | 1.7 | 1f95b 1f343 | l allergens:m | Drinking yoghurt | لبن للشرب
    Greek Yoghurt | لبن يوناني | 2.4 | 1f963 | pack 500g allergens:m | Thick, 500 grams | كثيف، 500 غرام
    Labneh | لبنة | 2.6 | 1f963 1fad2 | pack 400g allergens:m | Strained overnight | مصفّاة طوال الليل
    Butter | زبدة | 3.1 | 1f9c8 | pack 250g allergens:m | Unsalted, 250 grams | غير مملحة، 250 غرامًا
    Cheddar | جبن شيدر | 4.2 | 1f9c0 | pack 350g allergens:m | Aged nine months | معتّق تسعة أشهر
    Halloumi | حلوم | 3.9 | 1f9c0 1f33f | pack 225g allergens:m | From Cyprus | من قبرص
    Feta | جبن فيتا | 3.4 | 1f9c0 1fad2 | pack 200g allergens:m | In brine | في محلول ملحي
    Mozzarella | موزاريلا | 2.8 | 1f9c0 1f345 | pack 125g allergens:m | Fresh ball | كرة طازجة
    Free-range Eggs | بيض دجاج حر | 3.6 | 1f95a | box 10x allergens:e | Ten large eggs | عشر بيضات كبيرة
    Organic Eggs | بيض عضوي | 4.4 | 1f95a 1f33e | box 6x organic allergens:e | Six eggs | ست بيضات
    Cream | قشطة | 1.9 | 1f36e | pack 250ml allergens:m | For cooking | للطبخ
    Custard Cups | كاسترد | 2.2 | 1f36e 1f95b | pack 4x allergens:me | Four cups | أربعة أكواب`,
});

export const bread = goodsOf({
  category: 'bread',
  isVeg: true,
  goods: `
    Arabic Bread | خبز عربي | 0.9 | 1fad3 | pack 6x allergens:g | Six loaves | ستة أرغفة
    Wholewheat Loaf | خبز قمح كامل | 2.1 | 1f35e | piece 600g allergens:g | Sliced | مقطّع شرائح
    White Toast | توست أبيض | 1.6 | 1f35e 1f9c8 | pack 500g allergens:g | Soft, for sandwiches | طري للساندويتشات
    Baguette | باغيت | 1.4 | 1f956 | piece 250g allergens:g | Baked at six | خُبز في السادسة
    Burger Buns | خبز برغر | 1.8 | 1f354 | pack 4x allergens:gt | Four buns with sesame | أربع قطع بالسمسم
    Tortilla Wraps | خبز تورتيلا | 2.2 | 1fad3 1f32f | pack 8x allergens:g | Eight wraps | ثماني قطع
    Bagels | بيغل | 2.4 | 1f96f | pack 4x allergens:g | Four plain bagels | أربع قطع سادة
    Croissants | كرواسون | 3.2 | 1f950 | pack 4x allergens:gm | Four, with butter | أربع قطع بالزبدة
    Pretzels | بريتزل | 1.9 | 1f968 | pack 200g allergens:g | Crunchy and salted | مقرمش ومملّح`,
});

export const meat = goodsOf({
  category: 'meat',
  goods: `
    Chicken Breast | صدر دجاج | 5.4 | 1f357 | kg | Skinless, halal | بلا جلد، حلال
    Whole Chicken | دجاجة كاملة | 5.9 | 1f413 | piece 1200g | About 1.2 kilos | نحو 1.2 كيلوغرام
    Minced Beef | لحم بقري مفروم | 7.8 | 1f969 | kg | Ten percent fat | عشرة بالمئة دهن
    Beef Steak | شريحة لحم بقري | 14.5 | 1f969 1f525 | kg | Ribeye, for the grill | ريب آي للشواء
    Lamb Leg | فخذ غنم | 12.9 | 1f356 | kg | Local lamb | غنم محلي
    Lamb Mince | لحم غنم مفروم | 10.5 | 1f356 1f33f | kg | For kofta | للكفتة
    Salmon Fillet | فيليه سلمون | 16.9 | 1f41f | kg allergens:f | From Norway | من النرويج
    Sea Bream | سمك الدنيس | 9.8 | 1f41f | kg allergens:f | Cleaned for you | منظّف لك
    Gulf Prawns | روبيان خليجي | 13.5 | 1f990 | kg allergens:s | Caught this week | من صيد هذا الأسبوع
    Blue Crab | سلطعون أزرق | 8.9 | 1f980 | kg allergens:s | On ice | على الثلج
    Squid | حبّار | 8.2 | 1f991 | kg allergens:s | Cleaned rings | حلقات منظّفة
    Turkey Slices | شرائح ديك رومي | 3.9 | 1f983 | pack 200g | Smoked, 200 grams | مدخنة، 200 غرام`,
});

export const frozen = goodsOf({
  category: 'frozen',
  goods: `
    Frozen Pizza | بيتزا مجمّدة | 4.9 | 1f355 | box 360g allergens:gm | Margherita | مارغريتا
    Vanilla Tub | علبة آيس كريم فانيلا | 5.2 | 1f368 | l allergens:m | One litre | لتر واحد
    Frozen Berries | توت مجمّد | 4.4 | 1fad0 1f9ca | bag 500g | For smoothies | للسموذي
    Frozen Peas | بازلاء مجمّدة | 2.1 | 1fadb 1f9ca | bag 900g | 900 grams | 900 غرام
    Frozen Fries | بطاطس مجمّدة | 2.9 | 1f35f | bag 1000g | For oven and fryer | للفرن والقلاية
    Fish Fingers | أصابع سمك | 4.1 | 1f364 1f41f | box 12x allergens:fg | Twelve pieces | اثنتا عشرة قطعة
    Samosa Pack | سمبوسة مجمّدة | 3.6 | 1f95f | box 20x allergens:g | Twenty vegetable samosas | عشرون سمبوسة خضار
    Ice Cubes | مكعبات ثلج | 1.2 | 1f9ca | bag 2000g | Two kilos | كيلوغرامان`,
});
