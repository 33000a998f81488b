import { checkModel } from '../../support/check-model';
import { ownAccessModel } from './own-access.model';

checkModel(ownAccessModel);
