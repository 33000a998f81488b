import { checkModel } from '../../support/check-model';
import { profileModel } from './profile.model';

checkModel(profileModel);
