import { checkModel } from '../support/check-model';
import { arrivalModel } from './arrival.model';

checkModel(arrivalModel);
