import { checkModel } from '../../support/check-model';
import { ownDataModel } from './own-data.model';

checkModel(ownDataModel);
