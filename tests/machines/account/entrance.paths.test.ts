import { checkModel } from '../../support/check-model';
import { entranceModel } from './entrance.model';

checkModel(entranceModel);
