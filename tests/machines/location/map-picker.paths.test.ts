import { checkModel } from '../../support/check-model';
import { mapPickerModel } from './map-picker.model';

checkModel(mapPickerModel);
