import type { Bilingual } from './city.types';

/** Words for the names of streets, parks and shops in the demo city, as "English=Arabic". */
const WORDS = `
Almond=اللوز; Amber=العنبر; Anchor=المرساة; Apricot=المشمش; Arbor=العريشة; Archer=الرامي;
Ash=الدردار; Aspen=الحور; Bakers=الخبازين; Barley=الشعير; Basil=الريحان; Bay=الخليج;
Beacon=المنارة; Birch=البتولا; Bluebell=الجريس; Brass=النحاس; Bridge=الجسر; Canal=القناة;
Candle=الشمعة; Carob=الخروب; Cedar=الأرز; Chalk=الطباشير; Chapel=المصلى; Cherry=الكرز;
Cinnamon=القرفة; Citrus=الحمضيات; Clay=الطين; Clock Tower=برج الساعة; Clover=البرسيم;
Cobalt=الكوبالت; Compass=البوصلة; Copper=النحاسية; Coral=المرجان; Cotton=القطن; Crane=الكركي;
Crescent=الهلال; Crown=التاج; Cypress=السرو; Dahlia=الداليا; Dawn=الفجر; Dolphin=الدلفين;
Dove=الحمامة; Eagle=النسر; Ebony=الأبنوس; Elder=البيلسان; Elm=الدردارة; Emerald=الزمرد;
Falcon=الصقر; Fennel=الشمر; Fern=السرخس; Fig=التين; Finch=الشرشور; Fisher=الصياد; Flax=الكتان;
Forge=الحدادين; Fountain=النافورة; Foundry=المسبك; Garnet=العقيق; Gazelle=الغزال;
Ginger=الزنجبيل; Glass=الزجاج; Grain=الحبوب; Granary=الصومعة; Granite=الجرانيت;
Harbour=الميناء; Harvest=الحصاد; Hazel=البندق; Heron=البلشون; Hillside=السفح; Honey=العسل;
Ivory=العاج; Ivy=اللبلاب; Jade=اليشم; Jasmine=الياسمين; Juniper=العرعر; Kestrel=العوسق;
Kiln=التنور; Lantern=الفانوس; Lark=القبرة; Laurel=الغار; Lavender=الخزامى; Lemon=الليمون;
Library=المكتبة; Lily=الزنبق; Lime=الليم; Linden=الزيزفون; Loom=النول; Lotus=اللوتس;
Magnolia=المغنوليا; Maple=القيقب; Marble=الرخام; Mariner=البحارة; Market=السوق;
Marigold=القطيفة; Mason=البنائين; Meadow=المرج; Mill=الطاحونة; Mint=النعناع; Moon=القمر;
Mulberry=التوت; Myrtle=الآس; Nutmeg=جوزة الطيب; Oak=البلوط; Oasis=الواحة; Olive=الزيتون;
Opal=الأوبال; Orange=البرتقال; Orchard=البستان; Orchid=الأوركيد; Osprey=العقاب; Palm=النخيل;
Pearl=اللؤلؤ; Pebble=الحصى; Pepper=الفلفل; Pine=الصنوبر; Plum=البرقوق; Pomegranate=الرمان;
Poplar=الحور الأبيض; Poppy=الخشخاش; Potter=الفخارين; Quarry=المحجر; Quay=الرصيف;
Quince=السفرجل; Reed=القصب; River=النهر; Robin=أبو الحناء; Rope=الحبال; Rose=الورد;
Rosemary=إكليل الجبل; Saffron=الزعفران; Sage=المريمية; Sail=الشراع; Salt=الملح; Sandal=الصندل;
Sapphire=الياقوت; School=المدرسة; Sesame=السمسم; Shell=الصدف; Silk=الحرير; Silver=الفضة;
Slate=الأردواز; Sparrow=العصفور; Spice=التوابل; Spring=النبع; Spruce=التنوب; Star=النجم;
Station=المحطة; Stork=اللقلق; Sumac=السماق; Sunflower=دوار الشمس; Swallow=السنونو; Swan=البجع;
Tamarind=التمر الهندي; Tanner=الدباغين; Teal=الحذف; Temple=المعبد; Thistle=الشوك; Thyme=الزعتر;
Topaz=التوباز; Tulip=التوليب; Turquoise=الفيروز; Valley=الوادي; Vanilla=الفانيليا;
Velvet=المخمل; Vine=الكرمة; Violet=البنفسج; Walnut=الجوز; Weaver=النساجين; Wheat=القمح;
Willow=الصفصاف; Windmill=الطاحونة الهوائية; Wool=الصوف; Wren=النمنمة; Zephyr=النسيم
`;

export const WORD_STOCK: readonly Bilingual[] = WORDS.split(/;\s*/).map((pair) => {
  const [en = '', ar = ''] = pair.trim().split('=');
  return { en, ar };
});

export const LOCAL_STREET_TYPES: readonly Bilingual[] = [
  { en: 'Street', ar: 'شارع' },
  { en: 'Lane', ar: 'زقاق' },
  { en: 'Road', ar: 'طريق' },
  { en: 'Row', ar: 'ممر' },
  { en: 'Way', ar: 'درب' },
];

export const MAIN_STREETS = {
  grandAvenue: { en: 'Grand Avenue', ar: 'الجادة الكبرى' },
  meridianBoulevard: { en: 'Meridian Boulevard', ar: 'بوليفار الزوال' },
  harbourfrontDrive: { en: 'Harbourfront Drive', ar: 'كورنيش الميناء' },
  libertyAvenue: { en: 'Liberty Avenue', ar: 'جادة الحرية' },
  gardenRing: { en: 'Garden Ring', ar: 'الطريق الدائري للحدائق' },
  westEmbankment: { en: 'West Embankment', ar: 'الكورنيش الغربي' },
  eastEmbankment: { en: 'East Embankment', ar: 'الكورنيش الشرقي' },
  lakeshoreDrive: { en: 'Lakeshore Drive', ar: 'كورنيش البحيرة' },
  expressway: { en: 'M1 Maravel Expressway', ar: 'طريق مارافيل السريع م1' },
} as const satisfies Record<string, Bilingual>;

/** Names for the long roads between districts. They are used in this order. */
export const LONG_ROADS: readonly Bilingual[] = [
  { en: 'Sunrise Boulevard', ar: 'بوليفار الشروق' },
  { en: 'Lighthouse Avenue', ar: 'جادة المنارة' },
  { en: 'Old Caravan Road', ar: 'طريق القوافل القديم' },
  { en: 'University Avenue', ar: 'جادة الجامعة' },
  { en: 'Assembly Avenue', ar: 'جادة المجلس' },
  { en: 'Northgate Road', ar: 'طريق البوابة الشمالية' },
  { en: 'Merchant Avenue', ar: 'جادة التجار' },
  { en: 'Observatory Road', ar: 'طريق المرصد' },
  { en: 'Vineyard Road', ar: 'طريق الكروم' },
  { en: 'Exchange Avenue', ar: 'جادة البورصة' },
  { en: 'Millrace Road', ar: 'طريق الساقية' },
  { en: 'Citadel Avenue', ar: 'جادة القلعة' },
  { en: 'Stadium Road', ar: 'طريق الملعب' },
  { en: 'Eastgate Road', ar: 'طريق البوابة الشرقية' },
  { en: 'Arsenal Road', ar: 'طريق الترسانة' },
  { en: 'Poets Avenue', ar: 'جادة الشعراء' },
  { en: 'Concord Avenue', ar: 'جادة الوفاق' },
  { en: 'Terrace Road', ar: 'طريق المصاطب' },
  { en: 'Sailmakers Road', ar: 'طريق صناع الأشرعة' },
  { en: 'Botanic Avenue', ar: 'جادة النباتات' },
  { en: 'Westgate Road', ar: 'طريق البوابة الغربية' },
  { en: 'Signal Road', ar: 'طريق الإشارة' },
  { en: 'Republic Avenue', ar: 'جادة الجمهورية' },
  { en: 'Founders Avenue', ar: 'جادة المؤسسين' },
  { en: 'Aqueduct Road', ar: 'طريق القناطر' },
  { en: 'Belvedere Road', ar: 'طريق المطل' },
  { en: 'Galleon Road', ar: 'طريق السفن' },
  { en: 'Saddlers Road', ar: 'طريق السروجية' },
  { en: 'Highfield Road', ar: 'طريق الحقول العليا' },
  { en: 'Lowmarket Road', ar: 'طريق السوق السفلي' },
  { en: 'Kingfisher Road', ar: 'طريق الرفراف' },
  { en: 'Pavilion Road', ar: 'طريق الجناح' },
  { en: 'Regatta Road', ar: 'طريق السباق' },
  { en: 'Halcyon Avenue', ar: 'جادة السكينة' },
  { en: 'Quarryhill Road', ar: 'طريق تل المحجر' },
];
