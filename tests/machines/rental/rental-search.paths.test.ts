import { checkModel } from '../../support/check-model';
import { rentalSearchModel } from './rental-search.model';

checkModel(rentalSearchModel);
