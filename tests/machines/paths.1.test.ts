import { checkShare } from '../support/check-model';

checkShare(0, 4);
