import { itemNamed } from '../support/goods';
import { addButton, api, breaks, holds, opensStore, type Scene, type Stage, signedIn } from './stage';

const AMIRA = 'amira@souk.example';
const GUS = 'gus@souk.example';
const IVO = 'ivo@souk.example';
const SETTINGS = '/profile?page=profile-settings';

const presses = ({ page, shopper }: Stage, name: string) =>
  page
    .getByRole('button', { name: shopper.say(name), exact: true })
    .last()
    .click();

async function opensSettings(set: Stage): Promise<void> {
  await signedIn(set, GUS);
  await set.page.goto(SETTINGS);
  await nameField(set).waitFor();
}
const nameField = ({ page, shopper }: Stage) =>
  page.getByRole('main').getByRole('textbox', { name: shopper.say('User Name') });

/** Opens the question about logging out; on a phone through the menu. */
async function asksToLeave(set: Stage): Promise<void> {
  const { page, shopper } = set;
  await signedIn(set, AMIRA);
  await page.goto('/home');
  const inBar = page.getByRole('navigation', { name: shopper.say('Quick access') });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (await inBar.isVisible()) await inBar.getByRole('button').last().click();
  else await page.getByRole('banner').getByRole('button', { name: /Amira/ }).click();
  await page
    .getByRole('button', { name: shopper.say('Logout') })
    .last()
    .click();
  await page.getByRole('dialog').last().waitFor();
}

const searchField = ({ page, shopper }: Stage) =>
  page
    .getByRole('combobox', { name: shopper.say('Search items and stores') })
    .filter({ visible: true })
    .first();

async function searches(set: Stage, text: string): Promise<void> {
  await set.page.goto('/home');
  await searchField(set).click();
  await searchField(set).pressSequentially(text);
}

/** A guest's cart meets the account's cart at sign-in. */
async function addOtherCart(set: Stage): Promise<void> {
  const name = await opensStore(set, 'F-02');
  await addButton(set.page, set.shopper, name).click();
  await set.page.waitForTimeout(800);
  await set.page.goto('/home?panel=sign-in');
  const dialog = set.page.getByRole('dialog');
  await dialog.getByLabel(set.shopper.say('Email or phone')).fill(IVO);
  await dialog.getByLabel(set.shopper.say('Password'), { exact: true }).fill('demo1234');
}
const comesIn = (set: Stage) =>
  set.page
    .getByRole('dialog')
    .getByRole('button', { name: set.shopper.say('Sign In'), exact: true })
    .last()
    .click();

/** Scenes of a signed-in customer: account, wishlist, two carts and search. */
export const personScenes: Record<string, Scene> = {
  'account-loading': async (set) => {
    await signedIn(set, AMIRA);
    await holds(set.page, '/customer/info');
    await set.page.goto('/home');
    await set.camera.takes('account-loading', 'session.account.signedIn.profile.loading');
  },
  'account-failed': async (set) => {
    await signedIn(set, AMIRA);
    await breaks(set.page, '/customer/info');
    await set.page.goto(SETTINGS);
    await set.camera.takes('account-failed', 'session.account.signedIn.profile.failed');
  },
  'account-known': async (set) => {
    await signedIn(set, AMIRA);
    await set.page.goto('/home');
    await set.camera.takes('account-known', 'session.account.signedIn.profile.ready');
  },
  'logout-question': async (set) => {
    await asksToLeave(set);
    await set.camera.takes('logout-question', 'session.account.signedIn.logout.confirming');
    await holds(set.page, '/auth/logout');
    await presses(set, 'Yes');
    await set.camera.takes('logging-out', 'session.account.signedIn.logout.loggingOut');
  },
  profile: async (set) => {
    await opensSettings(set);
    await set.camera.takes('profile', 'profile.filling.viewing');
    await nameField(set).fill('Gus the Good');
    await set.camera.takes('profile-editing', 'profile.filling.editing');
    await presses(set, 'Reset');
    await set.camera.takes('profile-reset', 'profile.confirmingReset');
  },
  'profile-saving': async (set) => {
    await opensSettings(set);
    await nameField(set).fill('Gus the Good');
    await holds(set.page, '/customer/update-profile');
    await presses(set, 'Update Profile');
    await set.camera.takes('profile-saving', 'profile.saving');
  },
  'profile-leaving': async (set) => {
    await opensSettings(set);
    await nameField(set).fill('Gus the Good');
    await set.page.goBack();
    await set.camera.takes('profile-leaving', 'profile.confirmingLeave');
  },
  'profile-refused': async (set) => {
    await opensSettings(set);
    await nameField(set).fill('Gus the Good');
    await set.page.route(api('/customer/update-profile'), (route) =>
      route.fulfill({ status: 403, json: { errors: [{ code: 'name', message: '…' }] } }),
    );
    await presses(set, 'Update Profile');
    await set.camera.takes('profile-refused', 'profile.refused');
  },
  'profile-code': async (set) => {
    await opensSettings(set);
    await set.page
      .getByRole('main')
      .getByRole('textbox', { name: set.shopper.say('Email') })
      .fill(`gus.${Date.now()}@souk.example`);
    await presses(set, 'Update Profile');
    await set.page.getByRole('dialog').waitFor();
    await set.camera.takes('profile-code', 'profile.otp');
  },
  'photo-format': async (set) => {
    await opensSettings(set);
    const photo = { name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(100) };
    await set.page.getByLabel(set.shopper.say('Choose a photo')).setInputFiles(photo);
    await set.camera.takes('photo-format', 'profile.photoRefused.format');
  },
  'photo-size': async (set) => {
    await opensSettings(set);
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) };
    await set.page.getByLabel(set.shopper.say('Choose a photo')).setInputFiles(photo);
    await set.camera.takes('photo-size', 'profile.photoRefused.size');
  },
  'account-deletion': async (set) => {
    await opensSettings(set);
    await presses(set, 'Delete my account');
    await set.page.getByRole('dialog').waitFor();
    await set.camera.takes('account-deletion', 'accountDeletion.asking');
    await set.page.getByRole('dialog').getByRole('textbox').fill(GUS);
    await holds(set.page, '/customer/remove-account');
    await presses(set, 'Delete permanently');
    await set.camera.takes('account-deleting', 'accountDeletion.deleting');
  },
  'wishlist-loading': async (set) => {
    await signedIn(set, AMIRA);
    await holds(set.page, '/customer/wish-list');
    await set.page.goto('/home');
    await set.camera.takes('wishlist-loading', 'wishlist.signedIn.loading');
  },
  'wishlist-failed': async (set) => {
    await signedIn(set, AMIRA);
    await breaks(set.page, '/customer/wish-list');
    await set.page.goto('/home');
    await set.camera.takes('wishlist-failed', 'wishlist.signedIn.failed');
  },
  'wishlist-saving': async (set) => {
    await signedIn(set, AMIRA);
    const { name, storeId } = await itemNamed(set.request, 'F-04', set.shopper.tongue);
    await set.page.goto(`/store/${storeId}`);
    await holds(set.page, '/customer/wish-list/add');
    await holds(set.page, '/customer/wish-list/remove');
    await set.page
      .getByRole('button', { name: set.shopper.say('Add {name} to wishlist', { name }), exact: true })
      .first()
      .click();
    await set.camera.takes('wishlist-saving', 'wishlist.signedIn.saving');
  },
  'carts-merging': async (set) => {
    await addOtherCart(set);
    await holds(set.page, '/customer/cart/merge');
    await comesIn(set);
    await set.camera.takes('carts-merging', 'cartMerge.checking');
  },
  'carts-conflict': async (set) => {
    await addOtherCart(set);
    await comesIn(set);
    await set.page.getByRole('button', { name: set.shopper.say("Keep my account's cart") }).waitFor();
    await set.camera.takes('carts-conflict', 'cartMerge.conflict');
    await holds(set.page, '/customer/cart/merge');
    await presses(set, "Keep my account's cart");
    await set.camera.takes('carts-resolving', 'cartMerge.resolving');
  },
  'carts-failed': async (set) => {
    await addOtherCart(set);
    await breaks(set.page, '/customer/cart/merge');
    await comesIn(set);
    await set.camera.takes('carts-failed', 'cartMerge.failed');
  },
  'search-typing': async (set) => {
    await holds(set.page, '/items/item-or-store-search');
    await searches(set, 'wrap');
    await set.camera.takes('search-typing', 'search.typing');
    await set.camera.takes('search-searching', 'search.suggesting');
  },
  'search-suggested': async (set) => {
    await searches(set, set.shopper.tongue === 'ar' ? 'عصير' : 'wrap');
    await set.page.getByRole('option').first().waitFor();
    await set.camera.takes('search-suggested', 'search.suggested');
  },
  'search-nothing': async (set) => {
    await searches(set, 'qqqqzz');
    await set.camera.takes('search-nothing', 'search.nothing');
  },
  'search-failed': async (set) => {
    await breaks(set.page, '/items/item-or-store-search');
    await searches(set, 'wrap');
    await set.camera.takes('search-failed', 'search.failed');
  },
  interests: async (set) => {
    await signedIn(set, GUS);
    await set.page.goto('/interest');
    await set.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await set.camera.takes('interests', 'interests.choosing');
    await set.page.getByRole('main').locator('[aria-pressed]').first().click();
    await holds(set.page, '/customer/update-interest');
    await set.page.getByRole('main').getByRole('button').last().click();
    await set.camera.takes('interests-saving', 'interests.saving');
  },
};
