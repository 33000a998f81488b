import { checkModel } from '../../support/check-model';
import { checkoutModel } from './checkout.model';

checkModel(checkoutModel);
