import { checkModel } from '../../support/check-model';
import { parcelModel } from './parcel.model';

checkModel(parcelModel);
