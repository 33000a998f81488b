import type { AnyStateMachine } from 'xstate';
import type { AnyModel, Model } from '../support/model';
import type { Page } from '../support/model/page';
import type { Words } from '../support/model/words';
import { addToCartModel } from './cart/add-to-cart.model';
import { addToCartWords } from './cart/add-to-cart.words';
import { cartModel } from './cart/cart.model';
import { cartWords } from './cart/cart.words';
import { proceedModel } from './cart/proceed.model';
import { proceedWords } from './cart/proceed.words';
import { itemOptionsModel } from './catalogue/item-options.model';
import { itemOptionsWords } from './catalogue/item-options.words';
import { listingModel } from './catalogue/listing.model';
import { listingWords } from './catalogue/listing.words';
import { locationModel } from './location/location.model';
import { locationWords } from './location/location.words';
import { moduleModel } from './location/module.model';
import { moduleWords } from './location/module.words';
import { placeSearchModel } from './location/place-search.model';
import { placeSearchPage } from './location/place-search.page';
import { placeSearchWords } from './location/place-search.words';
import { preferencesModel } from './preferences/preferences.model';
import { preferencesPage } from './preferences/preferences.page';
import { preferencesWords } from './preferences/preferences.words';
import { sessionModel } from './session/session.model';
import { sessionWords } from './session/session.words';
import { storefrontModel } from './storefront.model';
import { storefrontWords } from './storefront.words';

export type AnyWords = Words<AnyStateMachine>;
export type AnyPage = Page<AnyStateMachine>;
/** A machine as everybody outside of the code meets it: its paths, the words for them, and how a page is walked. */
export type Flow = { model: AnyModel; words: AnyWords; page: AnyPage | null };

const flow = <TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  words: Words<TMachine>,
  page: Page<TMachine> | null = null,
): Flow => ({
  model: model as unknown as AnyModel,
  words: words as unknown as AnyWords,
  page: page as unknown as AnyPage | null,
});

/** Every flow of the product, in the order of `machines/index.ts`: for the tests, `npm run paths` and the gallery. */
export const flows: readonly Flow[] = [
  flow(storefrontModel, storefrontWords),
  flow(sessionModel, sessionWords),
  flow(preferencesModel, preferencesWords, preferencesPage),
  flow(locationModel, locationWords),
  flow(placeSearchModel, placeSearchWords, placeSearchPage),
  flow(moduleModel, moduleWords),
  flow(cartModel, cartWords),
  flow(addToCartModel, addToCartWords),
  flow(proceedModel, proceedWords),
  flow(itemOptionsModel, itemOptionsWords),
  flow(listingModel, listingWords),
];
