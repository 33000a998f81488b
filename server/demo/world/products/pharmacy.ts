import { text } from '../support/text';
import { goodsOf } from './shelf-table';

const generic = {
  ibuprofen: text('Ibuprofen', 'إيبوبروفين'),
  aspirin: text('Acetylsalicylic acid', 'حمض أسيتيل الساليسيليك'),
  diclofenac: text('Diclofenac', 'ديكلوفيناك'),
  paracetamol: text('Paracetamol', 'باراسيتامول'),
  loratadine: text('Loratadine', 'لوراتادين'),
  xylometazoline: text('Xylometazoline', 'زيلوميتازولين'),
  ambroxol: text('Ambroxol', 'أمبروكسول'),
  omeprazole: text('Omeprazole', 'أوميبرازول'),
  loperamide: text('Loperamide', 'لوبيراميد'),
  azithromycin: text('Azithromycin', 'أزيثروميسين'),
  metformin: text('Metformin', 'ميتفورمين'),
  atorvastatin: text('Atorvastatin', 'أتورفاستاتين'),
  amlodipine: text('Amlodipine', 'أملوديبين'),
  salbutamol: text('Salbutamol', 'سالبوتامول'),
};

export const pain = goodsOf({
  category: 'pain',
  generic,
  goods: `
    Ibuprofen 400 | إيبوبروفين 400 | 4.2 | 1f48a | box as:ibuprofen | Pain and inflammation, 20 tablets | للألم والالتهاب، 20 قرصًا
    Aspirin 100 | أسبرين 100 | 2.8 | 1f48a 1fac0 | box as:aspirin | 30 coated tablets | 30 قرصًا مغلفًا
    Pain Relief Gel | جل مسكّن للألم | 5.9 | 1f9f4 | tube as:diclofenac | For muscles and joints | للعضلات والمفاصل
    Children's Fever Syrup | شراب خافض للحرارة للأطفال | 4.5 | 1f9f4 1f321-fe0f | bottle as:paracetamol | Strawberry taste | بطعم الفراولة
    Migraine Patches | لصقات الصداع النصفي | 6.4 | 1fa79 | pack | Cooling, six pieces | مبرّدة، ست قطع
    Heat Patches | لصقات حرارية | 7.2 | 1fa79 1f9e3 | pack | For the lower back | لأسفل الظهر`,
});

export const coldAndFlu = goodsOf({
  category: 'cold',
  generic,
  goods: `
    Cold Relief Sachets | أكياس فوّارة للزكام | 5.1 | 1f375 1f34b | box as:paracetamol | Hot lemon drink | مشروب ليمون ساخن
    Nasal Spray | بخاخ للأنف | 4.4 | 1f443 | bottle as:xylometazoline | Clears a blocked nose | يفتح الأنف المسدود
    Cough Syrup | شراب للسعال | 5.6 | 1f36f 1f9f4 | bottle as:ambroxol | Loosens a chesty cough | يذيب البلغم
    Throat Lozenges | أقراص للحلق | 3.2 | 1f36c 1f36f | pack | Honey and lemon | بالعسل والليمون
    Allergy Tablets | أقراص للحساسية | 4.9 | 1f33c 1f48a | box as:loratadine | Once a day, not drowsy | مرة يوميًا بلا نعاس
    Face Masks | كمامات | 3.9 | 1f637 | pack | Fifty pieces | خمسون قطعة
    Chest Rub | مرهم للصدر | 3.7 | 1fad9 1f33f | jar | Menthol and eucalyptus | منثول وأوكالبتوس
    Seawater Spray | بخاخ ماء البحر | 6.2 | 1f9f4 1f4a7 | bottle | For babies too | مناسب للرضّع أيضًا`,
});

export const stomach = goodsOf({
  category: 'stomach',
  generic,
  goods: `
    Heartburn Capsules | كبسولات حرقة المعدة | 6.8 | 1f48a | box as:omeprazole | 14 capsules | 14 كبسولة
    Antacid Syrup | شراب مضاد للحموضة | 4.6 | 1fad7 | bottle | Mint taste | بطعم النعناع
    Diarrhoea Capsules | كبسولات للإسهال | 3.8 | 1f48a 1f4a7 | box as:loperamide | 10 capsules | 10 كبسولات
    Rehydration Salts | أملاح الإماهة | 2.9 | 1f4a7 1f9c2 | box | Ten sachets | عشرة أكياس
    Probiotic Capsules | كبسولات بروبيوتيك | 11.5 | 1f9a0 1f48a | box | For a calm belly | لراحة البطن
    Digestive Tea | شاي مهضّم | 3.4 | 1fad6 1f33f | box | Fennel, anise and caraway | شمر ويانسون وكراوية`,
});

export const vitamins = goodsOf({
  category: 'vitamins',
  goods: `
    Vitamin C 1000 | فيتامين سي 1000 | 6.5 | 1f34a 1f48a | tube | Fizzy tablets | أقراص فوّارة
    Vitamin D3 | فيتامين د3 | 8.2 | 2600-fe0f 1f48a | bottle | 2000 IU, 60 capsules | 2000 وحدة دولية، 60 كبسولة
    Omega 3 | أوميغا 3 | 12.9 | 1f48a 1f41f | bottle allergens:f | Fish oil, 90 capsules | زيت السمك، 90 كبسولة
    Multivitamin | فيتامينات متعددة | 9.9 | 1f308 1f48a | bottle | One a day | حبة كل يوم
    Iron Tablets | أقراص الحديد | 7.4 | 1f48a | box | With vitamin C | مع فيتامين سي
    Magnesium | مغنيسيوم | 7.9 | 1f48a | bottle | For muscles and sleep | للعضلات والنوم
    Zinc Lozenges | أقراص الزنك للمص | 5.2 | 1f6e1-fe0f 1f36c | box | Cherry taste | بطعم الكرز
    Children's Gummies | علكات فيتامين للأطفال | 8.6 | 1f43b 1f36c | bottle | Bear shapes, fruit taste | بشكل دببة وبطعم الفواكه
    Hair and Nails | فيتامين الشعر والأظافر | 13.5 | 1f485 1f48a | bottle | Biotin and selenium | بيوتين وسيلينيوم
    Collagen Powder | مسحوق الكولاجين | 19.9 | 1fad9 2728 | jar | Thirty portions | ثلاثون جرعة`,
});

export const skin = goodsOf({
  category: 'skin',
  goods: `
    Sun Cream SPF 50 | واقي شمس 50 | 11.5 | 2600-fe0f 1f9f4 | tube | Light, for the face | خفيف للوجه
    Hand Cream | كريم لليدين | 4.2 | 1f9f4 1f90d | tube | With shea butter | بزبدة الشيا
    Aloe Vera Gel | جل الصبّار | 5.4 | 1fab4 1f9f4 | tube | After the sun | بعد الشمس
    Face Cleanser | غسول للوجه | 7.8 | 1fae7 1f9fc | bottle | For sensitive skin | للبشرة الحساسة
    Moisturising Cream | كريم مرطّب | 9.4 | 1f4a7 1f9f4 | jar | Day and night | ليلًا ونهارًا
    Lip Balm | مرطّب شفاه | 2.6 | 1f48b | piece | Honey | بالعسل
    Acne Gel | جل لحب الشباب | 6.9 | 1f9f4 2728 | tube | Works overnight | مفعول خلال الليل
    Foot Cream | كريم للقدمين | 5.1 | 1f9b6 | tube | For dry heels | للكعب الجاف`,
});

export const firstAid = goodsOf({
  category: 'firstaid',
  goods: `
    Plasters | لصقات جروح | 2.4 | 1fa79 | box | Forty, four sizes | أربعون بأربعة مقاسات
    Sterile Gauze | شاش معقّم | 2.9 | 1fa79 1f90d | pack | Ten pieces | عشر قطع
    Antiseptic Spray | بخاخ مطهّر | 4.8 | 1f9f4 1fa79 | bottle | Does not sting | لا يسبب لسعة
    First Aid Box | صندوق إسعافات أولية | 18.5 | 1f9f0 1fa79 | box | For home and car | للمنزل والسيارة
    Elastic Bandage | رباط ضاغط | 3.6 | 1f9b5 1fa79 | piece | For ankle and wrist | للكاحل والرسغ
    Hand Sanitiser | معقّم يدين | 3.1 | 1f9f4 1faf6 | bottle | 250 ml | 250 مل
    Disposable Gloves | قفازات طبية | 5.5 | 1f9e4 | box | One hundred pieces | مئة قطعة
    Burn Gel | جل للحروق | 5.9 | 1f9f4 1fa79 | tube | Cools at once | يبرّد فورًا`,
});

export const motherAndBaby = goodsOf({
  category: 'mother',
  goods: `
    Nappy Cream | كريم حفاضات | 5.2 | 1f9f4 1f37c | tube | With zinc | بالزنك
    Baby Shampoo | شامبو أطفال | 4.4 | 1f6c1 1f476 | bottle | No tears | بلا دموع
    Feeding Bottle | رضّاعة | 6.9 | 1f37c | piece | 240 ml, slow flow | 240 مل، تدفق بطيء
    Colic Drops | قطرات للمغص | 5.8 | 1f4a7 1f476 | bottle | From the first week | من الأسبوع الأول
    Folic Acid | حمض الفوليك | 4.9 | 1f930 1f48a | box | For mothers to be | للأمهات الحوامل
    Teething Gel | جل التسنين | 4.3 | 1f9f4 1f37c | tube | Without sugar | بلا سكر`,
});

export const dental = goodsOf({
  category: 'dental',
  goods: `
    Toothpaste | معجون أسنان | 2.8 | 1faa5 | tube | Mint and fluoride | نعناع وفلورايد
    Soft Toothbrush | فرشاة أسنان ناعمة | 2.2 | 1faa5 1f9b7 | piece | For sensitive gums | للثة الحساسة
    Mouthwash | غسول فم | 4.9 | 1f444 1f33f | bottle | Without alcohol | بلا كحول
    Dental Floss | خيط أسنان | 2.4 | 1faa5 1f9f5 | piece | Fifty metres | خمسون مترًا
    Miswak | مسواك | 1.2 | 1faa5 1f33f | piece | Fresh, from the arak tree | طازج من شجر الأراك
    Whitening Strips | شرائح تبييض | 16.5 | 1faa5 2728 | box | Fourteen days | أربعة عشر يومًا`,
});

export const devices = goodsOf({
  category: 'devices',
  goods: `
    Digital Thermometer | ميزان حرارة رقمي | 7.9 | 1f321-fe0f | piece | Reads in ten seconds | يقرأ خلال عشر ثوانٍ
    Blood Pressure Monitor | جهاز قياس ضغط الدم | 42.0 | 1fa7a 1fac0 | piece | For the upper arm | لأعلى الذراع
    Glucose Meter | جهاز قياس السكر | 28.5 | 1fa78 | set | With ten strips | مع عشر شرائح
    Nebuliser | جهاز استنشاق | 54.0 | 1fac1 | piece | Quiet, for children too | هادئ ومناسب للأطفال
    Crutches | عكازات | 24.0 | 1fa7c | set | Height from 1.5 to 1.9 m | للطول من 1.5 إلى 1.9 متر
    Weighing Scale | ميزان | 19.9 | 2696-fe0f | piece | Glass, up to 180 kg | زجاجي حتى 180 كغ`,
});

export const prescription = goodsOf({
  category: 'prescription',
  needsPrescription: true,
  generic,
  goods: `
    Azithromycin 500 | أزيثروميسين 500 | 12.5 | 1f48a 1f9a0 | box as:azithromycin | Three tablets | ثلاثة أقراص
    Metformin 850 | ميتفورمين 850 | 8.4 | 1f48a 1fa78 | box as:metformin | For diabetes, 60 tablets | للسكري، 60 قرصًا
    Atorvastatin 20 | أتورفاستاتين 20 | 14.9 | 1f48a 1fac0 | box as:atorvastatin | For cholesterol, 30 tablets | للكوليسترول، 30 قرصًا
    Amlodipine 5 | أملوديبين 5 | 9.8 | 1f48a 1fa7a | box as:amlodipine | For blood pressure, 30 tablets | لضغط الدم، 30 قرصًا
    Salbutamol Inhaler | بخاخ سالبوتامول | 7.6 | 1fac1 1f4a8 | piece as:salbutamol | For asthma, 200 doses | للربو، 200 جرعة`,
});
