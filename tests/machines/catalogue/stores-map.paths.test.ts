import { checkModel } from '../../support/check-model';
import { storesMapModel } from './stores-map.model';

checkModel(storesMapModel);
