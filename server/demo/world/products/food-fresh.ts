import { text } from '../support/text';
import { dishesOf } from './dish-table';
import { grillSide, portion } from './food-options';

export const salads = dishesOf({
  category: 'salads',
  tag: text('Healthy', 'صحي'),
  foodGroups: [portion],
  dishes: `
    Caesar Salad | سلطة سيزر | 7.5 | 1f957 | .mgef | Romaine, parmesan, croutons and anchovy dressing | خس روماني وبارميزان وخبز محمص وصلصة الأنشوجة
    Greek Salad | سلطة يونانية | 7.0 | 1f957 1fad2 | v.m | Feta, olives, cucumber and oregano | جبن فيتا وزيتون وخيار وأوريغانو
    Quinoa and Avocado Salad | سلطة الكينوا والأفوكادو | 8.5 | 1f957 1f951 | v. | Quinoa, avocado, pomegranate and mint | كينوا وأفوكادو ورمان ونعناع
    Beetroot and Goat Cheese | شمندر وجبن ماعز | 8.0 | 1f957 | v.mn | Roasted beetroot, walnuts and honey | شمندر مشوي وجوز وعسل
    Rocket and Parmesan | جرجير وبارميزان | 6.5 | 1f96c 1f9c0 | v.m | With lemon and olive oil | مع الليمون وزيت الزيتون
    Grilled Chicken Salad | سلطة الدجاج المشوي | 9.0 | 1f957 1f357 | h. | Chicken breast, greens and mustard dressing | صدر دجاج وخضار ورقية وصلصة الخردل
    Tuna Niçoise | سلطة نيسواز بالتونة | 9.5 | 1f957 1f95a | .fe | Tuna, egg, green beans and olives | تونة وبيض وفاصوليا خضراء وزيتون
    Watermelon and Feta | بطيخ وجبن فيتا | 6.0 | 1f349 | v.m | With mint and black seed | مع النعناع وحبة البركة
    Tomato Soup | شوربة طماطم | 4.5 | 1f963 1f345 | v.m | Roasted tomatoes with basil cream | طماطم مشوية مع كريمة الريحان
    Pumpkin Soup | شوربة اليقطين | 5.0 | 1f963 1f955 | v.m | Pumpkin, ginger and coconut | يقطين وزنجبيل وجوز هند
    Chicken Noodle Soup | شوربة دجاج بالشعيرية | 5.0 | 1f372 | h.g | Clear broth with vegetables | مرق صافٍ مع الخضار
    Mushroom Cream Soup | شوربة كريمة الفطر | 5.5 | 1f372 | v.m | Forest mushrooms and thyme | فطر بري وزعتر`,
});

export const seafood = dishesOf({
  category: 'grills',
  tag: text('Seafood', 'مأكولات بحرية'),
  foodGroups: [grillSide],
  hasAddOns: true,
  dishes: `
    Grilled Sea Bass | قاروص مشوي | 16.5 | 1f958 1f34b | h.f | Whole fish with lemon and herbs | سمكة كاملة مع الليمون والأعشاب
    Hammour Fillet | فيليه هامور | 15.0 | 1f37d-fe0f 1f41f | h.f | Gulf grouper with saffron butter | هامور خليجي مع زبدة الزعفران
    Grilled Prawns | روبيان مشوي | 17.5 | 1f364 1f990 | h.sm | Ten large prawns, garlic and chilli | عشر حبات كبيرة مع الثوم والفلفل الحار
    Fried Calamari | كاليماري مقلي | 10.5 | 1f991 | h.sg | Crisp rings with lemon mayonnaise | حلقات مقرمشة مع مايونيز الليمون
    Fish and Chips | سمك وبطاطس | 11.0 | 1f35f 1f41f | h.fg | Battered cod and thick fries | سمك قد مقلي وبطاطس سميكة
    Crab Cakes | أقراص السلطعون | 13.0 | 1f9c6 1f34b | .seg | Two cakes with tartar sauce | قرصان مع صلصة التارتار
    Grilled Octopus | أخطبوط مشوي | 16.0 | 1f419 | h.s | Charcoal grilled with smoked paprika | مشوي على الفحم مع بابريكا مدخنة
    Half Lobster | نصف كركند | 26.0 | 1f99e | .sm | Baked with garlic butter | بالفرن مع زبدة الثوم
    Fisherman's Stew | يخنة الصياد | 14.0 | 1f372 | h.fs | Fish, mussels and tomato with bread | سمك وبلح البحر وطماطم مع الخبز
    Six Oysters | ست محارات | 18.0 | 1f9aa | .s | On ice with lemon | على الثلج مع الليمون`,
});

export const breakfast = dishesOf({
  category: 'bakery',
  tag: text('Breakfast', 'فطور'),
  dishes: `
    Shakshuka | شكشوكة | 6.5 | 1f373 | v.eg | Eggs poached in spiced tomato | بيض مطهو في صلصة طماطم متبّلة
    Foul Medames | فول مدمّس | 4.5 | 1f372 1fad8 | v.g | Fava beans, cumin, lemon and bread | فول وكمون وليمون وخبز
    Balaleet | بلاليط | 5.0 | 1f35d 1f95a | v.eg | Sweet vermicelli with saffron and egg | شعيرية حلوة بالزعفران والبيض
    Avocado Toast | خبز محمص بالأفوكادو | 7.0 | 1f35e 1f951 | v.ge | Sourdough, avocado and a poached egg | خبز العجين المخمّر وأفوكادو وبيضة
    Buttermilk Pancakes | بان كيك باللبن | 6.5 | 1f95e | v.mge | Maple syrup and berries | شراب القيقب والتوت
    Belgian Waffles | وافل بلجيكي | 6.5 | 1f9c7 | v.mge | With strawberries and cream | مع الفراولة والقشطة
    Cheese Omelette | عجة بالجبن | 5.5 | 1f95a 1f9c0 | v.me | Three eggs, cheddar and chives | ثلاث بيضات وشيدر وثوم معمّر
    Granola Bowl | وعاء غرانولا | 6.0 | 1f963 | v.mn | Yoghurt, honey, nuts and fruit | لبن وعسل ومكسرات وفواكه
    Eggs Benedict | بيض بنديكت | 8.5 | 1f373 | h.meg | Turkey ham and hollandaise | ديك رومي مدخن وصلصة هولنديز
    Regag with Cheese | رقاق بالجبن | 3.5 | 1fad3 1f9c0 | v.mge | Thin Emirati bread from the hot plate | خبز إماراتي رقيق من الصاج
    Oat Porridge | عصيدة الشوفان | 4.5 | 1f963 | v.m | With dates and cinnamon | مع التمر والقرفة`,
});

export const bakery = dishesOf({
  category: 'bakery',
  tag: text('Baked today', 'خبز اليوم'),
  dishes: `
    Butter Croissant | كرواسون بالزبدة | 2.2 | 1f950 | v.mg | Twenty-seven layers | سبع وعشرون طبقة
    Chocolate Croissant | كرواسون بالشوكولاتة | 2.8 | 1f950 1f36b | v.mg | Two bars of dark chocolate inside | محشو بقطعتين من الشوكولاتة الداكنة
    Zaatar Manousheh | مناقيش زعتر | 2.5 | 1fad3 1f33f | v.gt | Thyme, sesame and olive oil | زعتر وسمسم وزيت زيتون
    Cheese Manousheh | مناقيش جبن | 3.0 | 1fad3 1f9c0 | v.mg | Akkawi cheese from the stone oven | جبن عكّاوي من فرن الحجر
    Lahm bi Ajin | لحم بعجين | 3.5 | 1fad3 1f969 | h.g | Thin bread with spiced lamb and tomato | خبز رقيق بلحم الغنم المتبّل والطماطم
    Spinach Fatayer | فطائر سبانخ | 2.5 | 1f95f 1f96c | v.g | Spinach, sumac and onion | سبانخ وسماق وبصل
    Sourdough Loaf | رغيف العجين المخمّر | 5.5 | 1f35e | v.g | Baked dark, thirty-six hours of rest | مخبوز حتى السمرة بعد راحة ست وثلاثين ساعة
    French Baguette | خبز باغيت فرنسي | 2.0 | 1f956 | v.g | Crackling crust, every two hours | قشرة مقرمشة كل ساعتين
    Sesame Kaak | كعك بالسمسم | 1.8 | 1f96f | v.gt | Ring bread covered in sesame | حلقات خبز مغطاة بالسمسم
    Soft Pretzel | بريتزل طري | 2.5 | 1f968 | v.g | Sea salt and butter | ملح بحري وزبدة
    Cinnamon Roll | لفّة القرفة | 3.2 | 1f9c1 | v.mge | Warm, with cream glaze | دافئة مع طبقة كريمة
    Apple Turnover | فطيرة التفاح | 3.0 | 1f967 | v.mg | Puff pastry and spiced apples | عجينة هشة وتفاح بالقرفة`,
});
