import type { Queryable } from '../../db/database';
import type { Language, LocalText } from '../../http/language';
import { type StoredText, textIn } from '../shared/local-text';
import type { SiteConfig } from '../shared/site-config';
import { withName } from '../shared/text-placeholders';

const picture = (code: string) => `/pictures/emoji/${code}.webp`;

const TEXTS = {
  headerTitle: { en: 'Your whole city, one basket away', ar: 'مدينتك كلها على بُعد سلة واحدة' },
  headerSubTitle: {
    en: 'Meals, groceries, medicine, shops, couriers and cars: from the neighbourhood to your door.',
    ar: 'وجبات وبقالة وأدوية ومتاجر وتوصيل وسيارات: من حيّك إلى بابك.',
  },
  headerSubTitleOfFew: {
    en: 'From your neighbourhood to your door.',
    ar: 'من حيّك إلى بابك.',
  },
  locationTitle: { en: 'Where should we deliver?', ar: 'إلى أين نوصل طلبك؟' },
  moduleTitle: { en: 'Everything in one place', ar: 'كل شيء في مكان واحد' },
  moduleSubTitle: {
    en: 'Choose what you need today. Each market has its own shops, its own hours and one simple cart.',
    ar: 'اختر ما تحتاجه اليوم. لكل سوق متاجره ومواعيده، وسلة واحدة بسيطة.',
  },
  newsletterTitle: { en: 'Join us', ar: 'انضم إلينا' },
  newsletterSubTitle: {
    en: 'New shops and great offers in your city, once a week at most.',
    ar: 'متاجر جديدة وأفضل عروض مدينتك، مرة في الأسبوع لا أكثر.',
  },
  footerDescription: {
    en: '{shop} brings the markets of your city together: order from the shops you know, follow your courier, pay as you like.',
    ar: 'يجمع «{shop}» أسواق مدينتك في مكان واحد: اطلب من المتاجر التي تعرفها، تابع مندوبك، وادفع كما تحب.',
  },
  appTitle: { en: 'Get the {shop} app', ar: '«{shop}» معك أينما ذهبت' },
  appSubTitle: {
    en: 'Order on the way and follow every delivery live in the app.',
    ar: 'اطلب وأنت في الطريق وتابع كل توصيل مباشرة في التطبيق.',
  },
  zonesTitle: { en: 'We deliver here', ar: 'نوصل إلى هنا' },
  zonesDescription: {
    en: 'Our couriers know these areas street by street.',
    ar: 'يعرف مندوبونا هذه الأحياء شارعًا شارعًا.',
  },
  sellerTitle: { en: 'Open your shop on {shop}', ar: 'افتح متجرك على «{shop}»' },
  sellerSubTitle: {
    en: 'Reach the whole neighbourhood from the first day.',
    ar: 'صِل إلى الحي كله من اليوم الأول.',
  },
  sellerButton: { en: 'Become a Vendor owner', ar: 'كن صاحب متجر' },
  courierTitle: { en: 'Deliver with us', ar: 'وصّل معنا' },
  courierSubTitle: {
    en: 'Work when it suits you and be paid every week.',
    ar: 'اعمل متى يناسبك واستلم أجرك كل أسبوع.',
  },
  courierButton: { en: 'Become a delivery man', ar: 'كن مندوب توصيل' },
} satisfies Record<string, LocalText>;

const HIGHLIGHTS: { title: LocalText; picture: string }[] = [
  { title: { en: 'At your door within the hour', ar: 'عند بابك خلال ساعة' }, picture: '1f6f5' },
  { title: { en: 'Prices of the shop itself', ar: 'أسعار المتجر نفسها' }, picture: '1f3f7-fe0f' },
  { title: { en: 'Pay by card, wallet or cash', ar: 'ادفع بالبطاقة أو المحفظة أو نقدًا' }, picture: '1f4b3' },
  { title: { en: 'People who answer, day and night', ar: 'فريق يجيبك ليلًا ونهارًا' }, picture: '1f4ac' },
];

type ZoneRow = { id: number; name: StoredText; modules: StoredText[] };

/** Returns the content of the landing page and the footer [FOOT-10, DATA-05]. */
export async function landingData(database: Queryable, language: Language, config: SiteConfig) {
  const say = (key: keyof typeof TEXTS): string => withName(TEXTS[key][language], config.business_name);
  return {
    fixed_header_title: say('headerTitle'),
    fixed_header_sub_title: say((await hasAllMarkets(database)) ? 'headerSubTitle' : 'headerSubTitleOfFew'),
    fixed_header_image_full_url: picture('1f6d2'),
    fixed_location_title: say('locationTitle'),
    fixed_module_title: say('moduleTitle'),
    fixed_module_sub_title: say('moduleSubTitle'),
    fixed_newsletter_title: say('newsletterTitle'),
    fixed_newsletter_sub_title: say('newsletterSubTitle'),
    fixed_footer_description: say('footerDescription'),
    special_criterias: HIGHLIGHTS.map((highlight, index) => ({
      id: index + 1,
      title: highlight.title[language],
      image_full_url: picture(highlight.picture),
      status: 1,
    })),
    download_user_app_title: say('appTitle'),
    download_user_app_sub_title: say('appSubTitle'),
    download_user_app_image_full_url: picture('1f4f1'),
    download_user_app_links: config.download_user_app_links,
    join_seller_status: Number(config.toggle_store_registration),
    join_seller_title: say('sellerTitle'),
    join_seller_sub_title: say('sellerSubTitle'),
    join_seller_button_name: say('sellerButton'),
    join_seller_button_url: '/store-registration?active=active',
    join_delivery_man_status: Number(config.toggle_dm_registration),
    join_delivery_man_title: say('courierTitle'),
    join_delivery_man_sub_title: say('courierSubTitle'),
    join_delivery_man_button_name: say('courierButton'),
    join_delivery_man_button_url: '/deliveryman-registration',
    available_zone_status: 1,
    available_zone_title: say('zonesTitle'),
    available_zone_short_description: say('zonesDescription'),
    available_zone_image_full_url: picture('1f5fa-fe0f'),
    available_zone_list: await servedZones(database, language),
  };
}

/** Returns whether the shop has all six modules. The landing page has a sentence that names all of them. */
async function hasAllMarkets(database: Queryable): Promise<boolean> {
  const [row] = await database.query<{ kinds: number }>(
    'select count(distinct type)::int as kinds from modules where is_active',
  );
  return row?.kinds === 6;
}

async function servedZones(database: Queryable, language: Language) {
  const rows = await database.query<ZoneRow>(
    `select z.id, z.name, jsonb_agg(m.name order by m.position, m.id) as modules
       from zones z join module_zones mz on mz.zone_id = z.id join modules m on m.id = mz.module_id
      where z.is_active and m.is_active
      group by z.id
      order by z.id`,
  );
  return rows.map(({ id, name, modules }) => ({
    id,
    name: textIn(name, language),
    display_name: textIn(name, language),
    modules: modules.map((module) => textIn(module, language)),
  }));
}
