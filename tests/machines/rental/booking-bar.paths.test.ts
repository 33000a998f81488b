import { checkModel } from '../../support/check-model';
import { bookingBarModel } from './booking-bar.model';

checkModel(bookingBarModel);
