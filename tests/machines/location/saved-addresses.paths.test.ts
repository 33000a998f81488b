import { checkModel } from '../../support/check-model';
import { savedAddressesModel } from './saved-addresses.model';

checkModel(savedAddressesModel);
