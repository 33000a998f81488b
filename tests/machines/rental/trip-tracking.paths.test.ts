import { checkModel } from '../../support/check-model';
import { tripTrackingModel } from './trip-tracking.model';

checkModel(tripTrackingModel);
