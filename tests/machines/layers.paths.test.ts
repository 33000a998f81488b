import { checkModel } from '../support/check-model';
import { layersModel } from './layers.model';

checkModel(layersModel);
