import { checkModel } from '../../support/check-model';
import { streetMapModel } from './street-map.model';

checkModel(streetMapModel);
