import { checkModel } from '../../support/check-model';
import { orderTrackingModel } from './order-tracking.model';

checkModel(orderTrackingModel);
