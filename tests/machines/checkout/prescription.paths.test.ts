import { checkModel } from '../../support/check-model';
import { prescriptionModel } from './prescription.model';

checkModel(prescriptionModel);
