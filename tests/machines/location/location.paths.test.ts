import { checkModel } from '../../support/check-model';
import { locationModel } from './location.model';

checkModel(locationModel);
