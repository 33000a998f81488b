import { checkModel } from '../../support/check-model';
import { conversationsModel } from './conversations.model';

checkModel(conversationsModel);
