import { checkModel } from '../../support/check-model';
import { toldReadingModel } from './told-reading.model';

checkModel(toldReadingModel);
