import { describe, expect, it } from 'vitest';
import { Route as home } from '../../src/routes/home';
import { Route as landing } from '../../src/routes/index';
import { openPage } from '../support/whole-page';

const all = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
const title = (page: Document) => all(page, 'main h1');
const flags = {
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  ref_earning_status: 1,
  guest_checkout_status: 1,
};
const soups = { id: 7, name: 'Soups', image_full_url: null };

describe('the URL', () => {
  it('/home?search=category opens the page of that category, titled by its name [NAV-03]', async () => {
    const { page, requests } = await openPage(
      '/home?search=category&id=9&module_id=1&name=Soups&data_type=new',
    );
    expect(title(page)).toEqual(['Soups']);
    expect(requests.map(({ address }) => address)).toContain('/categories/childes/9?');
  });

  it.each(['/home?search=allCategories&from=allCategories&data_type=new', '/categories'])(
    '%s lists every category [NAV-04, NAV-11]',
    async (path) => {
      const { page } = await openPage(path, {
        answers: { '/categories': [soups, { ...soups, id: 8, name: 'Bread' }] },
      });
      expect(title(page)).toEqual(['All categories']);
      expect(all(page, 'main ul a')).toEqual(['Soups', 'Bread']);
    },
  );

  it.each([
    ['/store/latest', 'New kitchens'],
    ['/store/popular', 'Popular near you'],
  ])('%s lists these stores [NAV-10]', async (path, name) => {
    const { page } = await openPage(path);
    expect(title(page)).toEqual([name]);
  });

  it.each([
    ['/my-orders', 'my-orders', 'My Orders'],
    ['/my-trips', 'my-trips', 'My Trips'],
    ['/wallet', 'wallet', 'Wallet'],
    ['/coupons', 'coupons', 'Coupons'],
    ['/loyalty-points', 'loyalty-points', 'Loyalty Points'],
    ['/referral-code', 'referral-code', 'Referral Code'],
    ['/settings', 'settings', 'Settings'],
  ])('%s is a short path of the account’s page %s [NAV-16, NAV-15]', async (path, name, expected) => {
    const visit = { config: flags };
    const [short, long] = await Promise.all([
      openPage(path, visit),
      openPage(`/profile?page=${name}`, visit),
    ]);
    expect(title(short.page)).toEqual([expected]);
    expect(title(long.page)).toEqual([expected]);
  });

  it('/campaigns without a zone asks for a place and requests no campaigns [NAV-26, CAMP-01, MSG-45]', async () => {
    const { page, requests } = await openPage('/campaigns', { hasPlace: false });
    expect(page.querySelector('main')?.textContent).toContain('You must pick a zone to access this page.');
    expect(all(page, 'main button')).toEqual(['Choose your address']);
    expect(requests).toEqual([]);

    const inZone = await openPage('/campaigns');
    expect(inZone.page.querySelector('main')?.textContent).not.toContain('You must pick a zone');
    expect(inZone.requests.map(({ address }) => address)).toEqual(['/campaigns/basic?', '/campaigns/item?']);
  });
});

it.each([
  '/home',
  '/help-and-support',
  '/store/latest',
  '/checkout?page=cart',
  '/track-order',
  '/wallet',
  '/rental/cart',
])('the header of %s has the customer’s place [NAV-33]', async (path) => {
  for (const isSignedIn of [false, true]) {
    const { page } = await openPage(path, { config: flags, isSignedIn });
    expect(all(page, 'header button').filter((text) => text?.includes('Quay 9, Old Port'))).toHaveLength(1);
  }
});

it('the landing page redirects a visitor with a place, and the home page one without a place [NAV-01, NAV-02]', () => {
  const place = { label: 'Quay 9', lat: 24.5, lng: 54.25, zoneIds: [3] };
  const goalOf = (route: unknown, known: typeof place | null) => {
    const { beforeLoad } = (route as { options: { beforeLoad: (page: object) => void } }).options;
    try {
      beforeLoad({ context: { place: () => known }, search: {} });
      return null;
    } catch (redirection) {
      return (redirection as { options: { to: string } }).options.to;
    }
  };
  expect([goalOf(landing, place), goalOf(landing, null)]).toEqual(['/home', null]);
  expect([goalOf(home, place), goalOf(home, null)]).toEqual([null, '/']);
});

it('the home page requests the twelve latest and the twelve most popular stores [CONST-06, CAT-02, MENU-10]', async () => {
  const { requests } = await openPage('/home');
  const stores = requests.map(({ address }) => address).filter((address) => address.startsWith('/stores/'));
  expect(stores).toEqual([
    '/stores/popular?type=all&offset=1&limit=12',
    '/stores/latest?type=all&offset=1&limit=12',
  ]);
});

it('a focused checkout has no search, market tabs, newsletter, footer or phone bar [CHK-17]', async () => {
  const around = async (path: string) => {
    const { page } = await openPage(path, { config: flags });
    const has = (selector: string) => page.querySelector(selector) !== null;
    return [
      has('input[type=search], [role=search], search'),
      has('nav[aria-label="Markets"]'),
      has('input[name=email][aria-label="Email for the newsletter"]'),
      has('footer'),
      has('header nav'),
      all(page, 'nav a, nav button').includes('Account'),
    ];
  };
  expect(await around('/home')).toEqual([true, true, true, true, true, true]);
  for (const path of ['/checkout', '/checkout?page=cart', '/checkout?page=buy_now'])
    expect(await around(path)).toEqual([false, false, false, false, false, false]);
});

it('the help page shows the phone, email and address from the shop’s settings [HELP-01]', async () => {
  const config = { phone: '+1 (555) 0199', email: 'care@souk.example', address: 'Mole 4, Old Harbour' };
  const { page } = await openPage('/help-and-support', { config });
  const main = page.querySelector('main');
  const hrefs = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['tel:+15550199', 'mailto:care@souk.example']));
  expect(main?.textContent).toContain('Mole 4, Old Harbour');
});

it('the reviews of a store whose plan has no reviews say so [MSG-79, REV-01]', async () => {
  const store = { id: 6, name: 'FreshMart', zone_id: 3, module_id: 2, avg_rating: 0, rating_count: 0 };
  const reviewsOf = async (hasReviews: boolean) => {
    const answers = { '/stores/details/6': { ...store, reviews_section: hasReviews } };
    const { page } = await openPage('/store/6?tab=reviews', { answers });
    return page.querySelector('main')?.textContent;
  };
  expect(await reviewsOf(false)).toContain('this store is not having any review plan');
  expect(await reviewsOf(true)).not.toContain('review plan');
});

it.each([
  ['/product/101?module_id=1&campaign=1', '/items/details/101?campaign=1'],
  ['/product/101?module_id=1', '/items/details/101?'],
])('%s reads the item by its id, a campaign’s with the query [ITEM-11]', async (path, request) => {
  const answers = { '/items/details/101': { id: 101, name: 'Soup', price: 4, store_id: 1, module_id: 1 } };
  const { requests } = await openPage(path, { answers });
  expect(requests.map(({ address }) => address).filter((address) => address.includes('details'))).toEqual([
    request,
  ]);
});

it('a shared link to an item opens without a place, with its price [X-09, NAV-28]', async () => {
  const item = { id: 101, name: 'Margherita', price: 12.5, store_id: 1, module_id: 1, module_type: 'food' };
  const answers = { '/items/details/101': item };
  const { page } = await openPage('/product/101?module_id=1', { hasPlace: false, answers });
  expect(title(page)).toEqual(['Margherita']);
  expect(page.querySelector('main')?.textContent).toContain('12.50');
  expect(all(page, 'main a, main button')).toContain('Check delivery to your address');
});

describe('a guest', () => {
  it('can choose a place on the map or use the current one [PERM-01]', async () => {
    const { page } = await openPage('/', { hasPlace: false });
    const ways = all(page, 'main button, main a');
    for (const way of ['Use Current Location', 'Pick from map']) expect(ways).toContain(way);
  });

  it.each(['/home', '/store/popular', '/categories', '/campaigns', '/home?search=soup'])(
    'browses %s without signing in [PERM-01]',
    async (path) => {
      const { page } = await openPage(path);
      expect(title(page)).toHaveLength(1);
      expect(page.querySelector('main')?.textContent).not.toMatch(/login|sign in/i);
    },
  );

  it('searches vehicles without signing in [PERM-09]', async () => {
    const { page } = await openPage('/rental/vehicle-search?all_category=1', { moduleId: 6 });
    expect(title(page)).toEqual(['All vehicles']);
    expect(page.querySelector('main')?.textContent).not.toMatch(/login|sign in/i);
  });
});
