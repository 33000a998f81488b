import { walkShare } from '../support/random-walks-of-all';

walkShare(2, 3);
