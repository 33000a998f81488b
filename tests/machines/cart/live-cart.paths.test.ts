import { checkModel } from '../../support/check-model';
import { liveCartModel } from './live-cart.model';

checkModel(liveCartModel);
