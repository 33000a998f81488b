import { checkModel } from '../support/check-model';
import { storefrontModel } from './storefront.model';

checkModel(storefrontModel);
