import { checkModel } from '../../support/check-model';
import { chatModel } from './chat.model';

checkModel(chatModel);
