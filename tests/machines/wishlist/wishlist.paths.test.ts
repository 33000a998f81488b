import { checkModel } from '../../support/check-model';
import { wishlistModel } from './wishlist.model';

checkModel(wishlistModel);
