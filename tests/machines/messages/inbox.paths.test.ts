import { checkModel } from '../../support/check-model';
import { inboxModel } from './inbox.model';

checkModel(inboxModel);
