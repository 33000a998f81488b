import { checkModel } from '../../support/check-model';
import { tripBookingModel } from './trip-booking.model';

checkModel(tripBookingModel);
