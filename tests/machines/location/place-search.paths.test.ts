import { checkModel } from '../../support/check-model';
import { placeSearchModel } from './place-search.model';

checkModel(placeSearchModel);
