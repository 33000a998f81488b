import { goodsOf } from './shelf-table';

export const phones = goodsOf({
  category: 'phones',
  goods: `
    Smartphone | هاتف ذكي | 649 | 1f4f1 | storage | Six-inch screen, two-day battery | شاشة ست بوصات وبطارية ليومين
    Light Notebook | حاسوب محمول خفيف | 899 | 1f4bb | storage | Under one kilo | أقل من كيلوغرام
    Desktop Monitor | شاشة حاسوب | 229 | 1f5a5-fe0f | | 27 inches, sharp text | 27 بوصة ونص واضح
    Smart Watch | ساعة ذكية | 179 | 231a | colour | Sleep, steps and heart | نوم وخطوات ونبض
    Wireless Mouse | فأرة لاسلكية | 29 | 1f5b1-fe0f | colour | Silent buttons | أزرار صامتة
    Mechanical Keyboard | لوحة مفاتيح ميكانيكية | 89 | 2328-fe0f | | Arabic and English keys | حروف عربية وإنجليزية
    Colour Printer | طابعة ملونة | 139 | 1f5a8-fe0f | | Prints and scans | تطبع وتمسح
    Power Bank | بطارية متنقلة | 35 | 1f50b | colour | Charges a phone four times | تشحن الهاتف أربع مرات
    Fast Charger | شاحن سريع | 24 | 1f50c | | 65 watts, two ports | 65 واط بمنفذين
    Game Console | جهاز ألعاب | 399 | 1f3ae | | With one controller | مع يد تحكم واحدة
    Television 55" | تلفاز 55 بوصة | 549 | 1f4fa | | Thin and bright | نحيف وساطع
    Memory Disc Set | طقم أقراص تخزين | 15 | 1f4bf | | Ten discs | عشرة أقراص`,
});

export const audio = goodsOf({
  category: 'audio',
  goods: `
    Mirrorless Camera | كاميرا بلا مرآة | 1199 | 1f4f7 | | With a 35 mm lens | مع عدسة 35 مم
    Instant Camera | كاميرا فورية | 119 | 1f4f8 | colour | Pictures in a minute | صور خلال دقيقة
    Video Camera | كاميرا فيديو | 459 | 1f4f9 | | Steady by itself | مثبّتة ذاتيًا
    Portable Speaker | مكبر صوت محمول | 79 | 1f50a | colour | Waterproof | مقاوم للماء
    Studio Microphone | ميكروفون استوديو | 129 | 1f399-fe0f | | For voice and podcast | للصوت والبودكاست
    Vintage Radio | راديو كلاسيكي | 89 | 1f4fb | colour | Walnut case | هيكل من خشب الجوز
    Stage Microphone | ميكروفون مسرح | 69 | 1f3a4 | | With a five-metre cable | مع سلك خمسة أمتار
    Acoustic Guitar | غيتار | 199 | 1f3b8 | | Spruce top | وجه من خشب التنوب
    Digital Piano | بيانو رقمي | 590 | 1f3b9 | | Eighty-eight weighted keys | ثمانية وثمانون مفتاحًا موزونًا
    Drum Set | طبول | 320 | 1f941 | | For beginners | للمبتدئين
    Telescope | تلسكوب | 259 | 1f52d | | Rings of Saturn included | ترى به حلقات زحل
    Film Projector | جهاز عرض | 349 | 1f3a5 | | A cinema on the wall | سينما على الجدار`,
});

export const home = goodsOf({
  category: 'home',
  goods: `
    Two-seat Sofa | أريكة لشخصين | 480 | 1f6cb-fe0f | colour | Linen cover | غطاء من الكتان
    Oak Chair | كرسي من خشب البلوط | 95 | 1fa91 | | Steam-bent back | ظهر مقوّس بالبخار
    Single Bed | سرير مفرد | 260 | 1f6cf-fe0f | | With slats | مع ألواح خشبية
    Table Lamp | مصباح طاولة | 48 | 1f4a1 | colour | Dimmable | إضاءة قابلة للتعديل
    Potted Fern | نبتة سرخس | 22 | 1fab4 | | In a clay pot | في أصيص فخار
    Wall Mirror | مرآة حائط | 75 | 1fa9e | | Round, 60 cm | دائرية، 60 سم
    Alarm Clock | منبّه | 19 | 23f0 | colour | Two bells | بجرسين
    Scented Candle | شمعة معطّرة | 16 | 1f56f-fe0f | | Amber and fig | عنبر وتين
    Chef's Knife | سكين الشيف | 59 | 1f52a | | Twenty centimetres | عشرون سنتيمترًا
    Cast-iron Pan | مقلاة حديد | 45 | 1f373 | | Lasts a lifetime | تدوم مدى الحياة
    Stock Pot | قدر طبخ | 52 | 1f372 | | Eight litres | ثمانية لترات
    Tea Pot | إبريق شاي | 34 | 1fad6 | colour | Stoneware, one litre | فخار حجري، لتر واحد
    Espresso Cups | فناجين إسبريسو | 28 | 2615 | colour | Set of four | طقم من أربعة
    Cutlery Set | طقم أدوات مائدة | 64 | 1f374 | | Twenty-four pieces | أربع وعشرون قطعة
    Salt and Pepper Mills | مطحنتا ملح وفلفل | 39 | 1f9c2 | | Beech wood | خشب الزان
    Laundry Basket | سلة غسيل | 31 | 1f9fa | | Woven palm leaves | سعف نخيل منسوج
    Tool Box | صندوق عدّة | 69 | 1f9f0 | | Sixty tools | ستون أداة
    Sewing Kit | طقم خياطة | 14 | 1f9f5 1faa1 | | Threads, needles and scissors | خيوط وإبر ومقص
    Wool Blanket | بطانية صوف | 88 | 1f9f6 | colour | Woven in the hills | منسوجة في التلال
    Umbrella | مظلة | 21 | 2602-fe0f | colour | Holds in strong wind | تصمد في الريح القوية`,
});

export const toys = goodsOf({
  category: 'toys',
  goods: `
    Teddy Bear | دب محشو | 24 | 1f9f8 | colour | Forty centimetres to hug | أربعون سنتيمترًا للعناق
    Jigsaw 1000 | أحجية 1000 قطعة | 18 | 1f9e9 | | Old harbour at sunset | الميناء القديم عند الغروب
    Wooden Train | قطار خشبي | 32 | 1f682 | | With twelve rails | مع اثنتي عشرة سكة
    Yo-yo | يويو | 7 | 1fa80 | colour | Steel bearing | محمل فولاذي
    Kite | طائرة ورقية | 16 | 1fa81 | colour | For a windy beach | لشاطئ كثير الريح
    Board Game Night | لعبة لوحية عائلية | 36 | 1f3b2 | | Two to six players | من لاعبين إلى ستة
    Chess Set | شطرنج | 45 | 265f-fe0f | | Carved wood | خشب منحوت
    Robot Kit | مجموعة تركيب روبوت | 59 | 1f916 | | Build and program it | ركّبه وبرمجه
    Toy Dinosaur | ديناصور لعبة | 15 | 1f996 | | Roars when pressed | يزأر عند الضغط
    Rubber Duck | بطة مطاطية | 5 | 1f986 | | For the bath | للاستحمام
    Doll Family | عائلة دمى | 27 | 1fa86 | | Five, one inside another | خمس دمى متداخلة
    Magic Box | صندوق السحر | 29 | 1fa84 1f3a9 | | Twenty tricks | عشرون خدعة
    Roller Skates | زلاجات | 54 | 1f6fc | shoeSize | With bright wheels | بعجلات ملونة
    Balloons | بالونات | 6 | 1f388 | | Thirty, all colours | ثلاثون بكل الألوان`,
});

export const sports = goodsOf({
  category: 'sports',
  goods: `
    Football | كرة قدم | 27 | 26bd | | Match size | بالحجم الرسمي
    Basketball | كرة سلة | 29 | 1f3c0 | | Indoor and outdoor | للصالات والملاعب الخارجية
    Tennis Racket | مضرب تنس | 95 | 1f3be | | Strung and balanced | مشدود ومتوازن
    Volleyball | كرة طائرة | 24 | 1f3d0 | | Soft touch | ملمس ناعم
    Table Tennis Set | طقم تنس طاولة | 33 | 1f3d3 | | Two bats, three balls | مضربان وثلاث كرات
    Badminton Set | طقم ريشة طائرة | 38 | 1f3f8 | | With a net | مع شبكة
    Boxing Gloves | قفازات ملاكمة | 42 | 1f94a | colour | Twelve ounces | اثنتا عشرة أونصة
    Yoga Outfit | ملابس يوغا | 49 | 1f9d8 | size | Stretches with you | تتمدد معك
    Two-person Tent | خيمة لشخصين | 129 | 26fa | | Up in three minutes | تُنصب خلال ثلاث دقائق
    Diving Mask | قناع غوص | 36 | 1f93f | | With snorkel | مع أنبوب تنفس
    Skateboard | لوح تزلج | 65 | 1f6f9 | | Canadian maple | خشب القيقب الكندي
    City Bicycle | دراجة هوائية | 340 | 1f6b2 | colour | Seven gears, with basket | سبع سرعات مع سلة
    Fishing Rod | صنارة صيد | 57 | 1f3a3 | | Telescopic | قابلة للطي
    Compass | بوصلة | 19 | 1f9ed | | Glows in the dark | تضيء في الظلام
    Cricket Bat | مضرب كريكت | 74 | 1f3cf | | English willow | خشب الصفصاف الإنجليزي
    Flying Disc | قرص طائر | 11 | 1f94f | colour | 175 grams | 175 غرامًا`,
});

export const books = goodsOf({
  category: 'books',
  goods: `
    The Lighthouse Keeper | حارس المنارة | 14 | 1f4d5 | | A novel of the old port | رواية عن الميناء القديم
    Tales of the Souk | حكايات السوق | 12 | 1f4d6 | | Forty stories for the evening | أربعون حكاية للمساء
    Field Guide to Shells | دليل الأصداف | 19 | 1f4d7 1f41a | | With colour plates | مع لوحات ملونة
    Cooking by the Sea | الطبخ على البحر | 26 | 1f4d8 1f41f | | Ninety recipes | تسعون وصفة
    Poems of Two Shores | قصائد الضفتين | 11 | 1f4d9 1f338 | | In Arabic and English | بالعربية والإنجليزية
    City Atlas | أطلس المدينة | 22 | 1f5fa-fe0f 1f4da | | Every street and stair | كل شارع ودرج
    Lined Notebook | دفتر مسطّر | 8 | 1f4d3 | colour | 160 pages | 160 صفحة
    Sketch Book | دفتر رسم | 13 | 1f4d4 1f3a8 | | Heavy paper | ورق سميك
    Fountain Pen | قلم حبر | 38 | 1f58b-fe0f | colour | Fine nib | ريشة رفيعة
    Pencil Set | طقم أقلام رصاص | 9 | 270f-fe0f | | Twelve grades | اثنتا عشرة درجة
    Watercolours | ألوان مائية | 21 | 1f3a8 | | Twenty-four pans | أربعة وعشرون لونًا
    Console Calendar | تقويم مكتبي | 10 | 1f4c5 | | Pictures of Port Maravel | صور من بورت مارافل
    Ruler and Set Square | مسطرة ومثلث | 5 | 1f4d0 1f4cf | | Clear plastic | بلاستيك شفاف
    Wax Crayons | ألوان شمعية | 6 | 1f58d-fe0f | | Twenty-four colours | أربعة وعشرون لونًا`,
});

export const gifts = goodsOf({
  category: 'services',
  goods: `
    Flower Delivery Voucher | قسيمة توصيل ورد | 30 | 1f490 | | A bouquet on the day you choose | باقة في اليوم الذي تختاره
    Cinema Tickets | تذاكر سينما | 22 | 1f3ab | | Two seats, any film | مقعدان لأي فيلم
    Home Cleaning | تنظيف منزلي | 45 | 1f9f9 1f9fd | | Three hours, two people | ثلاث ساعات وعاملان
    Barber Voucher | قسيمة حلاقة | 18 | 1f488 | | Cut and hot towel | قص ومنشفة ساخنة
    Spa Afternoon | جلسة سبا | 70 | 1f486 1f338 | | Massage and steam | تدليك وبخار`,
});
