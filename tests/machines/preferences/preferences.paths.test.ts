import { checkModel } from '../../support/check-model';
import { preferencesModel } from './preferences.model';

checkModel(preferencesModel);
