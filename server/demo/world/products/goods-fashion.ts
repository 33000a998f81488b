import { goodsOf } from './shelf-table';

export const men = goodsOf({
  category: 'men',
  goods: `
    Linen Shirt | قميص كتّان | 38 | 1f454 | colourAndSize | Light, for warm evenings | خفيف للأمسيات الدافئة
    Oxford Shirt | قميص أكسفورد | 42 | 1f454 1f455 | size | White, buttoned collar | أبيض بياقة مزررة
    Straight Jeans | جينز مستقيم | 55 | 1f456 | size | Raw denim | دنيم خام
    Wool Coat | معطف صوف | 160 | 1f9e5 | size | Camel, knee length | بلون الجمل وبطول الركبة
    Polo Shirt | قميص بولو | 29 | 1f455 | colourAndSize | Piqué cotton | قطن بيكيه
    Swim Shorts | شورت سباحة | 24 | 1fa73 | colourAndSize | Dries in minutes | يجف خلال دقائق
    White Kandura | كندورة بيضاء | 65 | 1f90d 1f9f5 | size | Japanese cotton, hand-finished | قطن ياباني بتشطيب يدوي
    Running Vest | قميص جري بلا أكمام | 22 | 1f3bd | colourAndSize | Breathes | قماش يتنفس
    Wool Socks | جوارب صوف | 9 | 1f9e6 | colour | Three pairs | ثلاثة أزواج`,
});

export const women = goodsOf({
  category: 'women',
  goods: `
    Summer Dress | فستان صيفي | 49 | 1f457 | colourAndSize | Flowing viscose | فيسكوز منسدل
    Silk Blouse | بلوزة حرير | 68 | 1f45a | size | Washed silk | حرير مغسول
    Embroidered Abaya | عباية مطرّزة | 95 | 2728 1f9f5 | size | Black crêpe with gold thread | كريب أسود بخيط ذهبي
    Cashmere Scarf | وشاح كشمير | 58 | 1f9e3 | colour | Soft and light | ناعم وخفيف
    Straw Hat | قبعة قش | 26 | 1f452 | | Wide brim | حافة عريضة
    Evening Sari | ساري سهرة | 120 | 1f97b | colour | Hand-woven border | حافة منسوجة يدويًا
    Swimsuit | ملابس سباحة | 34 | 1fa71 | colourAndSize | Recycled yarn | خيوط معاد تدويرها
    Winter Coat | معطف شتوي | 145 | 1f9e5 1f9e3 | size | Warm to minus ten | دافئ حتى عشر درجات تحت الصفر
    Leather Gloves | قفازات جلد | 32 | 1f9e4 | size | Lined with wool | مبطّنة بالصوف
    Sunglasses | نظارة شمسية | 45 | 1f576-fe0f | colour | Polarised | عدسات مستقطبة`,
});

export const shoes = goodsOf({
  category: 'shoes',
  goods: `
    Running Shoes | حذاء جري | 89 | 1f45f | shoeSize | For the road | للطرق المعبّدة
    Leather Oxfords | حذاء جلدي كلاسيكي | 110 | 1f45e | shoeSize | Stitched by hand | مخيط يدويًا
    Hiking Boots | حذاء للمشي الجبلي | 125 | 1f97e | shoeSize | Waterproof | مقاوم للماء
    High Heels | حذاء بكعب عالٍ | 78 | 1f460 | shoeSize | Nine centimetres | تسعة سنتيمترات
    Ballet Flats | حذاء باليه مسطّح | 54 | 1f97f | shoeSize | Soft leather | جلد طري
    Sandals | صندل | 39 | 1f461 | shoeSize | Cork sole | نعل من الفلين
    Flip-flops | شبشب | 14 | 1fa74 | shoeSize | Natural rubber | مطاط طبيعي
    Leather Handbag | حقيبة يد جلدية | 135 | 1f45c | colour | With a long strap | بحزام طويل
    School Backpack | حقيبة مدرسية | 44 | 1f392 | colour | Padded, 22 litres | مبطّنة، 22 لترًا
    Cabin Suitcase | حقيبة سفر صغيرة | 79 | 1f9f3 | colour | Fits overhead | تناسب مقصورة الطائرة
    Briefcase | حقيبة عمل | 98 | 1f4bc | | Full-grain leather | جلد طبيعي
    Coin Purse | محفظة نقود صغيرة | 19 | 1f45b | colour | With a clasp | بقفل معدني`,
});

export const beauty = goodsOf({
  category: 'beauty',
  goods: `
    Matte Lipstick | أحمر شفاه مطفي | 16 | 1f484 | colour | Lasts all day | يدوم طوال اليوم
    Nail Polish | طلاء أظافر | 8 | 1f485 | colour | Dries in a minute | يجف خلال دقيقة
    Oud Perfume | عطر العود | 85 | 1f4a8 1f339 | | 50 ml, wood and amber | 50 مل، خشب وعنبر
    Rose Water | ماء الورد | 11 | 1f339 1f4a7 | | Distilled in the mountains | مقطّر في الجبال
    Argan Oil | زيت الأرغان | 22 | 1f9f4 1f33f | | For hair and face | للشعر والوجه
    Body Lotion | لوشن للجسم | 14 | 1f9f4 | | Almond milk | حليب اللوز
    Hand Mirror | مرآة يد | 18 | 1fa9e | | Brass frame | إطار نحاسي
    Hair Comb | مشط شعر | 7 | 1faae | | Olive wood | خشب الزيتون
    Bath Salts | أملاح استحمام | 13 | 1f6c1 1f338 | | Lavender | لافندر
    Beard Oil | زيت اللحية | 17 | 1f9f4 | | Cedar and lemon | أرز وليمون
    Safety Razor | شفرة حلاقة معدنية | 29 | 1fa92 | | With ten blades | مع عشر شفرات
    Bukhoor Set | طقم بخور | 36 | 1f56f-fe0f 1f4a8 | | Burner and six scents | مبخرة وستة روائح
    Make-up Bag | حقيبة مكياج | 21 | 1f45d | colour | Washable lining | بطانة قابلة للغسل
    Soap Gift Box | علبة صابون هدية | 24 | 1f9fc 1f380 | | Laurel, rose and honey | غار وورد وعسل
    Eau de Cologne | كولونيا | 32 | 1f9f4 1f34b | | Lemon blossom, 100 ml | زهر الليمون، 100 مل`,
});
