import { text } from '../support/text';
import { dishesOf } from './dish-table';
import { grillSide, mealDeal, portion, spiciness, wrapExtras } from './food-options';

const levantine = text('Levantine', 'شامي');

export const grills = dishesOf({
  category: 'grills',
  tag: levantine,
  foodGroups: [grillSide],
  hasAddOns: true,
  dishes: `
    Mixed Grill | مشاوي مشكّلة | 16.0 | 1f356 | h.g | Kofta, shish taouk and lamb cubes over charcoal | كفتة وشيش طاووق وقطع لحم على الفحم
    Shish Taouk | شيش طاووق | 11.0 | 1f357 | h.m | Chicken in yoghurt, lemon and garlic | دجاج متبّل باللبن والليمون والثوم
    Lamb Kofta | كفتة لحم | 11.5 | 1f356 | h. | Minced lamb, parsley and onion | لحم غنم مفروم مع البقدونس والبصل
    Lamb Chops | ريش غنم | 17.0 | 1f969 | h. | Four chops with seven spices | أربع ريش مع البهارات السبع
    Grilled Half Chicken | نصف دجاجة مشوية | 9.5 | 1f357 | h. | Marinated overnight, with garlic cream | متبّلة ليلة كاملة وتقدم مع كريمة الثوم
    Beef Tikka | تكّة لحم | 12.5 | 1f969 1f336-fe0f | h. | Tender cubes with Gulf spices | مكعبات طرية ببهارات خليجية
    Arayes | عرايس | 8.0 | 1fad3 | h.g | Grilled bread filled with spiced meat | خبز مشوي محشو باللحم المتبّل
    Chicken Wings with Sumac | أجنحة دجاج بالسماق | 8.5 | 1f357 | h. | Ten wings, lemon and sumac | عشرة أجنحة مع الليمون والسماق
    Grilled Halloumi | حلوم مشوي | 7.0 | 1f958 1f9c0 | v.m | With tomato and dried mint | مع الطماطم والنعناع المجفف
    Stuffed Pigeon | حمام محشي | 15.0 | 1f357 | h.g | Filled with freekeh, an Egyptian classic | محشو بالفريك على الطريقة المصرية`,
});

export const wraps = dishesOf({
  category: 'wraps',
  tag: levantine,
  foodGroups: [wrapExtras, spiciness],
  hasAddOns: true,
  dishes: `
    Chicken Shawarma | شاورما دجاج | 5.5 | 1f959 | h.g | Garlic cream, pickles and thin bread | كريمة الثوم ومخلل وخبز رقيق
    Beef Shawarma | شاورما لحم بقري | 6.0 | 1f959 1f969 | h.gt | Tahini, parsley, onion and sumac | طحينة وبقدونس وبصل وسماق
    Falafel Sandwich | ساندويتش فلافل | 4.0 | 1f9c6 | v.gt | Crisp falafel, tomato and tahini | فلافل مقرمشة وطماطم وطحينة
    Shish Taouk Wrap | لفافة شيش طاووق | 6.0 | 1f959 1f357 | h.g | Grilled chicken, coleslaw and garlic | دجاج مشوي وسلطة ملفوف وثوم
    Kofta Wrap | لفافة كفتة | 6.5 | 1f959 | h.gt | Grilled kofta, hummus and onion | كفتة مشوية وحمّص وبصل
    Halloumi Wrap | لفافة حلوم | 5.5 | 1f959 1f9c0 | v.mg | Halloumi, olives and fresh mint | حلوم وزيتون ونعناع طازج
    Cauliflower Wrap | لفافة القرنبيط | 5.0 | 1f959 1f966 | v.gt | Fried cauliflower with tarator sauce | قرنبيط مقلي مع صلصة الطراطور
    Liver Sandwich | ساندويتش كبدة | 5.5 | 1f956 | h.g | Alexandrian liver, green pepper and garlic | كبدة إسكندرانية مع الفلفل الأخضر والثوم`,
});

export const shawarmaPlates = dishesOf({
  category: 'wraps',
  tag: levantine,
  foodGroups: [portion, mealDeal],
  dishes: `
    Shawarma Plate | صحن شاورما | 9.5 | 1f958 | h.gt | Sliced shawarma, fries, pickles and bread | شاورما مقطعة وبطاطس ومخلل وخبز
    Fattet Shawarma | فتّة شاورما | 9.0 | 1f958 | h.mgn | Toasted bread, yoghurt, shawarma and pine nuts | خبز محمص ولبن وشاورما وصنوبر
    Falafel Plate | صحن فلافل | 7.5 | 1f9c6 1f957 | v.gt | Ten falafel with salads and tahini | عشر حبات فلافل مع سلطات وطحينة`,
});

export const mezze = dishesOf({
  category: 'salads',
  tag: levantine,
  dishes: `
    Hummus | حمّص بالطحينة | 4.0 | 1f963 1fad8 | v.t | Chickpeas, tahini and olive oil | حمّص وطحينة وزيت زيتون
    Moutabal | متبّل باذنجان | 4.5 | 1f963 1f346 | v.mt | Smoked aubergine with tahini and yoghurt | باذنجان مدخن مع الطحينة واللبن
    Tabbouleh | تبولة | 4.5 | 1f957 1f33f | v.g | Parsley, bulgur, tomato and lemon | بقدونس وبرغل وطماطم وليمون
    Fattoush | فتّوش | 5.0 | 1f957 | v.g | Garden salad, toasted bread and sumac | سلطة بلدية وخبز محمص وسماق
    Stuffed Vine Leaves | ورق عنب | 5.5 | 1f343 | v. | Rice, tomato and herbs, cooked in lemon | أرز وطماطم وأعشاب مطهوة بالليمون
    Lentil Soup | شوربة عدس | 3.5 | 1f963 | v. | Red lentils, cumin and lemon | عدس أحمر وكمون وليمون
    Fried Kibbeh | كبّة مقلية | 5.5 | 1f9c6 | h.gn | Bulgur shells with lamb and pine nuts | برغل محشو بلحم الغنم والصنوبر
    Cheese Rolls | رقائق بالجبن | 4.5 | 1f95f 1f9c0 | v.mg | Crisp pastry filled with white cheese | عجين مقرمش محشو بالجبن الأبيض
    Labneh with Olive Oil | لبنة بزيت الزيتون | 3.5 | 1f963 1fad2 | v.m | Strained yoghurt with dried mint | لبن مصفّى مع النعناع المجفف`,
});

export const riceDishes = dishesOf({
  category: 'rice',
  tag: text('Gulf', 'خليجي'),
  foodGroups: [portion],
  hasAddOns: true,
  dishes: `
    Chicken Mandi | مندي دجاج | 10.0 | 1f35a 1f357 | h. | Smoked rice with chicken from the clay oven | أرز مدخن مع دجاج من التنور
    Lamb Mandi | مندي لحم | 14.0 | 1f356 1f35a | h. | Lamb shoulder, raisins and almonds | كتف غنم وزبيب ولوز
    Chicken Kabsa | كبسة دجاج | 9.5 | 1f35b | h. | Rice with tomato, dried lime and spices | أرز بالطماطم واللومي والبهارات
    Lamb Biryani | برياني لحم | 12.5 | 1f35b | h.mn | Saffron rice, fried onions and yoghurt | أرز بالزعفران وبصل مقلي ولبن
    Maqluba | مقلوبة | 10.5 | 1f958 1f346 | h.n | Upside-down rice with aubergine and chicken | أرز مقلوب مع الباذنجان والدجاج
    Mansaf | منسف | 14.5 | 1f958 | h.mgn | Lamb in dried-yoghurt broth over rice | لحم غنم بمرق الجميد فوق الأرز
    Koshari | كشري | 6.0 | 1f963 | v.g | Rice, lentils, pasta and fried onions | أرز وعدس ومعكرونة وبصل مقلي
    Molokhia with Chicken | ملوخية بالدجاج | 9.0 | 1f96c | h. | Green stew with garlic and coriander | يخنة خضراء بالثوم والكزبرة
    Bamia with Lamb | بامية باللحم | 10.0 | 1f372 | h. | Okra and lamb in tomato sauce | بامية ولحم غنم بصلصة الطماطم
    Machboos Prawns | مجبوس روبيان | 13.0 | 1f35a 1f990 | h.s | Gulf prawns with dried lime rice | روبيان خليجي مع أرز باللومي
    Sayadieh | صيّادية سمك | 12.0 | 1f35b 1f41f | h.f | Fish over brown rice with onions | سمك فوق أرز بني بالبصل
    Harees | هريس | 7.5 | 1f963 | h.mg | Wheat and lamb, stirred for hours | قمح ولحم غنم يُطهى ببطء لساعات`,
});
