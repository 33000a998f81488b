import type { Operations } from '../../http/operation';
import { addressRoutes } from './address.routes';
import { dataExportRoutes } from './data-export.routes';
import { deviceRoutes } from './device.routes';
import { profileRoutes } from './profile.routes';
import { removalRoutes } from './removal.routes';

export const accountRoutes = (): Operations => ({
  ...profileRoutes(),
  ...removalRoutes(),
  ...addressRoutes(),
  ...deviceRoutes(),
  ...dataExportRoutes(),
});
