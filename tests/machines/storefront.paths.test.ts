import { checkModel } from '../support/check-model';
import { storefrontModel } from './storefront.model';

checkModel(storefrontModel, {
  'the shop opens only when it knows what it offers': (at) =>
    !at.matches('ready') || at.context.basics !== null,
  'a failed start names its failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
});
