import { checkModel } from '../../support/check-model';
import { paymentModel } from './payment.model';

checkModel(paymentModel);
