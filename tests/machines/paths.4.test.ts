import { checkShare } from '../support/check-model';

checkShare(3, 4);
