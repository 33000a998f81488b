import { text } from '../support/text';
import { dishesOf } from './dish-table';
import { cakeSize, cupSize, iceCreamToppings, milk, sweetness } from './food-options';

export const cakes = dishesOf({
  category: 'cakes',
  tag: text('Dessert', 'حلى'),
  foodGroups: [cakeSize],
  dishes: `
    Chocolate Fudge Cake | كيك الشوكولاتة الغني | 4.5 | 1f370 1f36b | v.mge | Dark chocolate, three layers | شوكولاتة داكنة بثلاث طبقات
    Red Velvet Cake | كيك ريد فلفت | 4.5 | 1f370 1f353 | v.mge | Cream cheese between red layers | جبن كريمي بين طبقات حمراء
    Carrot Cake | كيك الجزر | 4.0 | 1f370 1f955 | v.mgen | Carrot, walnut and cinnamon | جزر وجوز وقرفة
    New York Cheesecake | تشيز كيك نيويورك | 4.8 | 1f370 1f9c0 | v.mge | Baked, on a biscuit base | مخبوز على قاعدة من البسكويت
    Honey Cake | كيك العسل | 4.2 | 1f36f 1f370 | v.mge | Eight thin layers with sour cream | ثماني طبقات رقيقة بالقشطة الحامضة
    Tiramisu | تيراميسو | 5.0 | 1f370 2615 | v.mge | Mascarpone, coffee and cocoa | ماسكاربوني وقهوة وكاكاو
    Saffron Milk Cake | كيك الحليب بالزعفران | 4.8 | 1f370 1f95b | v.mgen | Soaked in milk, with pistachio | مشرّب بالحليب مع الفستق
    Lemon Tart | تارت الليمون | 4.0 | 1f967 1f34b | v.mge | Sharp curd and burnt meringue | كريمة ليمون حامضة وميرنغ محمّر
    Birthday Cake | كعكة عيد ميلاد | 6.0 | 1f382 | v.mge | Vanilla sponge, your name on top | إسفنج الفانيلا واسمك فوقها
    Cupcake | كب كيك | 2.8 | 1f9c1 | v.mge | Vanilla with butter cream | فانيلا مع كريمة الزبدة`,
});

export const orientalSweets = dishesOf({
  category: 'oriental',
  tag: text('Dessert', 'حلى'),
  dishes: `
    Kunafa with Cheese | كنافة بالجبن | 5.0 | 1f967 1f9c0 | v.mgn | Hot, with orange-blossom syrup | ساخنة مع قطر ماء الزهر
    Baklava Box | علبة بقلاوة | 7.5 | 1f36f 1f95c | v.mgn | Twelve pieces with pistachio | اثنتا عشرة قطعة بالفستق
    Basbousa | بسبوسة | 3.0 | 1f370 | v.mgn | Semolina cake in syrup | كعكة سميد بالقطر
    Luqaimat | لقيمات | 3.5 | 1f361 1f36f | v.gt | Golden dumplings with date syrup | كرات ذهبية بدبس التمر
    Umm Ali | أم علي | 4.5 | 1f963 | v.mgn | Bread pudding with nuts and cream | خبز بالحليب والمكسرات والقشطة
    Rice Pudding | أرز بالحليب | 3.0 | 1f36e | v.m | With rose water and pistachio | بماء الورد والفستق
    Maamoul with Dates | معمول بالتمر | 4.0 | 1f96e | v.mg | Six semolina biscuits | ست قطع من السميد
    Qatayef | قطايف | 4.5 | 1f95e | v.mgn | Filled with cream and walnuts | محشوة بالقشطة والجوز
    Halawet el Jibn | حلاوة الجبن | 5.0 | 1f36e | v.mn | Sweet cheese rolls with cream | لفائف جبن حلوة بالقشطة
    Turkish Delight | راحة الحلقوم | 3.5 | 1f36c 1f339 | v.n | Rose and pistachio | بالورد والفستق`,
});

export const iceCream = dishesOf({
  category: 'ice',
  tag: text('Cold', 'بارد'),
  foodGroups: [iceCreamToppings],
  dishes: `
    Vanilla Ice Cream | آيس كريم الفانيلا | 3.0 | 1f368 | v.m | Madagascar vanilla, two scoops | فانيلا مدغشقر، كرتان
    Chocolate Ice Cream | آيس كريم الشوكولاتة | 3.0 | 1f368 1f36b | v.m | Dark and creamy, two scoops | داكن وكريمي، كرتان
    Pistachio Ice Cream | آيس كريم الفستق | 3.8 | 1f368 | v.mn | Roasted Aleppo pistachios | فستق حلبي محمّص
    Mango Sorbet | سوربيه المانجو | 3.2 | 1f367 1f96d | v. | Only mango, water and sugar | مانجو وماء وسكر فقط
    Strawberry Soft Serve | آيس كريم طري بالفراولة | 2.8 | 1f366 1f353 | v.m | In a crisp cone | في مخروط مقرمش
    Booza with Cream | بوظة بالقشطة | 4.0 | 1f366 | v.mn | Stretchy, rolled in pistachio | مطاطية ملفوفة بالفستق
    Lemon Granita | غرانيتا الليمون | 2.8 | 1f367 1f34b | v. | Crushed ice and fresh lemon | ثلج مجروش وليمون طازج
    Banana Split | بنانا سبليت | 5.5 | 1f34c 1f368 | v.mn | Three scoops, banana and nuts | ثلاث كرات وموز ومكسرات`,
});

export const hotDrinks = dishesOf({
  category: 'hot',
  tag: text('Drinks', 'مشروبات'),
  foodGroups: [sweetness],
  dishes: `
    Arabic Coffee | قهوة عربية | 2.5 | 2615 | v. | Light roast with cardamom, with dates | تحميص خفيف بالهيل مع التمر
    Turkish Coffee | قهوة تركية | 2.2 | 2615 | v. | Cooked in the pot | مطهوة في الركوة
    Karak Tea | شاي كرك | 1.5 | 1f375 | v.m | Strong tea, milk and cardamom | شاي ثقيل بالحليب والهيل
    Moroccan Tea | شاي مغربي | 2.5 | 1fad6 | v. | Gunpowder tea with mint | شاي أخضر بالنعناع
    Sahlab | سحلب | 3.0 | 1f95b | v.mn | Warm milk, orchid root and cinnamon | حليب دافئ بالسحلب والقرفة
    Hot Chocolate | شوكولاتة ساخنة | 3.5 | 1f36b 2615 | v.m | Thick and dark | كثيفة وداكنة
    Ginger and Honey | زنجبيل بالعسل | 2.5 | 1f36f | v. | With lemon | مع الليمون`,
});

export const juices = dishesOf({
  category: 'cold',
  tag: text('Drinks', 'مشروبات'),
  foodGroups: [cupSize, sweetness],
  dishes: `
    Orange Juice | عصير برتقال | 3.0 | 1f34a | v. | Six oranges in every glass | ست برتقالات في كل كوب
    Lemon and Mint | ليمون بالنعناع | 2.8 | 1f379 1f34b | v. | Blended with ice | ممزوج بالثلج
    Mango Juice | عصير مانجو | 3.5 | 1f9c3 1f96d | v. | Thick, from ripe fruit | كثيف من ثمار ناضجة
    Pomegranate Juice | عصير رمان | 3.8 | 1f377 | v. | Pressed by hand | معصور يدويًا
    Strawberry Milkshake | ميلك شيك الفراولة | 4.0 | 1f964 1f353 | v.m | Ice cream, milk and strawberries | آيس كريم وحليب وفراولة
    Avocado Shake | عصير أفوكادو | 4.2 | 1f964 1f951 | v.mn | With honey and nuts | بالعسل والمكسرات
    Watermelon Juice | عصير بطيخ | 2.8 | 1f349 | v. | Cold and light | بارد وخفيف
    Green Smoothie | سموذي أخضر | 4.2 | 1f96c 1f34f | v. | Spinach, apple and ginger | سبانخ وتفاح وزنجبيل
    Pineapple Cooler | منعش الأناناس | 3.5 | 1f34d | v. | Pineapple, lime and soda | أناناس وليمون وصودا
    Jallab | جلّاب | 3.0 | 1f379 | v.n | Dates, grape and rose, with pine nuts | تمر وعنب وورد مع الصنوبر
    Ayran | لبن عيران | 1.8 | 1f95b | v.m | Salted yoghurt drink | شراب لبن مملّح
    Coconut Water | ماء جوز الهند | 3.2 | 1f965 | v. | Straight from the nut | من الثمرة مباشرة`,
});

export const coffee = dishesOf({
  category: 'coffee',
  tag: text('Coffee', 'قهوة'),
  foodGroups: [cupSize, milk],
  dishes: `
    Espresso | إسبريسو | 2.0 | 2615 | v. | A short, strong cup | كوب قصير ومركّز
    Americano | أمريكانو | 2.5 | 2615 | v. | Espresso and hot water | إسبريسو وماء ساخن
    Cappuccino | كابتشينو | 3.2 | 2615 1f95b | v.m | Espresso under milk foam | إسبريسو تحت رغوة الحليب
    Caffè Latte | لاتيه | 3.4 | 2615 1f95b | v.m | Espresso with plenty of milk | إسبريسو مع كثير من الحليب
    Flat White | فلات وايت | 3.4 | 2615 | v.m | Double shot, thin foam | جرعتان ورغوة رقيقة
    Spanish Latte | سبانش لاتيه | 3.8 | 2615 1f36f | v.m | Sweetened with condensed milk | محلّى بالحليب المكثف
    Mocha | موكا | 3.8 | 1f36b 2615 | v.m | Espresso and dark chocolate | إسبريسو وشوكولاتة داكنة
    Cortado | كورتادو | 3.0 | 2615 | v.m | Half coffee, half milk | نصف قهوة ونصف حليب
    V60 Filter Coffee | قهوة مقطّرة | 4.2 | 2615 1fad8 | v. | Single origin, poured by hand | من منشأ واحد تُصب يدويًا
    Saffron Latte | لاتيه الزعفران | 4.2 | 2615 1f33c | v.m | With cardamom and honey | بالهيل والعسل`,
});

export const tea = dishesOf({
  category: 'tea',
  tag: text('Tea', 'شاي'),
  foodGroups: [sweetness],
  dishes: `
    Earl Grey | شاي إيرل غراي | 2.5 | 1fad6 | v. | Black tea with bergamot | شاي أسود بالبرغموت
    Sencha | شاي سينشا | 2.8 | 1f375 | v. | Japanese green tea | شاي أخضر ياباني
    Chamomile | بابونج | 2.5 | 1f33c | v. | Whole flowers, no caffeine | أزهار كاملة بلا كافيين
    Hibiscus | كركديه | 2.2 | 1f33a | v. | Hot or cold, deep red | ساخن أو بارد بلون أحمر عميق
    Jasmine Tea | شاي الياسمين | 2.8 | 1f338 | v. | Green tea scented with flowers | شاي أخضر معطّر بالأزهار
    Masala Chai | شاي ماسالا | 2.5 | 1fad6 | v.m | Tea, milk, ginger and cloves | شاي وحليب وزنجبيل وقرنفل
    Sage Tea | شاي الميرمية | 2.2 | 1fad6 1f33f | v. | From the hills | من أعشاب التلال
    Matcha Latte | لاتيه الماتشا | 4.2 | 1f375 1f95b | v.m | Whisked to order | يُخفق عند الطلب`,
});

export const iced = dishesOf({
  category: 'iced',
  tag: text('Cold', 'بارد'),
  foodGroups: [cupSize, sweetness],
  dishes: `
    Iced Latte | لاتيه مثلّج | 3.8 | 1f9ca 2615 | v.m | Espresso, milk and ice | إسبريسو وحليب وثلج
    Cold Brew | قهوة باردة النقع | 3.8 | 1f964 | v. | Steeped for eighteen hours | منقوعة ثماني عشرة ساعة
    Bubble Milk Tea | شاي الفقاعات بالحليب | 4.2 | 1f9cb | v.m | Black tea and tapioca pearls | شاي أسود وكرات التابيوكا
    Taro Bubble Tea | شاي الفقاعات بالقلقاس | 4.5 | 1f9cb | v.m | Purple, sweet and creamy | بنفسجي وحلو وكريمي
    Mango Bubble Tea | شاي الفقاعات بالمانجو | 4.5 | 1f9cb 1f96d | v. | Green tea with mango pearls | شاي أخضر مع كرات المانجو
    Peach Iced Tea | شاي مثلّج بالخوخ | 3.2 | 1f351 | v. | Brewed black tea and peach | شاي أسود منقوع مع الخوخ
    Lemonade | ليموناضة | 2.8 | 1f379 1f34b | v. | Fresh lemons, cane sugar | ليمون طازج وسكر قصب
    Frozen Mocha | موكا مجمّدة | 4.5 | 1f964 1f36b | v.m | Blended with ice and cream | ممزوجة بالثلج والقشطة
    Strawberry Mojito | موهيتو الفراولة | 3.8 | 1f379 1f353 | v. | Mint, lime and soda, no alcohol | نعناع وليمون وصودا بلا كحول`,
});
