import { checkModel } from '../../support/check-model';
import { tripCartModel } from './trip-cart.model';

checkModel(tripCartModel);
