import { type Flow, flow } from '../flow';
import { addVehicleModel } from './add-vehicle.model';
import { addVehicleWords } from './add-vehicle.words';
import { bookingBarModel } from './booking-bar.model';
import { bookingBarWords } from './booking-bar.words';
import { rentalSearchModel } from './rental-search.model';
import { rentalSearchWords } from './rental-search.words';
import { tripActionsModel } from './trip-actions.model';
import { tripActionsWords } from './trip-actions.words';
import { tripBookingModel } from './trip-booking.model';
import { tripBookingWords } from './trip-booking.words';
import { tripCartModel } from './trip-cart.model';
import { tripCartWords } from './trip-cart.words';
import { tripTrackingModel } from './trip-tracking.model';
import { tripTrackingWords } from './trip-tracking.words';

export const rentalFlows: readonly Flow[] = [
  flow(
    rentalSearchModel,
    rentalSearchWords,
    'its places are chosen on a map: a journey searches by the hour, the day and the kilometre, and for a place that no way leads to',
  ),
  flow(
    tripCartModel,
    tripCartWords,
    'it needs vehicles, a place and a time at once: a journey changes quantities and the trip, and empties it',
  ),
  flow(
    addVehicleModel,
    addVehicleWords,
    'its questions need a trip cart of another kind each: a journey accepts and declines every one',
  ),
  flow(
    tripBookingModel,
    tripBookingWords,
    'it needs a trip cart and a price: a journey books as a guest and with an account',
  ),
  flow(tripActionsModel, tripActionsWords, 'it needs a trip that was booked: a journey cancels one'),
  flow(tripTrackingModel, tripTrackingWords, 'it needs a trip that was booked: a journey finds one again'),
  flow(bookingBarModel, bookingBarWords, 'a page of a test has no height to scroll: a journey scrolls'),
];
