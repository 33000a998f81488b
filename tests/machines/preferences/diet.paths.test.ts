import { checkModel } from '../../support/check-model';
import { dietModel } from './diet.model';

checkModel(dietModel);
