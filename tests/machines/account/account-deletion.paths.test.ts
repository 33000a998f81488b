import { checkModel } from '../../support/check-model';
import { accountDeletionModel } from './account-deletion.model';

checkModel(accountDeletionModel);
