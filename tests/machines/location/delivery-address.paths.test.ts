import { checkModel } from '../../support/check-model';
import { deliveryAddressModel } from './delivery-address.model';

checkModel(deliveryAddressModel);
