import { checkModel } from '../../support/check-model';
import { listingModel } from './listing.model';

checkModel(listingModel);
