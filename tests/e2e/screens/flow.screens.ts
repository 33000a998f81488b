import { type BrowserContext, type Page, test } from '@playwright/test';
import { itemNamed } from '../support/goods';
import { Shopper, TONGUES, type Tongue } from '../support/shopper';
import { Camera, type Device } from './camera';

const DEVICES: Record<Device, { width: number; height: number }> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

type Set = { page: Page; context: BrowserContext; shopper: Shopper; camera: Camera };
type Scene = (set: Set) => Promise<void>;

const api = (path: string) => `**/api/v1${path}**`;
/** The server thinks until the picture is taken. */
const holds = (page: Page, path: string) => page.route(api(path), () => {});
const breaks = (page: Page, path: string) =>
  page.route(api(path), (route) => route.fulfill({ status: 500, json: { errors: [] } }));

const field = ({ page, shopper }: Set) =>
  page.getByRole('combobox', { name: shopper.say('Delivery address') });

async function opensStore({ page, shopper }: Set, fixture: string): Promise<string> {
  const item = await itemNamed(page.request, fixture, shopper.tongue);
  await page.goto(`/store/${item.storeId}`);
  await addButton(page, shopper, item.name).waitFor();
  return item.name;
}

const addButton = (page: Page, shopper: Shopper, name: string) =>
  page.getByRole('button', { name: shopper.say('Add {0} to cart', { 0: name }) }).first();

async function fillsCart(set: Set): Promise<string> {
  const name = await opensStore(set, 'F-02');
  await addButton(set.page, set.shopper, name).click();
  await set.page
    .getByRole('group', { name: set.shopper.say('Quantity of {name}', { name }) })
    .first()
    .waitFor();
  return name;
}

async function opensQuickView(
  { page, camera, shopper }: Set,
  scene: string,
  meddle: (page: Page) => unknown,
) {
  const { name, storeId } = await itemNamed(page.request, 'F-01', shopper.tongue);
  await page.goto(`/store/${storeId}`);
  await meddle(page);
  await page
    .getByRole('link', { name: shopper.say('Choose options of {0}', { 0: name }) })
    .first()
    .click();
  await page.waitForTimeout(800);
  await camera.takes(scene);
}

async function asksAboutOtherStore(set: Set): Promise<void> {
  await fillsCart(set);
  const name = await opensStore(set, 'F-04');
  await addButton(set.page, set.shopper, name).click();
  await set.page.getByRole('dialog').waitFor();
}

const clearsAndAdds = ({ page }: Set) => page.getByRole('dialog').getByRole('button').last().click();

async function looksForHere({ page, shopper }: Set, address = '/'): Promise<void> {
  await page.goto(address);
  await shopper.button('Use Current Location').first().click();
}

/** At the shop's door, without a place. */
const doorScenes: Record<string, Scene> = {
  landing: async ({ page, camera }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await camera.takes('landing');
  },
  'place-searching': async (set) => {
    await set.page.goto('/');
    await holds(set.page, '/config/place-api-autocomplete');
    await field(set).fill('Harbour');
    await set.camera.takes('place-typing');
    await set.page.waitForTimeout(700);
    await set.camera.takes('place-searching');
  },
  'place-failed': async (set) => {
    await set.page.goto('/');
    await breaks(set.page, '/config/place-api-autocomplete');
    await field(set).fill('Harbour');
    await set.page.waitForTimeout(1_500);
    await set.camera.takes('place-failed');
  },
  'place-nothing': async (set) => {
    await set.page.goto('/');
    await field(set).fill('qqqqzzzz');
    await set.page.waitForTimeout(1_500);
    await set.camera.takes('place-nothing');
  },
  'place-chosen': async (set) => {
    const { page, camera, shopper } = set;
    await page.goto('/');
    await field(set).fill(shopper.tongue === 'ar' ? 'شارع' : 'Street');
    await page.getByRole('option').first().waitFor();
    await camera.takes('place-suggestions');
    await holds(page, '/config/get-zone-id');
    await holds(page, '/config/place-api-details');
    await page.getByRole('option').first().click();
    await camera.takes('place-resolving');
  },
  'market-question': async ({ page, camera, shopper }) => {
    await page.goto('/');
    await shopper.typesAddress();
    await page.getByRole('dialog').waitFor();
    await camera.takes('market-question');
  },
  'position-denied': async (set) => {
    await looksForHere(set, '/?scenario=ERR-GEO-DENY');
    await set.camera.takes('position-denied');
  },
  'position-timeout': async (set) => {
    await looksForHere(set, '/?scenario=ERR-GEO-TIME');
    await set.camera.takes('position-locating');
    await set.page.waitForTimeout(5_500);
    await set.camera.takes('position-timeout');
  },
  'position-outside': async (set) => {
    await set.context.grantPermissions(['geolocation']);
    await set.context.setGeolocation({ latitude: 0, longitude: 0 });
    await looksForHere(set);
    await set.page.waitForTimeout(1_000);
    await set.camera.takes('position-outside');
  },
  'place-lookup-failed': async (set) => {
    await breaks(set.page, '/config/get-zone-id');
    await set.page.goto('/');
    await set.shopper.typesAddress();
    await set.page.waitForTimeout(1_000);
    await set.camera.takes('place-lookup-failed');
  },
};

/** With a place and a market. */
const shopScenes: Record<string, Scene> = {
  home: async ({ page, camera }) => {
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await camera.takes('home');
  },
  dark: async ({ page, camera }) => {
    await page.goto('/home');
    await page.getByRole('switch').first().click();
    await camera.takes('dark');
  },
  'language-question': async ({ page, camera, shopper }) => {
    await page.goto('/home');
    const other = shopper.tongue === 'en' ? 'العربية' : 'English';
    await page.getByRole('button', { name: other, exact: true }).first().click();
    await camera.takes('language-question');
  },
  list: async ({ page, camera }) => {
    await page.goto('/store/popular');
    await page.waitForTimeout(1_000);
    await camera.takes('list');
  },
  'list-loading': async ({ page, camera }) => {
    await page.route('**/api/v1/stores/**', () => {});
    await page.goto('/store/popular');
    await page.waitForTimeout(600);
    await camera.takes('list-loading');
  },
  'list-failed': async ({ page, camera }) => {
    await page.route('**/api/v1/stores/**', (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await page.goto('/store/popular');
    await page.waitForTimeout(1_000);
    await camera.takes('list-failed');
  },
  ...Object.fromEntries(
    ['F-01', 'F-02', 'F-05', 'F-08', 'G-02', 'E-01'].map((fixture): [string, Scene] => [
      `item-${fixture}`,
      async ({ page, camera, shopper }) => {
        const item = await itemNamed(page.request, fixture, shopper.tongue);
        await page.goto(`/product/${item.id}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await camera.takes(`item-${fixture}`);
      },
    ]),
  ),
  'item-loading': (set) => opensQuickView(set, 'item-loading', (page) => holds(page, '/items/details/')),
  'item-failed': (set) => opensQuickView(set, 'item-failed', (page) => breaks(page, '/items/details/')),
  'item-missing': (set) =>
    opensQuickView(set, 'item-missing', (page) =>
      page.route(api('/items/details/'), (route) => route.fulfill({ status: 404, json: { errors: [] } })),
    ),
  adding: async (set) => {
    const name = await opensStore(set, 'F-02');
    await holds(set.page, '/customer/cart/add');
    await addButton(set.page, set.shopper, name).click();
    await set.camera.takes('adding');
  },
  'adding-failed': async (set) => {
    const name = await opensStore(set, 'F-02');
    await breaks(set.page, '/customer/cart/add');
    await addButton(set.page, set.shopper, name).click();
    await set.camera.takes('adding-failed');
  },
  'cart-filled': async (set) => {
    await fillsCart(set);
    await set.shopper.opensCart();
    await set.camera.takes('cart-filled');
    await holds(set.page, '/customer/cart/update');
    await set.shopper
      .increase((await itemNamed(set.page.request, 'F-02', set.shopper.tongue)).name)
      .last()
      .click();
    await set.camera.takes('cart-settling');
    await set.page.waitForTimeout(400);
    await set.camera.takes('cart-sending');
  },
  'cart-offline': async (set) => {
    const name = await fillsCart(set);
    await set.shopper.opensCart();
    await set.context.setOffline(true);
    await set.shopper.increase(name).last().click();
    await set.page.waitForTimeout(1_000);
    await set.camera.takes('cart-offline');
  },
  'cart-empty': async ({ page, camera, shopper }) => {
    await page.goto('/home');
    await shopper.opensCart();
    await camera.takes('cart-empty');
  },
  'cart-loading': async ({ page, camera, shopper }) => {
    await page.goto('/home');
    await holds(page, '/customer/cart/list');
    await page.reload();
    await shopper.opensCart();
    await camera.takes('cart-loading');
  },
  'cart-failed': async ({ page, camera, shopper }) => {
    await page.goto('/home');
    await breaks(page, '/customer/cart/list');
    await page.reload();
    await shopper.opensCart();
    await camera.takes('cart-failed');
  },
  'cart-removing': async (set) => {
    const name = await fillsCart(set);
    await set.shopper.opensCart();
    await holds(set.page, '/customer/cart/remove-item');
    await set.shopper
      .cart()
      .getByRole('button', { name: set.shopper.say('Remove {name} from cart', { name }) })
      .click();
    await set.page.waitForTimeout(600);
    await set.camera.takes('cart-removing');
  },
  'guest-question': async (set) => {
    await fillsCart(set);
    await set.shopper.opensCart();
    await set.shopper.button('Proceed To Checkout').click();
    await set.camera.takes('guest-question');
  },
  'other-store': async (set) => {
    await asksAboutOtherStore(set);
    await set.camera.takes('other-store');
    await holds(set.page, '/customer/cart/add');
    await clearsAndAdds(set);
    await set.camera.takes('other-store-clearing');
  },
  'other-store-failed': async (set) => {
    await asksAboutOtherStore(set);
    await breaks(set.page, '/customer/cart/add');
    await clearsAndAdds(set);
    await set.page.waitForTimeout(800);
    await set.camera.takes('other-store-failed');
  },
  undo: async (set) => {
    await asksAboutOtherStore(set);
    await clearsAndAdds(set);
    await set.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await set.camera.takes('undo');
    await set.shopper.opensCart();
    await holds(set.page, '/customer/cart/replace');
    await set.shopper.button('Undo').first().click();
    await set.camera.takes('undo-restoring');
  },
};

for (const tongue of TONGUES)
  for (const device of Object.keys(DEVICES) as Device[]) {
    for (const [name, scene] of Object.entries(doorScenes)) take(name, scene, tongue, device, false);
    for (const [name, scene] of Object.entries(shopScenes)) take(name, scene, tongue, device, true);
  }

function take(name: string, scene: Scene, tongue: Tongue, device: Device, isAtHome: boolean): void {
  test(`${name} (${tongue}, ${device})`, async ({ page, context }) => {
    await page.setViewportSize(DEVICES[device]);
    const shopper = new Shopper(page, tongue);
    const camera = new Camera(page, device, tongue);
    await shopper.speaks();
    if (isAtHome) await shopper.livesInHarbour();
    await camera.follows();
    await scene({ page, context, shopper, camera });
  });
}
