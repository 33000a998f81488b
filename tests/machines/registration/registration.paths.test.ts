import { checkModel } from '../../support/check-model';
import { registrationModel } from './registration.model';

checkModel(registrationModel);
