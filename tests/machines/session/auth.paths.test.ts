import { checkModel } from '../../support/check-model';
import { authModel } from './auth.model';

checkModel(authModel);
