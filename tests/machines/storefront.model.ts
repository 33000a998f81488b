import type { Config } from '../../domain/config';
import { storefrontMachine } from '../../machines/storefront.machine';
import { createModel } from '../support/model';
import { harbour } from './location/location.model';
import { modules } from './location/module.model';

export const config: Config = {
  businessName: 'Souk',
  logoUrl: null,
  country: 'AE',
  defaultLocation: { lat: 25.02, lng: 55.02 },
  currency: { symbol: '$', direction: 'left', digits: 2 },
  isDemo: true,
  isGuestCheckoutAllowed: true,
  freeDeliveryOver: null,
  isTaxIncluded: false,
  showsVegToggle: true,
  isWalletOn: true,
  isLoyaltyOn: true,
  isReferralOn: true,
  canRegister: true,
  policies: { refund: true, cancellation: true, shipping: true },
  contact: { phone: '', email: '', address: '' },
  footerText: '',
  socialMedia: [],
  utcOffsetMinutes: 240,
  serverTime: Date.parse('2026-11-24T09:00:00Z'),
};
export const basics = { config, modules, storedModuleId: null };

const broken = { error: new Error('broken') };

export const storefrontModel = createModel(storefrontMachine, {
  input: { preferences: { theme: 'light', language: 'en' } },
  fixtures: [
    { type: 'xstate.done.actor.loadBasics', output: basics },
    { type: 'xstate.error.actor.loadBasics', error: { code: 'offline' } },
    { type: 'xstate.error.actor.preferences', ...broken },
    { type: 'xstate.error.actor.preferencesNews', ...broken },
    { type: 'xstate.error.actor.session', ...broken },
    { type: 'xstate.error.actor.location', ...broken },
    { type: 'xstate.error.actor.module', ...broken },
    { type: 'xstate.error.actor.cart', ...broken },
    { type: 'xstate.error.actor.news', ...broken },
    { type: 'xstate.error.actor.watchBrowser', ...broken },
    { type: 'location.loaded', place: null },
    { type: 'location.changed', place: harbour },
    { type: 'module.changed', moduleId: 1, moduleType: 'food', isNew: true },
    { type: 'guest.identified', guestId: 'guest-1' },
    { type: 'cart.replaced', lines: [], undo: null },
    { type: 'elsewhere.module', moduleId: 1 },
    { type: 'elsewhere.place', place: harbour },
    { type: 'elsewhere.theme', theme: 'dark' },
    { type: 'elsewhere.guest', guestId: 'guest-1' },
    { type: 'notice', code: 'languageChanged' },
  ],
  vertex: () => null,
  invariants: {
    'the shop opens only when it knows what it offers': (at) =>
      !at.matches('ready') || at.context.basics !== null,
    'a failed start names its failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
