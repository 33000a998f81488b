import { checkModel } from '../../support/check-model';
import { cartReviewModel } from './cart-review.model';

checkModel(cartReviewModel);
