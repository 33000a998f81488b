import './event-handlers';
import type { Database } from './db/database';
import { accountRoutes } from './features/account/account.routes';
import { cartRoutes } from './features/cart/cart.routes';
import { type CartTerms, plainCart } from './features/cart/cart.types';
import type { CartWatch } from './features/cart/cart-watch';
import { catalogueRoutes } from './features/catalogue/catalogue.routes';
import { pageHeadOf } from './features/catalogue/page-heads';
import { checkoutRoutes } from './features/checkout/checkout.routes';
import { locationRoutes } from './features/location/location.routes';
import type { InboxWatch } from './features/messages/inbox-watch';
import { messagesRoutes } from './features/messages/messages.routes';
import { notificationRoutes } from './features/messages/notifications.routes';
import type { ConsoleSignIn } from './features/operator/console-sign-in';
import { operatorRoutes } from './features/operator/operator.routes';
import { type StoredSettings, withSwitches } from './features/operator/switch-values';
import type { OrderWatch } from './features/orders/order-watch';
import { ordersRoutes } from './features/orders/orders.routes';
import { parcelRoutes } from './features/parcel/parcel.routes';
import { placeParcel } from './features/parcel/place-parcel.operation';
import type { PaymentServices } from './features/payments/gateway';
import { paymentRoutes } from './features/payments/payments.routes';
import { dietRoutes } from './features/preferences/diet.routes';
import { registrationRoutes } from './features/registration/registration.routes';
import { rentalRoutes } from './features/rental/rental.routes';
import { vehicleHeadOf } from './features/rental/vehicle-head';
import type { Search } from './features/search/search.types';
import type { IdentityServices } from './features/session/services/identity.types';
import { loginConfig } from './features/session/services/login-config';
import { sessionRoutes } from './features/session/session.routes';
import { identify } from './features/session/tokens/bearer';
import type { ModuleChoice } from './features/shared/module-choice';
import { baseConfig, type SiteConfig } from './features/shared/site-config';
import { currencyIn } from './features/shared/text-placeholders';
import { bootData } from './features/site/boot';
import type { ShopSettings } from './features/site/shop-settings';
import { siteRoutes } from './features/site/site.routes';
import { wishlistRoutes } from './features/wishlist/wishlist.routes';
import type { Geo } from './geo/geo';
import type { Language } from './http/language';
import type { Operations } from './http/operation';
import { cookiesOf, factsOf, languageOf, originOf } from './http/read-request';
import type { Shop, Shops } from './http/shop';

/** The objects that all shops of one server share. */
export type ServerResources = {
  database: Database;
  wallClock: () => number;
  identity: IdentityServices;
  carts: CartWatch;
  orders: OrderWatch;
  inboxes: InboxWatch;
  payments: PaymentServices;
  search: Search;
  geo: () => Geo;
  /** The operator's settings, which override the demo's texts and places. */
  shopSettings: ShopSettings;
  /** True if the flow gallery is enabled. */
  hasFlows: boolean;
  /** The sign-in to the operator's console, and the feature switches. */
  operator: ConsoleSignIn;
  switches: StoredSettings;
  /** The public VAPID key. `null`: no push notifications. */
  pushKey: string | null;
};

/** The settings that differ between the demo scenarios of one server. */
export type Terms = {
  now: () => number;
  settings: Partial<SiteConfig>;
  chooseModules: ModuleChoice;
  cartTerms: CartTerms;
};

const usual: Terms = {
  now: Date.now,
  settings: {},
  chooseModules: (modules) => modules,
  cartTerms: plainCart,
};

/** Returns all operations by their id in the contract. */
export const allOperations = (geo: () => Geo): Operations => ({
  ...siteRoutes(),
  ...sessionRoutes(),
  ...dietRoutes(),
  ...locationRoutes(geo),
  ...catalogueRoutes(geo),
  ...cartRoutes(),
  ...checkoutRoutes(geo, placeParcel),
  ...paymentRoutes(),
  ...ordersRoutes(),
  ...messagesRoutes(),
  ...notificationRoutes(),
  ...parcelRoutes(geo),
  ...wishlistRoutes(geo),
  ...rentalRoutes(),
  ...registrationRoutes(),
  ...accountRoutes(),
  ...operatorRoutes(),
});

export function openShop(name: string, resources: ServerResources, overrides: Partial<Terms> = {}): Shop {
  const { database, wallClock, identity, carts, orders, inboxes, payments, geo, shopSettings, hasFlows } =
    resources;
  const { operator: door, switches, pushKey, search } = resources;
  const { now, settings, chooseModules, cartTerms } = { ...usual, ...overrides };
  const plainConfigOf = (language: Language): SiteConfig => ({
    ...baseConfig(language, loginConfig(identity), shopSettings[language].business_name),
    ...offeredBy(payments, language),
    ...(pushKey !== null && { vapid_public_key: pushKey }),
    ...shopSettings[language],
    ...settings,
  });
  const configOf = (language: Language) => withSwitches(plainConfigOf(language), switches.values());
  const readerOf = (language: Language) => {
    const config = configOf(language);
    return { database, language, now: now(), config, currency: currencyIn(config) };
  };
  return {
    name,
    edition: () => switches.edition(),
    operations: allOperations(geo),
    contextOf(request, reply) {
      const facts = factsOf(request, reply);
      const cookies = cookiesOf(request);
      const trial = door.trialOf(cookies);
      const reader = readerOf(facts.language);
      return {
        ...facts,
        ...reader,
        config: withSwitches(reader.config, trial),
        plainConfig: plainConfigOf(facts.language),
        // `who` is set after the caller was identified.
        operator: { door, cookies, who: null, trial },
        switches,
        wallClock,
        origin: identity.publicUrl ?? originOf(request),
        identity,
        carts,
        orders,
        inboxes,
        payments,
        search,
        chooseModules,
        cartTerms,
      };
    },
    async identify(security, authorization, context) {
      const { operator } = context;
      const who = await operator.door.operatorOf(database, operator.cookies, wallClock());
      const caller = await identify(security, authorization, context);
      return { ...caller, operator: { ...operator, who } };
    },
    bootOf: (language) => bootData({ ...readerOf(language), chooseModules, hasFlows }),
    headOf: async (path, language) => {
      const reader = readerOf(language);
      return (await pageHeadOf(path, reader)) ?? vehicleHeadOf(path, reader);
    },
  };
}

/** Returns the payment gateways. A real shop offers only those that are configured. */
function offeredBy({ offered }: PaymentServices, language: Language): Partial<SiteConfig> {
  if (offered === null) return {};
  const list = offered(language);
  return {
    active_payment_method_list: list,
    digital_payment: list.length > 0,
    add_fund_status: list.length > 0 ? 1 : 0,
  };
}

/**
 * Returns the shops of a real server, where every request uses the same shop. The demo has one shop per
 * scenario instead.
 */
export function oneShop(resources: ServerResources): Shops {
  const plain = openShop('plain', resources);
  return {
    plain,
    ofCall: () => plain,
    ofPage: (request) => ({ shop: plain, language: languageOf(request) }),
  };
}
