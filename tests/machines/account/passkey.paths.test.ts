import { checkModel } from '../../support/check-model';
import { passkeyModel } from './passkey.model';

checkModel(passkeyModel);
