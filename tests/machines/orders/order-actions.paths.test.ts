import { checkModel } from '../../support/check-model';
import { orderActionsModel } from './order-actions.model';

checkModel(orderActionsModel);
