import { cartTakenOver } from './features/cart/cart.events';
import { mergeGuestCart } from './features/cart/merge';
import { priceOffered } from './features/checkout/checkout.events';
import { notifyOrderPrice, notifyOrderStatus } from './features/messages/notify-order';
import { notifyTripStatus } from './features/messages/notify-trip';
import { notifyWallet } from './features/messages/notify-wallet';
import { claimGuestOrders } from './features/orders/claim.store';
import { orderMoved } from './features/orders/orders.events';
import { walletCredited } from './features/payments/payments.events';
import { rewardMovedOrder } from './features/payments/wallet/rewards';
import { mergeGuestTripCart } from './features/rental/cart/trip-cart-merge';
import { tripMoved } from './features/rental/rental.events';
import { customerSignedIn } from './features/session/session.events';

// Which functions handle which event. They run in this order, in the transaction of the code that publishes
// the event.
customerSignedIn.handledBy(mergeGuestCart, mergeGuestTripCart, claimGuestOrders);
cartTakenOver.handledBy(mergeGuestTripCart);
orderMoved.handledBy(notifyOrderStatus, rewardMovedOrder);
priceOffered.handledBy(notifyOrderPrice);
tripMoved.handledBy(notifyTripStatus);
walletCredited.handledBy(notifyWallet);
