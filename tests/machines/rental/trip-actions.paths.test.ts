import { checkModel } from '../../support/check-model';
import { tripActionsModel } from './trip-actions.model';

checkModel(tripActionsModel);
