import { checkModel } from '../../support/check-model';
import { ownPictureModel } from './own-picture.model';

checkModel(ownPictureModel);
