import { checkModel } from '../../support/check-model';
import { sessionModel } from './session.model';

checkModel(sessionModel);
