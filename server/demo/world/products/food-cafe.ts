import { text } from '../support/text';
import { dishesOf } from './dish-table';

export const cafePastries = dishesOf({
  category: 'pastries',
  tag: text('Baked today', 'خبز اليوم'),
  dishes: `
    Almond Croissant | كرواسون باللوز | 3.2 | 1f950 | v.mgen | Filled with almond cream | محشو بكريمة اللوز
    Pistachio Croissant | كرواسون بالفستق | 3.6 | 1f950 | v.mgen | Green inside, golden outside | أخضر من الداخل وذهبي من الخارج
    Blueberry Muffin | مافن التوت الأزرق | 2.8 | 1f9c1 1fad0 | v.mge | Baked every morning | يُخبز كل صباح
    Chocolate Chip Cookie | كوكيز برقائق الشوكولاتة | 2.0 | 1f36a | v.mge | Soft in the middle, with sea salt | طري من الوسط مع ملح بحري
    Glazed Doughnut | دونات مغطاة بالسكر | 2.2 | 1f369 | v.mge | Light and still warm | خفيفة ولا تزال دافئة
    Date Scone | سكون بالتمر | 2.5 | 1f36e | v.mg | With butter and honey | مع الزبدة والعسل
    Cream Cheese Bagel | بيغل بالجبن الكريمي | 4.0 | 1f96f | v.mg | Toasted, with chives | محمّص مع الثوم المعمّر
    Banana Bread | خبز الموز | 2.8 | 1f34c 1f35e | v.gen | A thick slice with walnuts | شريحة سميكة مع الجوز`,
});

export const cafeCakes = dishesOf({
  category: 'cakes',
  tag: text('Dessert', 'حلى'),
  dishes: `
    Basque Cheesecake | تشيز كيك الباسك | 4.8 | 1f370 | v.mge | Burnt on top, soft inside | محمّر من الأعلى وطري من الداخل
    Chocolate Brownie | براوني الشوكولاتة | 3.2 | 1f36b | v.mgen | With walnuts | مع الجوز
    Lemon Drizzle Cake | كيك الليمون | 3.4 | 1f370 1f34b | v.mge | Sticky and sharp | رطب وحامض
    Medovik | كعكة ميدوفيك | 4.2 | 1f36f 1f370 | v.mge | Honey layers | طبقات العسل
    San Sebastian Slice | قطعة سان سيباستيان | 4.8 | 1f370 1f36b | v.mge | With warm chocolate sauce | مع صلصة الشوكولاتة الدافئة
    Apple Pie | فطيرة تفاح | 3.8 | 1f967 1f34e | v.mge | With a spoon of cream | مع ملعقة من القشطة
    Fruit Tartlet | تارتلت الفواكه | 3.6 | 1f967 1f353 | v.mge | Custard and seasonal fruit | كاسترد وفواكه الموسم
    Macaron Box | علبة ماكرون | 6.5 | 1f36a 1f380 | v.men | Six colours, six flavours | ستة ألوان وست نكهات`,
});

export const sandwiches = dishesOf({
  category: 'sandwiches',
  tag: text('Lunch', 'غداء'),
  dishes: `
    Turkey Club | كلوب ديك رومي | 7.0 | 1f96a | h.ge | Three slices, egg and tomato | ثلاث شرائح وبيض وطماطم
    Halloumi and Zaatar | حلوم وزعتر | 6.0 | 1f96a 1f9c0 | v.mg | In warm ciabatta | في خبز تشاباتا دافئ
    Tuna Melt | تونة بالجبن الذائب | 6.5 | 1f96a 1f41f | .mgf | Toasted with cheddar | محمّص مع جبن الشيدر
    Egg and Cress | بيض ورشاد | 4.8 | 1f95a 1f96a | v.ge | On soft white bread | على خبز أبيض طري
    Roast Beef | لحم بقري مشوي | 7.5 | 1f956 1f969 | h.g | Mustard, pickles and rocket | خردل ومخلل وجرجير
    Chicken Pesto Panini | بانيني دجاج بالبيستو | 7.0 | 1f956 1f33f | h.mgn | Pressed until crisp | مضغوط حتى القرمشة
    Smoked Salmon Bagel | بيغل بالسلمون المدخن | 8.0 | 1f96f 1f41f | .mgf | Cream cheese, capers and dill | جبن كريمي وكبر وشبت
    Grilled Vegetable Focaccia | فوكاتشيا بالخضار المشوية | 6.0 | 1fad3 1f346 | v.g | Aubergine, pepper and basil oil | باذنجان وفلفل وزيت الريحان`,
});
