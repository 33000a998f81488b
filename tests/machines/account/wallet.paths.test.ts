import { checkModel } from '../../support/check-model';
import { walletModel } from './wallet.model';

checkModel(walletModel);
