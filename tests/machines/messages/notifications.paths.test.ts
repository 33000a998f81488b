import { checkModel } from '../../support/check-model';
import { notificationsModel } from './notifications.model';

checkModel(notificationsModel);
