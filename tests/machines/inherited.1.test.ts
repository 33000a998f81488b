import { inheritedShare } from '../support/inherited-of-all';

inheritedShare(0, 3);
