import { inheritedShare } from '../support/inherited-of-all';

inheritedShare(2, 3);
