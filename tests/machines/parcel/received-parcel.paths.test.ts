import { checkModel } from '../../support/check-model';
import { receivedParcelModel } from './received-parcel.model';

checkModel(receivedParcelModel);
