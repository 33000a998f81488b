import { beforeAll, expect, it, vi } from 'vitest';
import { staged } from '../machines/staged';
import { type Stage, walk as walkStage } from '../support/walk-flow';
import { accountDeletionStage, accountSecurityStage, passkeyStage, profileStage } from './account/stages';
import { addToCartStage, cartMergeStage, cartStage, proceedStage } from './cart/stages';
import { itemOptionsStage, listingStage } from './catalogue/stages';
import { checkoutStage, couponStage, paymentStage, picturesStage } from './checkout/stages';
import { deliveryAddressStage, locationStage, moduleStage } from './location/stages';
import {
  consoleDecisionStage,
  consoleSignInStage,
  operatorAccountsStage,
  operatorLinkStage,
  operatorPasskeysStage,
  operatorPasswordStage,
  shopSwitchesStage,
  storeGoodsStage,
  storeHoursStage,
  storeOpeningStage,
  taxRatesStage,
} from './operator/stages';
import { orderActionsStage, orderTrackingStage, questionStages } from './orders/stages';
import { authStage, forgotPasswordStage, otpStage, signInStepsStage } from './session/stages';
import { wishlistStage } from './wishlist/stages';

// Whole pages with dialogs are slow in jsdom on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const walked: string[] = [];

function walk(title: string, stage: Stage): void {
  walked.push(stage.flow);
  walkStage(title, stage);
}

walk('the account security page follows the path: %s [AUTH-63]', accountSecurityStage);
walk('adding a passkey follows the path: %s [AUTH-63]', passkeyStage);
walk('the account deletion follows the path: %s [PROF-08]', accountDeletionStage);
walk('the profile follows the path: %s [PROF-03, PROF-05, PROF-09, PROF-11, MSG-70]', profileStage);
walk('the cart drawer follows the path: %s [CART-01, CART-02, CART-06, CART-68]', cartStage);
walk('the add button and its question follow the path: %s [CART-21]', addToCartStage);
walk('the cart merge question follows the path: %s [CART-64, CART-21]', cartMergeStage);
walk('the guest prompt follows the path: %s [CART-09, MSG-21]', proceedStage);
walk('the product list follows the path: %s [CAT-10, CAT-11]', listingStage);
walk('the quick view follows the path: %s [FOOD-07, FOOD-09, ITEM-02]', itemOptionsStage);
walk('the header and the location panel follow the path: %s [LOC-01, LOC-10, LOC-12, LOC-18]', locationStage);
walk('the module choice and its question follow the path: %s [MOD-03, MOD-04, MOD-13, MOD-14]', moduleStage);
walk(
  'the delivery address follows the path: %s [ADDR-01, ADDR-02, ADDR-04, ADDR-06, ADDR-11, ADDR-31, MSG-05]',
  deliveryAddressStage,
);
walk('the checkout follows the path: %s [CHK-01, CHK-05, CHK-06, CHK-08, PERM-03]', checkoutStage);
walk('the coupon follows the path: %s [COUP-07, COUP-08, COUP-09]', couponStage);
walk('the picture uploads follow the path: %s [PHAR-02, PHAR-03, PHAR-04, CONST-07]', picturesStage);
walk('the payment follows the path: %s [CHK-03, CHK-04, CHK-07, MSG-77]', paymentStage);
walk('the order tracking follows the path: %s [ORD-03, ORD-04, ORD-05, PERM-07]', orderTrackingStage);
walk('the order actions follow the path: %s [ORD-06, ORD-07, ORD-08, ORD-09, PHAR-05]', orderActionsStage);
for (const stage of questionStages)
  walk('a dialog about an order follows the path: %s [ORD-06, ORD-07, ORD-09, PHAR-05]', stage);
walk('the wishlist hearts and count follow the path: %s [NAV-38, WISH-03, WISH-07]', wishlistStage);
walk('the sign-in follows the path: %s [AUTH-01, AUTH-03, AUTH-20]', authStage);
walk(
  'the further steps of the sign-in follow the path: %s [AUTH-01, AUTH-39, AUTH-55, AUTH-56]',
  signInStepsStage,
);
walk('the one-time code form follows the path: %s [AUTH-40, AUTH-41, AUTH-43]', otpStage);
walk('the password recovery follows the path: %s [AUTH-70, AUTH-75]', forgotPasswordStage);
walk('the console sign-in follows the path: %s [X-23, PERM-11]', consoleSignInStage);
walk('the shop settings follow the path: %s [X-23, DATA-01]', shopSwitchesStage);
walk('the console’s orders follow the path: %s [X-23, ORD-03, PHAR-05]', consoleDecisionStage);
walk('the tax rates follow the path: %s [X-23, PRICE-10]', taxRatesStage);
walk('the accounts of the console follow the path: %s [X-26]', operatorAccountsStage);
walk("an operator's own passkeys follow the path: %s [X-33]", operatorPasskeysStage);
walk("an operator's own password follows the path: %s [X-26]", operatorPasswordStage);
walk('the sign-in link of an operator follows the path: %s [X-29]', operatorLinkStage);
walk('the items of a store account follow the path: %s [X-30]', storeGoodsStage);
walk('the weekly hours of a store follow the path: %s [X-32]', storeHoursStage);
walk('the opening of a store account follows the path: %s [X-31]', storeOpeningStage);

it('the tests in this folder walk every flow with a test page, which the browser tests therefore skip', () => {
  // A flow may be tested on several pages.
  expect([...new Set(walked)]).toEqual(staged);
});
