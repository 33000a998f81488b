import { checkModel } from '../support/check-model';
import { noticesModel } from './notices.model';

checkModel(noticesModel);
