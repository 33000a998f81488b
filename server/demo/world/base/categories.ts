import { renderedPictures } from '../../pictures/goods';
import { lineTable } from '../support/line-table';
import { emojiPicture, text } from '../support/text';
import type { WorldTable } from '../world.types';
import { SIZE_GUIDES } from './size-guides';

const SHOPS = '4';

/** Columns: key | parent key | emoji | English | Arabic. The pages show the categories in this order. */
const lists: Record<number, string> = {
  1: `
    pizza     |        | 1f355      | Pizza            | بيتزا
    burgers   |        | 1f354      | Burgers & Fries  | برغر وبطاطس
    grills    |        | 1f356      | Grills           | مشاوي
    wraps     |        | 1f959      | Wraps & Shawarma | لفائف وشاورما
    sushi     |        | 1f363      | Sushi            | سوشي
    noodles   |        | 1f35c      | Noodles & Pasta  | نودلز وباستا
    rice      |        | 1f35b      | Rice & Curries   | أرز وكاري
    salads    |        | 1f957      | Salads & Soups   | سلطات وشوربات
    bakery    |        | 1f950      | Bakery & Breakfast | مخبوزات وفطور
    sweets    |        | 1f370      | Sweets           | حلويات
    drinks    |        | 1f379      | Drinks           | مشروبات
    festive   |        | 1f389      | Festive Menu     | قائمة الأعياد
    cakes     | sweets | 1f382      | Cakes            | كعك وكيك
    oriental  | sweets | 1f36f      | Oriental Sweets  | حلويات شرقية
    ice       | sweets | 1f368      | Ice Cream        | آيس كريم
    hot       | drinks | 2615       | Hot Drinks       | مشروبات ساخنة
    cold      | drinks | 1f9c3      | Juices & Cold Drinks | عصائر ومشروبات باردة`,
  2: `
    fruit     |        | 1f34e      | Fruit            | فواكه
    vegetables |       | 1f955      | Vegetables       | خضروات
    dairy     |        | 1f95b      | Dairy & Eggs     | ألبان وبيض
    bread     |        | 1f35e      | Bread            | خبز
    pantry    |        | 1f96b      | Pantry           | مواد تموينية
    meat      |        | 1f969      | Meat & Fish      | لحوم وأسماك
    frozen    |        | 1f9ca      | Frozen           | مجمّدات
    snacks    |        | 1f36b      | Snacks           | وجبات خفيفة
    drinks    |        | 1f9c3      | Drinks           | مشروبات
    household |        | 1f9f9      | Household        | مستلزمات المنزل
    baby      |        | 1f37c      | Baby             | مستلزمات الأطفال
    citrus    | fruit  | 1f34a      | Citrus           | حمضيات
    berries   | fruit  | 1f353      | Berries          | توت وفراولة`,
  3: `
    pain      |        | 1f48a      | Pain & Fever     | مسكّنات وخافضات حرارة
    cold      |        | 1f927      | Cold & Flu       | زكام وإنفلونزا
    stomach   |        | 1fad7      | Stomach          | صحة المعدة
    vitamins  |        | 1f34a      | Vitamins         | فيتامينات
    skin      |        | 1f9f4      | Skin Care        | عناية بالبشرة
    firstaid  |        | 1fa79      | First Aid        | إسعافات أولية
    mother    |        | 1f37c      | Mother & Baby    | الأم والطفل
    dental    |        | 1faa5      | Dental Care      | عناية بالأسنان
    devices   |        | 1fa7a      | Health Devices   | أجهزة طبية
    prescription |     | 1f4cb      | Prescription     | أدوية بوصفة`,
  4: `
    phones    |        | 1f4f1      | Phones & Computers | هواتف وحواسيب
    audio     |        | 1f3a7      | Audio & Cameras  | صوتيات وكاميرات
    men       |        | 1f454      | Men              | رجال
    women     |        | 1f457      | Women            | نساء
    shoes     |        | 1f45f      | Shoes & Bags     | أحذية وحقائب
    home      |        | 1f6cb-fe0f | Home & Kitchen   | منزل ومطبخ
    beauty    |        | 1f484      | Beauty           | جمال
    toys      |        | 1f9f8      | Toys & Games     | ألعاب
    sports    |        | 26bd       | Sports           | رياضة
    books     |        | 1f4da      | Books & Stationery | كتب وقرطاسية
    luxury    |        | 1f48e      | Luxury           | فخامة`,
  7: `
    coffee    |        | 2615       | Coffee           | قهوة
    tea       |        | 1fad6      | Tea              | شاي
    iced      |        | 1f9cb      | Iced Drinks      | مشروبات مثلّجة
    pastries  |        | 1f950      | Pastries         | معجنات
    cakes     |        | 1f370      | Cakes            | كعك وكيك
    sandwiches |       | 1f96a      | Sandwiches       | ساندويتشات`,
  8: `
    gifts     |        | 1f381      | Gift Cards       | بطاقات هدايا
    services  |        | 1f527      | Services         | خدمات`,
};

/**
 * The item whose rendered picture represents a category. Until it is rendered, the category shows an emoji.
 */
const SHOWN_BY: Record<number, Record<string, string>> = {
  1: {
    pizza: 'Margherita',
    burgers: 'Cheeseburger',
    grills: 'Shish Taouk',
    wraps: 'Chicken Shawarma',
    sushi: 'Salmon Nigiri',
    noodles: 'Tonkotsu Ramen',
    rice: 'Chicken Tikka Masala',
    salads: 'Greek Salad',
    bakery: 'Butter Croissant',
    sweets: 'Chocolate Fudge Cake',
    drinks: 'Orange Juice',
    cakes: 'Tiramisu',
    oriental: 'Baklava Box',
    ice: 'Pistachio Ice Cream',
    hot: 'Turkish Coffee',
    cold: 'Lemon and Mint',
  },
  2: {
    fruit: 'Red Apples',
    vegetables: 'Tomatoes',
    dairy: 'Eggs',
    bread: 'White Toast',
    pantry: 'Olive Oil',
    meat: 'Sea Bream',
    frozen: 'Frozen Berries',
    snacks: 'Potato Chips',
    drinks: 'Apple Juice',
    household: 'Bar Soap',
    baby: 'Baby Formula',
    citrus: 'Mandarins',
    berries: 'Strawberries',
  },
  3: {
    pain: 'Paracetamol',
    cold: 'Cough Syrup',
    stomach: 'Probiotic Capsules',
    vitamins: 'Vitamin C 1000',
    skin: 'Sun Cream SPF 50',
    firstaid: 'Plasters',
    mother: 'Feeding Bottle',
    dental: 'Soft Toothbrush',
    devices: 'Blood Pressure Monitor',
    prescription: 'Amoxicillin',
  },
  4: {
    phones: 'Light Notebook',
    audio: 'Headphones',
    men: 'Oxford Shirt',
    women: 'Summer Dress',
    shoes: 'Ballet Flats',
    home: 'Cast-iron Pan',
    beauty: 'Eau de Cologne',
    toys: 'Magic Box',
    sports: 'City Bicycle',
    books: 'Tales of the Souk',
    luxury: 'Diamond Ring',
  },
  7: {
    coffee: 'Cappuccino',
    tea: 'Earl Grey',
    iced: 'Iced Latte',
    pastries: 'Almond Croissant',
    cakes: 'Fruit Tartlet',
    sandwiches: 'Turkey Club',
  },
  8: { gifts: 'Gift Card', services: 'Home Cleaning' },
};

function pictureOf(moduleId: number, key: string, emoji: string): string {
  const good = SHOWN_BY[moduleId]?.[key];
  const [rendered] = good === undefined ? [] : renderedPictures(moduleId, good);
  return rendered ?? emojiPicture(emoji);
}

const EMPHASIZED = 6;
/**
 * In the demo, bread and prescribed medicine have a tax rate of zero. Everything else has the shop's rate.
 */
const ZERO_RATED: readonly string[] = ['2/bread', '3/prescription'];

const rows = Object.entries(lists).flatMap(([moduleId, list]) => {
  const lines = lineTable(list, 5);
  const idOf = (key: string): number =>
    Number(moduleId) * 100 + lines.findIndex(([other]) => other === key) + 1;
  return lines.map(([key = '', parent = '', emoji = '', en = '', ar = ''], index) => ({
    key: `${moduleId}/${key}`,
    row: {
      id: idOf(key),
      module_id: Number(moduleId),
      parent_id: parent === '' ? null : idOf(parent),
      name: text(en, ar),
      image: pictureOf(Number(moduleId), key, emoji),
      position: index + 1,
      is_featured: index < EMPHASIZED,
      tax_percent: ZERO_RATED.includes(`${moduleId}/${key}`) ? 0 : null,
      size_guide: (moduleId === SHOPS ? SIZE_GUIDES[key] : undefined) ?? [],
    },
  }));
});

export const categories: WorldTable = { table: 'categories', rows: rows.map(({ row }) => row) };

export function categoryId(moduleId: number, key: string): number {
  const found = rows.find((candidate) => candidate.key === `${moduleId}/${key}`);
  if (!found) throw new Error(`module ${moduleId} has no category ${key}`);
  return found.row.id;
}
