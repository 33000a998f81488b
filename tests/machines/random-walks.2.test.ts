import { walkShare } from '../support/random-walks-of-all';

walkShare(1, 3);
