import { checkModel } from '../../support/check-model';
import { homeArrivalModel } from './home-arrival.model';

checkModel(homeArrivalModel);
