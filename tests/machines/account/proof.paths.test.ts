import { checkModel } from '../../support/check-model';
import { proofModel } from './proof.model';

checkModel(proofModel);
