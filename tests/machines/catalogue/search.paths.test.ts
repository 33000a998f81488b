import { checkModel } from '../../support/check-model';
import { searchModel } from './search.model';

checkModel(searchModel);
