import { checkModel } from '../../support/check-model';
import { couponModel } from './coupon.model';

checkModel(couponModel);
