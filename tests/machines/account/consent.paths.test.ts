import { checkModel } from '../../support/check-model';
import { consentModel } from './consent.model';

checkModel(consentModel);
