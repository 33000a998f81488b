import type { Config } from '../../domain/config';
import { noDiet } from '../../domain/diet';
import { USUAL_CURRENCY } from '../../domain/money';
import { wholeStorefrontMachine } from '../../machines/lazy-flows';
import { allLogins } from '../support/login';
import { createModel } from '../support/model';
import { orderRequest } from './arrival.model';
import { harbour } from './location/location.model';
import { modules } from './location/module.model';

export const config: Config = {
  businessName: 'Souk',
  logoUrl: null,
  country: 'AE',
  hasCountryPicker: true,
  defaultLocation: { lat: 25.02, lng: 55.02 },
  currency: { ...USUAL_CURRENCY, symbol: '$', direction: 'left', digits: 2 },
  isDemo: true,
  pushKey: null,
  login: allLogins,
  isGuestCheckoutAllowed: true,
  isPrescriptionOffered: true,
  freeDeliveryOver: null,
  isTaxIncluded: false,
  showsVegToggle: true,
  isWalletOn: true,
  isLoyaltyOn: true,
  isReferralOn: true,
  invitedReward: { amount: 0, minimumOrder: 0 },
  registrations: { store: true, courier: true },
  applicantTerms: { commissionPercent: null, courierFee: null, payoutDays: null },
  policies: { refund: true, cancellation: true, shipping: true },
  contact: { phone: '', email: '', address: '' },
  footerText: '',
  socialMedia: [],
  utcOffsetMinutes: 240,
  timeZone: null,
  hasTwelveHourClock: false,
  serverTime: Date.parse('2026-11-24T09:00:00Z'),
};
export const basics = {
  config,
  modules,
  storedModuleId: null,
  storedDiet: { profile: noDiet, isOfAccount: false },
};

const broken = { error: new Error('broken') };

export const storefrontModel = createModel(wholeStorefrontMachine, {
  input: { preferences: { theme: 'light', language: 'en', isLanguageNew: false } },
  fixtures: [
    { type: 'xstate.done.actor.loadBasics', output: basics },
    { type: 'xstate.error.actor.loadBasics', error: { code: 'offline' } },
    { type: 'xstate.error.actor.preferences', ...broken },
    { type: 'xstate.error.actor.listenToPreferences', ...broken },
    { type: 'xstate.error.actor.session', ...broken },
    { type: 'xstate.error.actor.location', ...broken },
    { type: 'xstate.error.actor.module', ...broken },
    { type: 'xstate.error.actor.cart', ...broken },
    { type: 'xstate.error.actor.addToCart', ...broken },
    { type: 'xstate.error.actor.cartReview', ...broken },
    { type: 'xstate.error.actor.wishlist', ...broken },
    { type: 'xstate.error.actor.diet', ...broken },
    { type: 'xstate.error.actor.arrival', ...broken },
    { type: 'xstate.error.actor.layers', ...broken },
    { type: 'xstate.error.actor.listenToFlows', ...broken },
    { type: 'xstate.error.actor.pendingChanges', ...broken },
    { type: 'xstate.error.actor.browser', ...broken },
    { type: 'location.loaded', place: null },
    { type: 'location.changed', place: harbour },
    { type: 'module.changed', moduleId: 1, moduleType: 'food' },
    { type: 'guest.identified', guestId: 'guest-1' },
    { type: 'lines.read', count: 0, lines: [], endsIn: null },
    { type: 'changes.waiting', changes: [] },
    { type: 'changes.found', stored: [] },
    { type: 'changes.left', updates: [] },
    { type: 'line.dropped', lineId: 1 },
    { type: 'order.requested', request: orderRequest },
    { type: 'elsewhere.module', moduleId: 1 },
    { type: 'elsewhere.place', place: harbour },
    { type: 'elsewhere.theme', theme: 'dark' },
    { type: 'elsewhere.diet', profile: noDiet, isOfAccount: false },
    { type: 'elsewhere.guest', guestId: 'guest-1' },
    { type: 'elsewhere.token', token: 'token-1' },
    { type: 'session.signedIn', entry: 'sign-in' },
    { type: 'token.stored', token: 'token-1', isExpired: false },
    { type: 'diet.changed', profile: noDiet, isOfAccount: false },
    { type: 'auth.requested', mode: 'sign-in', intent: null },
    { type: 'place.requested', moduleId: 1, isPlaced: false },
    { type: 'place.requested', moduleId: 1, isPlaced: true },
    { type: 'auth.opened', mode: 'sign-in' },
    { type: 'item.added', itemId: 7 },
    { type: 'item.updated', itemId: 7 },
    { type: 'layer.shown', name: 'cart' },
    { type: 'layer.shown', name: 'wishlist' },
    { type: 'page.left', href: '/my-orders' },
    { type: 'login.requested', favourite: { kind: 'item', id: 7 } },
    { type: 'wish.resumed', favourite: { kind: 'item', id: 7 } },
    { type: 'intent.resumed', intent: { type: 'checkout' } },
    { type: 'theme.changed', theme: 'dark' },
    { type: 'notice', code: 'languageChanged' },
  ],
  vertex: () => null,
  invariants: {
    'the shop opens only with its configuration': (at) => !at.matches('ready') || at.context.basics !== null,
    'a failed start has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
