import { checkModel } from '../../support/check-model';
import { forgotPasswordModel } from './forgot-password.model';

checkModel(forgotPasswordModel);
