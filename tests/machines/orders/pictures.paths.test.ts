import { checkModel } from '../../support/check-model';
import { picturesModel } from './pictures.model';

checkModel(picturesModel);
