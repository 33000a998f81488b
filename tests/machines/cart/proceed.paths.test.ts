import { checkModel } from '../../support/check-model';
import { proceedModel } from './proceed.model';

checkModel(proceedModel);
