import { checkModel } from '../../support/check-model';
import { proceedModel } from './proceed.model';

checkModel(proceedModel, {
  'only a guest who may check out with goods in the cart is asked': (at) =>
    !at.matches('asking') ||
    (!at.context.world.isEmpty && !at.context.world.isSignedIn && at.context.world.isGuestCheckoutAllowed),
});
