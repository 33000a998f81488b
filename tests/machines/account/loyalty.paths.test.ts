import { checkModel } from '../../support/check-model';
import { loyaltyModel } from './loyalty.model';

checkModel(loyaltyModel);
