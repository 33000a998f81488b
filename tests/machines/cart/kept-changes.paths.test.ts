import { checkModel } from '../../support/check-model';
import { keptChangesModel } from './kept-changes.model';

checkModel(keptChangesModel);
