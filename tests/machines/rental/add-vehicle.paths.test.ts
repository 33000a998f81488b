import { checkModel } from '../../support/check-model';
import { addVehicleModel } from './add-vehicle.model';

checkModel(addVehicleModel);
