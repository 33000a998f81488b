import { text } from '../support/text';
import { dishesOf } from './dish-table';
import { noodleProtein, portion, spiciness } from './food-options';

export const sushi = dishesOf({
  category: 'sushi',
  tag: text('Japanese', 'ياباني'),
  dishes: `
    Salmon Nigiri | نيغيري سلمون | 6.5 | 1f363 | .f | Four pieces of fresh salmon on rice | أربع قطع من السلمون الطازج على الأرز
    Tuna Nigiri | نيغيري تونة | 7.0 | 1f363 | .f | Four pieces of red tuna on rice | أربع قطع من التونة الحمراء على الأرز
    California Roll | رول كاليفورنيا | 7.5 | 1f363 1f980 | .st | Crab, avocado and cucumber, eight pieces | سلطعون وأفوكادو وخيار، ثماني قطع
    Dragon Roll | رول التنين | 10.5 | 1f363 1f951 | .sfy | Fried prawn, avocado and sweet soy | روبيان مقلي وأفوكادو وصويا حلوة
    Spicy Tuna Roll | رول تونة حار | 8.5 | 1f363 1f336-fe0f | .fet | Tuna, spicy mayonnaise and sesame | تونة ومايونيز حار وسمسم
    Avocado Maki | ماكي أفوكادو | 5.0 | 1f363 1f951 | v. | Six small rolls | ست لفائف صغيرة
    Cucumber Maki | ماكي خيار | 4.0 | 1f952 | v.t | Six small rolls with sesame | ست لفائف صغيرة بالسمسم
    Salmon Sashimi | ساشيمي سلمون | 9.5 | 1f363 1f41f | .f | Eight slices with wasabi and ginger | ثماني شرائح مع الوسابي والزنجبيل
    Prawn Tempura | تمبورا روبيان | 9.0 | 1f364 | .sg | Five prawns in light batter | خمس حبات روبيان بعجينة خفيفة
    Chef's Sushi Box | صندوق سوشي الشيف | 22.0 | 1f371 | .fsty | Eighteen pieces chosen this morning | ثماني عشرة قطعة مختارة هذا الصباح
    Onigiri with Tuna | أونيغيري بالتونة | 3.5 | 1f359 | .fe | Rice triangle wrapped in seaweed | مثلث أرز ملفوف بالأعشاب البحرية
    Edamame | إدامامي | 3.5 | 1fadb | v.y | Steamed soy beans with sea salt | فول صويا مطهو بالبخار مع ملح بحري
    Miso Soup | شوربة ميسو | 3.0 | 1f963 | v.y | Tofu, seaweed and spring onion | توفو وأعشاب بحرية وبصل أخضر`,
});

export const noodles = dishesOf({
  category: 'noodles',
  tag: text('Asian', 'آسيوي'),
  foodGroups: [noodleProtein, spiciness],
  hasAddOns: true,
  dishes: `
    Pad Thai | باد تاي | 9.0 | 1f35c | .pey | Rice noodles, peanuts, lime and bean sprouts | نودلز أرز وفول سوداني وليمون وبراعم الفول
    Drunken Noodles | نودلز بالريحان الحار | 9.5 | 1f35c 1f336-fe0f | .gy | Wide noodles, chilli and Thai basil | نودلز عريضة وفلفل حار وريحان تايلندي
    Singapore Noodles | نودلز سنغافورة | 9.0 | 1f961 | .ey | Thin noodles with curry and vegetables | نودلز رفيعة بالكاري والخضار
    Chow Mein | تشاو مين | 8.5 | 1f961 | .gy | Wok noodles with cabbage and carrot | نودلز مقلية مع الملفوف والجزر
    Yaki Udon | ياكي أودون | 9.5 | 1f35c | .gy | Thick noodles, mushrooms and soy | نودلز سميكة وفطر وصويا
    Vegetable Fried Rice | أرز مقلي بالخضار | 7.0 | 1f35a | .ey | Jasmine rice, peas and egg | أرز ياسمين وبازلاء وبيض
    Kung Pao | كونغ باو | 10.0 | 1f95c | .py | Peanuts, dried chilli and peppers | فول سوداني وفلفل مجفف وفلفل حلو`,
});

export const asianKitchen = dishesOf({
  category: 'noodles',
  tag: text('Asian', 'آسيوي'),
  dishes: `
    Tonkotsu Ramen | رامن بالمرق الكثيف | 12.5 | 1f35c | h.gey | Rich beef broth, noodles and a soft egg | مرق لحم كثيف ونودلز وبيضة طرية
    Miso Ramen | رامن ميسو | 11.5 | 1f35c 1f95a | v.gey | Miso broth, corn, mushrooms and egg | مرق ميسو وذرة وفطر وبيض
    Pho with Beef | فو باللحم | 11.0 | 1f35c | h. | Vietnamese broth, rice noodles and herbs | مرق فيتنامي ونودلز أرز وأعشاب
    Chicken Dumplings | فطائر الدجاج بالبخار | 6.5 | 1f95f | h.gyt | Eight steamed dumplings with soy dip | ثماني قطع بالبخار مع صلصة الصويا
    Vegetable Spring Rolls | لفائف الربيع بالخضار | 4.5 | 1f32f | v.g | Four crisp rolls with sweet chilli | أربع لفائف مقرمشة مع صلصة حلوة حارة
    Sweet and Sour Chicken | دجاج حلو وحامض | 9.5 | 1f961 1f34d | h.gy | Pineapple, peppers and rice | أناناس وفلفل وأرز
    Beef with Broccoli | لحم بالبروكلي | 10.5 | 1f958 1f966 | h.y | Tender beef in oyster sauce | لحم طري بصلصة المحار
    Tom Yum Soup | شوربة توم يام | 7.0 | 1f372 | .s | Prawns, lemongrass and chilli | روبيان وعشبة الليمون وفلفل حار
    Green Papaya Salad | سلطة البابايا الخضراء | 6.0 | 1f957 | .pf | Lime, peanuts and chilli | ليمون وفول سوداني وفلفل حار
    Bibimbap | بيبيمباب | 11.0 | 1f35a 1f373 | h.eyt | Korean rice bowl with beef and egg | وعاء أرز كوري باللحم والبيض
    Korean Fried Chicken | دجاج كوري مقلي | 10.0 | 1f357 1f336-fe0f | h.gyt | Twice fried, sweet and fiery | مقلي مرتين، حلو وحار
    Mango Sticky Rice | أرز لزج بالمانجو | 5.5 | 1f35a 1f96d | v. | Coconut milk and ripe mango | حليب جوز الهند ومانجو ناضجة`,
});

export const curries = dishesOf({
  category: 'rice',
  tag: text('Indian', 'هندي'),
  foodGroups: [portion, spiciness],
  hasAddOns: true,
  dishes: `
    Butter Chicken | دجاج بالزبدة | 10.5 | 1f35b | h.mn | Tomato, cream and fenugreek | طماطم وكريمة وحلبة
    Chicken Tikka Masala | دجاج تكّا ماسالا | 10.5 | 1f35b 1f357 | h.m | Grilled chicken in spiced sauce | دجاج مشوي بصلصة متبّلة
    Lamb Rogan Josh | روغان جوش باللحم | 12.0 | 1f372 | h. | Kashmiri chilli, ginger and cardamom | فلفل كشميري وزنجبيل وهيل
    Palak Paneer | جبن بانير بالسبانخ | 8.5 | 1f96c 1f9c0 | v.m | Fresh cheese in creamy spinach | جبن طازج في سبانخ كريمية
    Chana Masala | حمّص ماسالا | 7.0 | 1f35b 1fad8 | v. | Chickpeas, tomato and garam masala | حمّص وطماطم وغارام ماسالا
    Dal Makhani | دال مخني | 7.0 | 1f372 | v.m | Black lentils, butter and cream | عدس أسود وزبدة وكريمة
    Chicken Biryani | برياني دجاج | 9.5 | 1f35b | h.m | Layered basmati with mint and saffron | طبقات أرز بسمتي بالنعناع والزعفران
    Prawn Malabar Curry | كاري روبيان مالابار | 12.5 | 1f35b 1f990 | h.s | Coconut, curry leaves and tamarind | جوز هند وأوراق الكاري وتمر هندي
    Vegetable Korma | كورما خضار | 8.0 | 1f35b 1f955 | v.mn | Mild sauce of cashews and cream | صلصة خفيفة من الكاجو والكريمة
    Thai Green Curry | كاري أخضر تايلندي | 10.0 | 1f35b 1f33f | h.f | Coconut milk, aubergine and basil | حليب جوز الهند وباذنجان وريحان`,
});

export const indianSides = dishesOf({
  category: 'rice',
  tag: text('Indian', 'هندي'),
  dishes: `
    Garlic Naan | خبز نان بالثوم | 2.5 | 1fad3 | v.mg | From the clay oven | من فرن الطين
    Vegetable Samosa | سمبوسة خضار | 3.5 | 1f95f | v.g | Three pieces with tamarind sauce | ثلاث قطع مع صلصة التمر الهندي
    Onion Bhaji | بهاجي البصل | 3.5 | 1f9c6 1f9c5 | v. | Crisp onion fritters | أقراص بصل مقرمشة
    Raita | رايتا | 2.0 | 1f952 | v.m | Yoghurt, cucumber and mint | لبن وخيار ونعناع
    Mango Lassi | لاسي مانجو | 3.5 | 1f964 1f96d | v.m | Cold yoghurt drink | مشروب لبن بارد
    Gulab Jamun | غلاب جامون | 3.5 | 1f361 | v.mg | Warm milk dumplings in rose syrup | كرات حليب دافئة بشراب الورد`,
});
