import { checkModel } from '../../support/check-model';
import { shopSwitchesModel } from './shop-switches.model';

checkModel(shopSwitchesModel);
