import { checkModel } from '../support/check-model';
import { browserModel } from './browser.model';

checkModel(browserModel);
