import { checkModel } from '../../support/check-model';
import { otpModel } from './otp.model';

checkModel(otpModel);
