import { checkModel } from '../../support/check-model';
import { newsletterModel } from './newsletter.model';

checkModel(newsletterModel);
