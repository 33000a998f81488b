import { checkModel } from '../../support/check-model';
import { addressFormModel } from './address-form.model';

checkModel(addressFormModel);
