import { inheritedShare } from '../support/inherited-of-all';

inheritedShare(1, 3);
