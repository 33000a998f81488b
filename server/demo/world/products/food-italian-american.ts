import { text } from '../support/text';
import { dishesOf } from './dish-table';
import { burgerPatty, mealDeal, pizzaSize, pizzaToppings, portion } from './food-options';

export const pizzas = dishesOf({
  category: 'pizza',
  tag: text('Italian', 'إيطالي'),
  foodGroups: [pizzaSize, pizzaToppings],
  hasAddOns: true,
  dishes: `
    Pepperoni Pizza | بيتزا بيبروني | 11.5 | 1f355 | h.mg | Beef pepperoni, mozzarella and tomato sauce | بيبروني بقري وموزاريلا وصلصة طماطم
    Four Cheese Pizza | بيتزا أربع أجبان | 12.5 | 1f355 1f9c0 | v.mg | Mozzarella, gorgonzola, parmesan and ricotta | موزاريلا وغورغونزولا وبارميزان وريكوتا
    Garden Vegetable Pizza | بيتزا خضار الحديقة | 10.5 | 1f355 1fad1 | v.mg | Peppers, mushrooms, olives and red onion | فلفل وفطر وزيتون وبصل أحمر
    Barbecue Chicken Pizza | بيتزا دجاج باربكيو | 12.0 | 1f355 1f357 | h.mg | Grilled chicken, smoky sauce and onion | دجاج مشوي وصلصة مدخنة وبصل
    Mushroom Truffle Pizza | بيتزا الفطر والكمأة | 14.0 | 1f355 | v.mg | Three mushrooms, truffle cream and thyme | ثلاثة أنواع من الفطر وكريمة الكمأة والزعتر
    Tuna Pizza | بيتزا التونة | 11.0 | 1f355 1f41f | h.mgf | Tuna, sweet corn and red onion | تونة وذرة حلوة وبصل أحمر
    Hot Salami Pizza | بيتزا سلامي حارة | 12.0 | 1f355 1f336-fe0f | h.mg | Beef salami, chilli and fresh basil | سلامي بقري وفلفل حار وريحان طازج
    Seafood Pizza | بيتزا ثمار البحر | 14.5 | 1f355 1f990 | h.mgs | Prawns, squid, garlic and parsley | روبيان وحبّار وثوم وبقدونس
    Pesto Pizza | بيتزا البيستو | 11.5 | 1f355 1f33f | v.mgn | Basil pesto, cherry tomatoes and mozzarella | بيستو الريحان وطماطم كرزية وموزاريلا
    Hawaiian Pizza | بيتزا هاواي | 11.0 | 1f34d 1f355 | h.mg | Pineapple, turkey ham and mozzarella | أناناس وديك رومي مدخن وموزاريلا
    Calzone | كالزوني | 10.0 | 1f95f | h.mg | Folded pizza with ricotta and turkey ham | بيتزا مطوية محشوة بالريكوتا والديك الرومي
    Focaccia | فوكاتشيا | 4.5 | 1fad3 | v.g | Olive oil, sea salt and rosemary | زيت زيتون وملح بحري وإكليل الجبل`,
});

export const pastas = dishesOf({
  category: 'noodles',
  tag: text('Italian', 'إيطالي'),
  foodGroups: [portion],
  hasAddOns: true,
  dishes: `
    Spaghetti Bolognese | سباغيتي بولونيز | 10.5 | 1f35d | h.mg | Slow-cooked beef sauce and parmesan | صلصة لحم بقري مطهوة ببطء مع البارميزان
    Penne Arrabbiata | بيني أرابياتا | 8.5 | 1f35d 1f336-fe0f | v.g | Tomato, garlic and chilli | طماطم وثوم وفلفل حار
    Fettuccine Alfredo | فيتوتشيني ألفريدو | 10.0 | 1f35d 1f9c0 | v.mg | Cream, butter and parmesan | كريمة وزبدة وبارميزان
    Lasagna | لازانيا | 11.0 | 1f35d 1f9c0 | h.mge | Layers of beef, tomato and béchamel | طبقات من اللحم والطماطم وصلصة البشاميل
    Spinach Ravioli | رافيولي بالسبانخ | 10.5 | 1f95f | v.mge | Filled with ricotta, served in sage butter | محشوة بالريكوتا ومقدمة بزبدة المريمية
    Seafood Linguine | لينغويني ثمار البحر | 13.5 | 1f35d 1f990 | h.gs | Prawns, mussels, garlic and lemon | روبيان وبلح البحر وثوم وليمون
    Mushroom Risotto | ريزوتو الفطر | 11.0 | 1f35a 1f33f | v.m | Creamy rice with porcini and parmesan | أرز كريمي مع فطر بورتشيني والبارميزان
    Baked Gnocchi | نيوكي بالفرن | 10.0 | 1f954 | v.mge | Potato dumplings, tomato and mozzarella | كرات البطاطس مع الطماطم والموزاريلا
    Macaroni and Cheese | معكرونة بالجبن | 8.0 | 1f35d 1f9c0 | v.mg | Three cheeses under a golden crust | ثلاثة أجبان تحت قشرة ذهبية`,
});

export const burgers = dishesOf({
  category: 'burgers',
  tag: text('American', 'أمريكي'),
  foodGroups: [burgerPatty, mealDeal],
  hasAddOns: true,
  dishes: `
    Classic Beef Burger | برغر لحم كلاسيكي | 7.5 | 1f354 | h.gt | Lettuce, tomato, pickles and house sauce | خس وطماطم ومخلل وصلصة خاصة
    Cheeseburger | برغر بالجبن | 8.0 | 1f354 1f9c0 | h.mgt | Beef, cheddar, onion and mustard | لحم بقري وجبن شيدر وبصل وخردل
    Mushroom Swiss Burger | برغر الفطر والجبن السويسري | 9.0 | 1f354 1f344 | h.mg | Fried mushrooms and melted Swiss cheese | فطر مقلي وجبن سويسري ذائب
    Crispy Chicken Burger | برغر دجاج مقرمش | 7.5 | 1f357 1f354 | h.ge | Buttermilk chicken, slaw and mayonnaise | دجاج باللبن وسلطة الملفوف ومايونيز
    Barbecue Brisket Burger | برغر لحم الصدر باربكيو | 10.5 | 1f969 1f354 | h.mg | Smoked brisket, cheddar and onion rings | لحم صدر مدخن وشيدر وحلقات بصل
    Spicy Jalapeño Burger | برغر هالابينو حار | 8.5 | 1f354 1f336-fe0f | h.mg | Jalapeños, pepper jack and chipotle | هالابينو وجبن بالفلفل وصلصة تشيبوتلي
    Halloumi Burger | برغر حلوم | 7.5 | 1f354 1f9c0 | v.mg | Grilled halloumi, aubergine and mint | حلوم مشوي وباذنجان ونعناع
    Bean Burger | برغر الفاصوليا | 7.0 | 1f354 1fad8 | v.g | Black beans, sweet corn and avocado | فاصوليا سوداء وذرة وأفوكادو
    Fish Burger | برغر السمك | 8.0 | 1f354 1f41f | h.gfe | Crispy hake and tartar sauce | سمك نازلي مقرمش وصلصة التارتار
    Camel Burger | برغر لحم الإبل | 11.0 | 1f354 | h.g | Lean camel meat, dates and rocket | لحم إبل قليل الدهن وتمر وجرجير`,
});

export const sides = dishesOf({
  category: 'burgers',
  tag: text('Sides', 'أطباق جانبية'),
  dishes: `
    French Fries | بطاطس مقلية | 3.0 | 1f35f | v. | Golden, crisp and salted | ذهبية ومقرمشة ومملّحة
    Loaded Fries | بطاطس بالجبن واللحم | 5.5 | 1f35f 1f9c0 | h.m | Cheese sauce, beef and spring onion | صلصة جبن ولحم بقري وبصل أخضر
    Sweet Potato Fries | بطاطا حلوة مقلية | 4.0 | 1f360 | v. | With smoked paprika | مع بابريكا مدخنة
    Onion Rings | حلقات البصل | 3.5 | 1f35f 1f9c5 | v.g | Thin batter, very crisp | عجينة خفيفة ومقرمشة جدًا
    Chicken Nuggets | قطع دجاج مقرمشة | 5.0 | 1f357 | h.g | Nine pieces with a dip of your choice | تسع قطع مع صلصة من اختيارك
    Mozzarella Sticks | أصابع الموزاريلا | 5.0 | 1f35f 1f9c0 | v.mg | Six sticks with tomato dip | ست أصابع مع صلصة الطماطم
    Coleslaw | سلطة الملفوف | 2.5 | 1f96c | v.e | Cabbage, carrot and a light dressing | ملفوف وجزر وصلصة خفيفة
    Corn on the Cob | ذرة مشوية | 3.0 | 1f33d | v.m | Charred, with herb butter | مشوية على الفحم مع زبدة بالأعشاب
    Garlic Bread | خبز بالثوم | 3.5 | 1f956 | v.mg | Baked with butter and parsley | مخبوز بالزبدة والبقدونس`,
});

export const mexican = dishesOf({
  category: 'wraps',
  tag: text('Mexican', 'مكسيكي'),
  hasAddOns: true,
  dishes: `
    Beef Tacos | تاكو لحم | 8.0 | 1f32e | h.g | Three tacos with salsa and coriander | ثلاث قطع تاكو مع صلصة وكزبرة
    Fish Tacos | تاكو سمك | 8.5 | 1f32e 1f41f | h.gf | Grilled fish, cabbage and lime cream | سمك مشوي وملفوف وكريمة الليمون
    Chicken Burrito | بوريتو دجاج | 9.0 | 1f32f | h.mg | Rice, beans, cheese and guacamole | أرز وفاصوليا وجبن وغواكامولي
    Bean Burrito | بوريتو فاصوليا | 7.5 | 1f32f 1fad8 | v.mg | Black beans, corn and peppers | فاصوليا سوداء وذرة وفلفل
    Chicken Quesadilla | كيساديا دجاج | 8.0 | 1fad3 | h.mg | Toasted tortilla with melted cheese | تورتيلا محمصة بالجبن الذائب
    Nachos Grande | ناتشوز كبير | 7.0 | 1f32e 1f9c0 | v.m | Cheese, beans, jalapeños and sour cream | جبن وفاصوليا وهالابينو وقشطة حامضة
    Tamales | تامال | 6.5 | 1fad4 | h. | Steamed corn dough with chicken | عجين ذرة مطهو بالبخار مع الدجاج
    Guacamole with Chips | غواكامولي مع رقائق | 5.5 | 1f957 1f951 | v. | Avocado, lime, tomato and coriander | أفوكادو وليمون وطماطم وكزبرة`,
});
