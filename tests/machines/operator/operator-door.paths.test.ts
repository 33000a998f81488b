import { checkModel } from '../../support/check-model';
import { operatorDoorModel } from './operator-door.model';

checkModel(operatorDoorModel);
