import { cartTakenOver } from './features/cart/cart.events';
import { mergeGuestCart } from './features/cart/merge';
import { priceOffered } from './features/checkout/checkout.events';
import { tellOrderMove, tellOrderPrice } from './features/messages/tell-order';
import { tellTripMove } from './features/messages/tell-trip';
import { tellWallet } from './features/messages/tell-wallet';
import { claimGuestOrders } from './features/orders/claim.store';
import { orderMoved } from './features/orders/orders.events';
import { walletCredited } from './features/payments/payments.events';
import { rewardMovedOrder } from './features/payments/wallet/rewards';
import { mergeGuestTripCart } from './features/rental/cart/trip-cart-merge';
import { tripMoved } from './features/rental/rental.events';
import { customerSignedIn } from './features/session/session.events';

// Who handles which event, in this order and in the publisher's transaction.
customerSignedIn.handledBy(mergeGuestCart, mergeGuestTripCart, claimGuestOrders);
cartTakenOver.handledBy(mergeGuestTripCart);
orderMoved.handledBy(tellOrderMove, rewardMovedOrder);
priceOffered.handledBy(tellOrderPrice);
tripMoved.handledBy(tellTripMove);
walletCredited.handledBy(tellWallet);
