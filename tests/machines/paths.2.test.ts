import { checkShare } from '../support/check-model';

checkShare(1, 4);
