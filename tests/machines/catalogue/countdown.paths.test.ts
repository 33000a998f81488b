import { checkModel } from '../../support/check-model';
import { countdownModel } from './countdown.model';

checkModel(countdownModel);
