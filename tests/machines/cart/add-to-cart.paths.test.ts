import { checkModel } from '../../support/check-model';
import { addToCartModel } from './add-to-cart.model';

checkModel(addToCartModel, {
  'a failed state names its failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  'only what nothing speaks against is sent': (at) => !at.hasTag('busy') || at.context.refusal === null,
  'only goods of the store of the cart are added without a question': (at) =>
    !(at.matches('adding') || at.matches('updating')) || at.context.otherStore === null,
  'only a line of the cart is updated': (at) =>
    !at.matches('updating') ||
    at.context.world?.lines.some(({ id }) => id === at.context.request?.lineId) === true,
});
