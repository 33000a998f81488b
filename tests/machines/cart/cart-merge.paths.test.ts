import { checkModel } from '../../support/check-model';
import { cartMergeModel } from './cart-merge.model';

checkModel(cartMergeModel);
