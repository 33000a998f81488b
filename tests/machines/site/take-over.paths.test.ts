import { checkModel } from '../../support/check-model';
import { takeOverModel } from './take-over.model';

checkModel(takeOverModel);
