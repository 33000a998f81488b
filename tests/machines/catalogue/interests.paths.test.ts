import { checkModel } from '../../support/check-model';
import { interestsModel } from './interests.model';

checkModel(interestsModel);
