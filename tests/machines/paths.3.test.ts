import { checkShare } from '../support/check-model';

checkShare(2, 4);
