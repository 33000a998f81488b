import type { Place } from '../../domain/catalogue';
import type { StoredDiet } from '../../machines/preferences/diet.types';
import type { Theme } from '../../machines/preferences/preferences.types';
import type { storefrontMachine } from '../../machines/storefront.machine';
import type { Page, Target } from '../support/model/page';
import { failsToRead, livesInHarbour } from './shared/page-parts';

const CONFIG = '/config';
const MODULES = '/module';
const retry: Target = { role: 'button', name: 'Try again' };
const sorry: Target = { role: 'heading', name: 'We couldn’t open the shop' };
const header: Target = { role: 'button', name: 'Deliver to', isStart: true };

const TOLD = 'a child flow sends this, and its own paths cause it';
const FAULT = 'only a programming error causes this';

export const storefrontPage: Page<typeof storefrontMachine> = {
  open: () => ({
    path: '/help-and-support',
    isBare: true,
    isUnready: true,
    storage: { ...livesInHarbour, guest_id: 'guest-1' },
  }),
  calls: [CONFIG, MODULES],
  acts: {
    'retry.requested': [{ act: 'press', on: retry }],
    'elsewhere.theme': ({ theme }: { theme: Theme }) => [
      { act: 'otherTab', values: { settings: JSON.stringify({ version: 1, theme }) } },
      { act: 'awaits', sight: { page: 'data-mantine-color-scheme', is: theme } },
    ],
    'elsewhere.place': ({ place }: { place: Place }) => [
      {
        act: 'otherTab',
        values: {
          location: place.label,
          currentLatLng: JSON.stringify({ lat: place.lat, lng: place.lng }),
          zoneid: JSON.stringify(place.zoneIds),
        },
      },
      { act: 'awaits', sight: { reads: place.label } },
    ],
    'elsewhere.module': ({ moduleId }: { moduleId: number }) => [
      { act: 'otherTab', values: { module: String(moduleId) } },
    ],
    'elsewhere.guest': ({ guestId }: { guestId: string }) => [
      { act: 'otherTab', values: { guest_id: guestId } },
    ],
    'elsewhere.diet': ({ profile, isOfAccount }: StoredDiet) => [
      { act: 'otherTab', values: { diet: JSON.stringify({ ...profile, isOfAccount }) } },
    ],
    'elsewhere.cart': [{ act: 'otherTabSays', channel: 'souk', message: 'cart.changed' }],
    'elsewhere.tripCart': [{ act: 'otherTabSays', channel: 'souk', message: 'tripCart.changed' }],
    'elsewhere.wishlist': [{ act: 'otherTabSays', channel: 'souk', message: 'wishlist.changed' }],
    'network.offline': [{ act: 'network', isOn: false }],
    'network.online': [{ act: 'network', isOn: true }],
  },
  answers: {
    'xstate.done.actor.loadBasics': () => [
      { call: MODULES, isReal: true },
      { call: CONFIG, isReal: true },
    ],
    'xstate.error.actor.loadBasics': (error: object) => [failsToRead(CONFIG, error)],
  },
  timers: {},
  sights: {
    booting: [{ lacks: retry }],
    failed: [{ sees: sorry }, { sees: retry }],
    ready: [{ sees: header }, { lacks: sorry }],
  },
  impossible: {
    ...Object.fromEntries(
      [
        'navigation.requested',
        'page.outdated',
        'profile.changed',
        'account.deleted',
        'point.chosen',
        'module.taken',
        'layer.opened',
        'review.requested',
        'cart.ordered',
        'cart.filled',
        'guest.identified',
        'interests.changed',
        'changes.waiting',
        'changes.settled',
        'changes.found',
        'changes.left',
        'page.opened',
        'session.signedIn',
        'session.restored',
        'session.signedOut',
        'session.expired',
        'token.stored',
        'auth.requested',
        'auth.dismissed',
        'auth.opened',
        'auth.closed',
        'diet.saved',
        'place.settled',
        'place.requested',
        'place.dismissed',
        'layer.shown',
        'item.added',
        'item.updated',
        'login.requested',
        'page.left',
        'answers.outdated',
        'intent.resumed',
        'wish.resumed',
        'carts.settled',
        'location.loaded',
        'location.changed',
        'module.changed',
        'lines.read',
        'line.dropped',
        'cart.reloadRequested',
        'order.requested',
        'cart.clearRequested',
        'cart.changed',
        'theme.changed',
        'wishlist.changed',
        'diet.changed',
        'home.requested',
        'welcome.requested',
        'interests.requested',
        'notice',
      ].map((type) => [type, TOLD]),
    ),
    ...Object.fromEntries(
      [
        'preferences',
        'listenToPreferences',
        'session',
        'location',
        'module',
        'cart',
        'addToCart',
        'cartReview',
        'wishlist',
        'diet',
        'arrival',
        'pendingChanges',
        'layers',
        'browser',
        'listenToFlows',
      ].map((actor) => [`xstate.error.actor.${actor}`, FAULT]),
    ),
    'elsewhere.expiry': 'the paths of the session do it',
    'elsewhere.token': 'no spec contains a customer’s token',
    'elsewhere.language': 'another page opens and starts again',
    'page.hidden': 'the page is closed then',
    'window.focused': 'every tab of an automated browser is in the foreground',
  },
  endsIn: [],
};
