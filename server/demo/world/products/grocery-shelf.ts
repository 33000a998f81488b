import { goodsOf } from './shelf-table';

export const pantry = goodsOf({
  category: 'pantry',
  isVeg: true,
  goods: `
    Jasmine Rice | أرز ياسمين | 4.2 | 1f35a | kg | From Thailand | من تايلند
    Egyptian Rice | أرز مصري | 2.4 | 1f33e 1f35a | kg | For stuffing and pudding | للمحاشي والحلوى
    Spaghetti | سباغيتي | 1.3 | 1f35d | pack 500g allergens:g | Bronze cut, 500 grams | مقطّعة بالبرونز، 500 غرام
    Red Lentils | عدس أحمر | 1.9 | 1fad8 | kg | Quick to cook | سريع الطهي
    Chickpeas | حمّص حب | 2.1 | 1fad8 1f96b | kg organic | Dry, large | جاف وكبير الحبة
    Canned Tomatoes | طماطم معلّبة | 1.1 | 1f96b 1f345 | piece 400g | Peeled, in juice | مقشّرة في عصيرها
    Canned Tuna | تونة معلّبة | 1.8 | 1f96b 1f41f | piece 160g allergens:f | In olive oil | في زيت الزيتون
    Fava Beans | فول مدمّس معلّب | 0.9 | 1f96b 1fad8 | piece 400g | Ready to heat | جاهز للتسخين
    Flour | طحين | 1.5 | 1f33e 1f35e | kg allergens:g | For bread and cakes | للخبز والكعك
    Sugar | سكر | 1.2 | 1f36c | kg | White cane sugar | سكر قصب أبيض
    Sea Salt | ملح بحري | 0.8 | 1f9c2 | pack 500g | Fine | ناعم
    Black Pepper | فلفل أسود | 2.6 | 1f9c2 1f336-fe0f | jar 50g | Whole corns | حبوب كاملة
    Saffron | زعفران | 9.9 | 1f33c | box 1g | One gram | غرام واحد
    Zaatar Mix | خلطة زعتر | 3.1 | 1f33f | bag 250g allergens:t | With sesame and sumac | بالسمسم والسماق
    Sidr Honey | عسل سدر | 18.5 | 1f36f | jar 500g | 500 grams | 500 غرام
    Date Syrup | دبس التمر | 3.4 | 1f36f 1f334 | jar 400g organic | Nothing added | بلا إضافات
    Tahini | طحينة | 3.8 | 1fad9 | jar 400g allergens:t | Stone ground | مطحونة بالحجر
    Strawberry Jam | مربى الفراولة | 2.7 | 1fad9 1f353 | jar 370g | Little sugar | سكر قليل
    Green Olives | زيتون أخضر | 3.2 | 1fad2 | jar 400g | Cracked, with lemon | مكسّر بالليمون
    Corn Flakes | رقائق الذرة | 3.3 | 1f963 | box 375g | 375 grams | 375 غرامًا
    Rolled Oats | شوفان | 2.5 | 1f963 1f33e | bag 500g organic | Wholegrain | حبوب كاملة
    Sunflower Oil | زيت دوار الشمس | 3.9 | 1f33b | l | For frying | للقلي`,
});

export const drinks = goodsOf({
  category: 'drinks',
  isVeg: true,
  goods: `
    Spring Water | ماء ينبوع | 1.2 | 1f4a7 | pack 9000ml | Six bottles | ست زجاجات
    Sparkling Water | ماء فوّار | 2.4 | 1fae7 1f4a7 | pack 3000ml | Four bottles | أربع زجاجات
    Orange Nectar | نكتار البرتقال | 1.9 | 1f9c3 1f34a | l | No added sugar | بلا سكر مضاف
    Apple Juice | عصير تفاح | 1.9 | 1f9c3 1f34e | l | Cloudy | غير مصفّى
    Mango Nectar | نكتار المانجو | 2.1 | 1f9c3 1f96d | l | Thick and sweet | كثيف وحلو
    Cola Cans | علب كولا | 3.2 | 1f964 | pack 1980ml | Six cans | ست علب
    Lemon Soda | صودا الليمون | 2.9 | 1f964 1f34b | pack 1980ml | Six cans | ست علب
    Black Tea | شاي أسود | 3.4 | 1fad6 | box 100x | One hundred bags | مئة كيس
    Green Tea | شاي أخضر | 3.6 | 1f375 | box 25x organic | Twenty-five bags | خمسة وعشرون كيسًا
    Ground Coffee | قهوة مطحونة | 5.8 | 2615 | bag 250g | Medium roast | تحميص متوسط
    Arabic Coffee with Cardamom | قهوة عربية بالهيل | 6.4 | 2615 1f33f | bag 250g | Light roast | تحميص خفيف
    Malt Drink | شراب الشعير | 1.1 | 1f964 1f33e | bottle 330ml allergens:g | Without alcohol | خالٍ من الكحول`,
});

export const snacks = goodsOf({
  category: 'snacks',
  isVeg: true,
  goods: `
    Milk Chocolate | شوكولاتة بالحليب | 1.8 | 1f36b | piece 100g allergens:m | 100 grams | 100 غرام
    Dark Chocolate | شوكولاتة داكنة | 2.4 | 1f36b 1f330 | piece 100g organic | Seventy percent cocoa | سبعون بالمئة كاكاو
    Butter Biscuits | بسكويت بالزبدة | 1.7 | 1f36a | pack 200g allergens:gm | Thin and crisp | رقيق ومقرمش
    Salted Peanuts | فول سوداني مملّح | 1.6 | 1f95c | bag 200g allergens:p | Roasted | محمّص
    Mixed Nuts | مكسرات مشكّلة | 6.9 | 1f330 1f95c | bag 250g allergens:np | Almonds, cashews and pistachios | لوز وكاجو وفستق
    Popcorn | فشار | 1.4 | 1f37f | bag 80g | Sweet and salty | حلو ومالح
    Potato Chips | رقائق البطاطس | 1.5 | 1f954 | bag 150g | Sea salt | ملح بحري
    Rice Crackers | رقائق الأرز | 1.9 | 1f358 | pack 100g allergens:y | With soy sauce | بصلصة الصويا
    Jelly Sweets | حلوى جيلي | 1.3 | 1f36c | bag 200g | Fruit shapes | بأشكال الفواكه
    Lollipops | مصّاصات | 1.1 | 1f36d | pack 10x | Ten colours | عشرة ألوان
    Date Bars | ألواح التمر | 2.6 | 1f334 1f36b | pack 5x organic allergens:n | Dates, oats and almonds | تمر وشوفان ولوز
    Sesame Halva | حلاوة طحينية | 3.1 | 1f36e | box 400g allergens:t | With pistachio | بالفستق`,
});

export const household = goodsOf({
  category: 'household',
  goods: `
    Dish Soap | سائل غسيل الصحون | 1.9 | 1f9fd | bottle 500ml | Lemon | برائحة الليمون
    Sponges | إسفنج جلي | 1.2 | 1f9fd 1f9fc | pack 5x | Five sponges | خمس قطع
    Laundry Liquid | سائل غسيل الملابس | 6.4 | 1f9fa 1f9f4 | l 2000ml | Lavender, two litres | لافندر، لتران
    Fabric Softener | منعّم أقمشة | 3.8 | 1f9f4 1f338 | l | Smells of spring | برائحة الربيع
    Kitchen Paper | مناديل مطبخ | 2.9 | 1f9fb | pack 4x | Four rolls | أربع لفّات
    Toilet Paper | ورق حمّام | 4.6 | 1f9fb 1f6bd | pack 12x | Twelve rolls | اثنتا عشرة لفّة
    Broom | مكنسة | 5.2 | 1f9f9 | piece | With a wooden handle | بمقبض خشبي
    Bucket | دلو | 3.4 | 1faa3 | piece | Ten litres | عشرة لترات
    Bar Soap | صابون | 1.1 | 1f9fc | pack 3x | Olive oil, three bars | زيت الزيتون، ثلاث قطع
    Candles | شموع | 2.5 | 1f56f-fe0f | pack 6x | Six white candles | ست شموع بيضاء
    Light Bulbs | مصابيح | 4.9 | 1f4a1 | pack 2x | Two LED bulbs | مصباحان موفّران
    Batteries | بطاريات | 3.7 | 1f50b | pack 4x | Four AA | أربع بطاريات AA
    Rubbish Bags | أكياس نفايات | 2.2 | 267b-fe0f | pack 30x | Thirty bags | ثلاثون كيسًا
    Cut Roses | ورد مقطوف | 7.5 | 1f339 1f490 | bunch | Ten stems | عشر سيقان`,
});

export const baby = goodsOf({
  category: 'baby',
  goods: `
    Nappies | حفاضات | 9.9 | 1f37c 1f476 | pack 44x | Size 3, forty-four pieces | مقاس 3، أربع وأربعون قطعة
    Baby Wipes | مناديل أطفال مبللة | 2.1 | 1f9fb 1f37c | pack 64x | Without perfume | بلا عطر
    Baby Formula | حليب أطفال | 14.5 | 1f37c 1f95b | box 800g allergens:m | From six months | من ستة أشهر
    Apple Purée | هريس التفاح | 1.3 | 1fad9 1f34e | jar 125g organic | From four months | من أربعة أشهر
    Carrot Purée | هريس الجزر | 1.3 | 1fad9 1f955 | jar 125g organic | From four months | من أربعة أشهر
    Baby Cereal | حبوب الأطفال | 3.6 | 1f963 1f37c | box 250g allergens:g | With milk | بالحليب`,
});
