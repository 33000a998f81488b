import { walkShare } from '../support/random-walks-of-all';

walkShare(0, 3);
