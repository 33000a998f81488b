import { checkModel } from '../../support/check-model';
import { signInStepsModel } from './sign-in-steps.model';

checkModel(signInStepsModel);
