import { checkModel } from '../../support/check-model';
import { moduleModel } from './module.model';

checkModel(moduleModel);
