import { checkModel } from '../../support/check-model';
import { itemOptionsModel } from './item-options.model';

checkModel(itemOptionsModel);
