import { checkModel } from '../../support/check-model';
import { guestOfferModel } from './guest-offer.model';

checkModel(guestOfferModel);
