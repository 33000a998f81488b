import { checkModel } from '../../support/check-model';
import { cartModel } from './cart.model';

checkModel(cartModel);
