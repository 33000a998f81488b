import { checkModel } from '../../support/check-model';
import { deskDecisionModel } from './desk-decision.model';

checkModel(deskDecisionModel);
