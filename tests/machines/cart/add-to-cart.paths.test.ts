import { checkModel } from '../../support/check-model';
import { addToCartModel } from './add-to-cart.model';

checkModel(addToCartModel);
